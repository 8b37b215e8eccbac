// node tools/start/run.mjs SCRIPT [ARGUMENTS]: runs a script of ours in TypeScript, as `node SCRIPT [ARGUMENTS]` would.
import path from 'node:path'
import process from 'node:process'
import { loadScript } from './load-script.mjs'

const [, , script = '', ...args] = process.argv
process.argv = [process.execPath, path.resolve(script), ...args]
await loadScript(script)
