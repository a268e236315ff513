/**
 * Compiles the Python files that every start of the table in a browser reads, with the Python that will run them.
 *
 *     node web/compile.mjs FOLDER      as `web/packs.py` does
 *
 * FOLDER has all files as they lie in the browser. Python starts with them as it does there (`src/here/python.ts`), and leaves
 * a `.pyc` beside each file of other people's that it has read: with a table of lines that knows only where each function
 * begins, as the real one is a third of the file.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { loadPyodide } from 'pyodide';
import createModule from 'pyodide/pyodide.asm.mjs';
import lock from 'pyodide/pyodide-lock.json' with { type: 'json' };

const COMPILE = `
import json, sys
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path
from types import CodeType

def lines(code):
    # Up to eight units of two bytes each: an entry without columns (13), in the same line as the one before.
    units = len(code.co_code) // 2
    return b"".join(bytes([0x80 | 13 << 3 | min(8, units - at) - 1, 0]) for at in range(0, units, 8))

def shorter(code):
    parts = (shorter(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    made = code.replace(co_linetable=lines(code), co_consts=tuple(parts))
    # What tells of an error goes through them, and fails itself where one is missing.
    assert [line for line, *_ in made.co_positions()] == [made.co_firstlineno] * (len(made.co_code) // 2)
    return made

def read():
    from armorial.browser import memory
    memory.learn("en")
    ours = Path(sys.modules["armorial"].__file__).parent
    named = {Path(file) for module in [*sys.modules.values()] if (file := getattr(module, "__file__", None))}
    return sorted(file for file in named if file.suffix == ".py" and file.is_file() and not file.is_relative_to(ours))

def compiled():
    for file in read():
        code = compile(file.read_bytes(), str(file), "exec", dont_inherit=True)
        file.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(shorter(code), bytes(8), False))
        yield str(file.with_suffix(".pyc"))

json.dumps([*compiled()])
`;

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ path: relative(folder, file).split(sep).join('/'), content: new Uint8Array(readFileSync(file)) }));

/** A zip archive without files: the standard library is among the others. */
const own = mkdtempSync(join(tmpdir(), 'armorial-'));
const library = join(own, 'python_stdlib.zip');
writeFileSync(library, new Uint8Array([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]));

const python = await loadPyodide({
  lockFileContents: { info: lock.info, packages: {} },
  stdLibURL: library,
  createPyodideModule: (settings) => {
    settings.preRun.push(async (machine) => {
      machine.addRunDependency('libraries');
      for (const { path, content } of files.filter(({ path }) => path.endsWith('.so')))
        machine.preloadedWasm[`/${path}`] = await machine.loadWebAssemblyModule(
          content,
          { loadAsync: true, nodelete: true },
          `/${path}`,
          {},
        );
      machine.removeRunDependency('libraries');
    });
    return createModule(settings);
  },
  fsInit: async (fs) => {
    for (const { path, content } of files) {
      fs.mkdirTree(`/${path}`.slice(0, path.lastIndexOf('/') + 1));
      fs.writeFile(`/${path}`, content, { canOwn: true });
    }
  },
  env: { PYTHONHASHSEED: '0', PYTHONPATH: '/lib/python3.14', PYTHONDONTWRITEBYTECODE: '1' },
});
rmSync(own, { recursive: true });
for (const path of JSON.parse(python.runPython(COMPILE))) writeFileSync(join(folder, path), python.FS.readFile(path));
process.exit(0); // Python would keep waiting
