// The only file that runs before the dependencies are installed: it needs nothing but Node and npm.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const folder = path.resolve(fileURLToPath(import.meta.url), '../../..')
process.chdir(folder)

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Versions are pinned exactly, so a missing package or another version means: install. */
function isInstalled() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  return Object.entries({ ...dependencies, ...devDependencies }).every(([name, version]) => {
    const file = path.join('node_modules', name, 'package.json')
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version
  })
}

if (!isInstalled()) {
  console.log('• Installing the locked dependencies (once) …')
  const { status } = spawnSync('npm ci --include=dev --no-fund --no-audit --loglevel=error', {
    stdio: 'inherit',
    // On Windows npm is a .cmd file, which Node can start only through a shell.
    shell: true,
  })
  if (status !== 0) {
    console.error('The dependencies could not be installed: see the message of npm above.')
    process.exit(status ?? 1)
  }
}

await import('./load-env.mjs')

const scripts = {
  start: 'tools/start/serve.ts',
  dev: 'tools/start/serve.ts',
  test: 'tools/test/test.ts',
  'test:e2e': 'tools/test/test.ts',
  bench: 'tools/bench/bench.ts',
  faults: 'tools/faults/faults.ts',
  screenshots: 'tools/test/screenshots.ts',
}
const command = process.argv[2] ?? 'start'
const script = scripts[command]
if (!script) {
  console.error(`There is no command "${command}".`)
  process.exit(1)
}
const { loadScript } = await import('./load-script.mjs')
await loadScript(script)
