"""The table inside the browser: what Pyodide runs in two Web Workers. ``docs/browser.md`` says how it is talked to."""
