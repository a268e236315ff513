/**
 * Compiles the Python files that every start of the table in a browser reads, with the Python that will run them.
 *
 *     node web/compile.mjs FOLDER      as `web/packs.py` does
 *
 * FOLDER has all files as they lie in the browser. Python starts with them as it does there (`src/here/python.ts`), and leaves
 * a `.pyc` beside each file of other people's that it has read: without the table of lines, which is a third of it, so
 * that of what fails there the function is told and not the line.
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

def shorter(code):
    parts = (shorter(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(parts))

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
