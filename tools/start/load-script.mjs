// Runs our TypeScript scripts: bundled in memory, then loaded as plain JavaScript (decision 26).
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

const root = path.resolve(import.meta.dirname, '../..')
const { resolve } = createRequire(path.join(root, 'package.json'))

/** Where Node finds a package, under the conditions of this process; some imports leave the file extension out. */
function findPackage(name) {
  try {
    const url = import.meta.resolve(name)
    if (existsSync(fileURLToPath(url))) return url
  } catch {
    // The older way below knows it, or says what is missing.
  }
  return pathToFileURL(resolve(name)).href
}

/** Packages stay outside the bundle and are imported by their file, because the bundle lies elsewhere. */
const packagesOutside = {
  name: 'packages outside',
  setup({ onResolve }) {
    onResolve({ filter: /^file:/ }, ({ path: url }) => ({ path: fileURLToPath(url) }))
    onResolve({ filter: /^(@[^/]|[^./@])/ }, ({ path: name, kind }) => {
      // Payload's configuration is no package: tsconfig.json has its path.
      if (kind === 'entry-point' || name === '@payload-config') return undefined
      return { path: isBuiltin(name) ? name : findPackage(name), external: true }
    })
  },
}

/** A bundled file keeps the `import.meta` of its place in the repository. */
const ownPlaces = {
  name: 'own places',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|mts|mjs)$/ }, ({ path: file }) => {
      const contents = readFileSync(file, 'utf8')
      if (!contents.includes('import.meta.')) return undefined
      return {
        loader: file.endsWith('.mjs') ? 'js' : 'ts',
        contents: contents
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
          .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))),
      }
    })
  },
}

/**
 * The options to bundle a script; esbuild prints what it cannot parse.
 * @type {(script: string) => import('esbuild').BuildOptions}
 */
export const bundleOptions = (script) => ({
  entryPoints: [path.resolve(script)],
  absWorkingDir: root,
  tsconfig: path.join(root, 'tsconfig.json'),
  plugins: [packagesOutside, ownPlaces],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  keepNames: true,
  sourcemap: 'inline',
  sourcesContent: false,
  logLevel: 'error',
})

/**
 * Runs a script of ours in this process.
 * @throws Error of esbuild for what it cannot parse, which it has printed; or any error of the script while it is loaded.
 */
export async function loadScript(script) {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'maison-brabant-script-'))
  const outfile = path.join(folder, `${path.basename(script, path.extname(script))}.mjs`)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    await build({ ...bundleOptions(script), outfile })
    await stop()
    process.setSourceMapsEnabled(true)
    await import(pathToFileURL(outfile).href)
  } finally {
    remove()
    process.off('exit', remove)
  }
}
