import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '../start/data-folder'
import { measureWeights, scriptBytes } from './page-weight'
import { compressFiles } from '../build/compress-files'
import { onShutdown, stopChild, untilEnd } from '../start/shutdown'
import { startSite, waitForAnswer } from '../start/site-server'

// Inside the repository, so that it finds the same Next and React; below a folder that is ignored everywhere.
const parent = '.next-test'

const files = {
  // The build folder it lies in says CommonJS.
  'package.json': '{ "type": "module" }\n',
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
  'app/page.jsx': `export default function Page() {
  return <h1>Nothing</h1>
}
`,
  'next.config.mjs': `export default { compress: false, turbopack: { root: ${JSON.stringify(path.resolve('.'))} } }
`,
}

async function buildApp(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const child = spawn(process.execPath, [path.resolve('node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  if ((await untilEnd(child)) !== 0)
    throw new Error(`The empty page could not be built:\n${output.slice(-3000)}`)
  compressFiles(path.join(folder, '.next'))
}

/**
 * The compressed bytes of JavaScript that Next and React alone bring to a page: those of an empty static page, built and
 * served by the same versions.
 */
export async function measureFloor(): Promise<number> {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(path.join(parent, 'floor-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const forget = onShutdown(remove)
  try {
    await buildApp(folder)
    const port = await findFreePort()
    const site = startSite({ port, host: '127.0.0.1', distDir: '.next', env: {}, folder, quiet: true })
    try {
      await waitForAnswer(`http://127.0.0.1:${port}/`, site)
      return scriptBytes(await measureWeights(`http://127.0.0.1:${port}/`))
    } finally {
      await stopChild(site)
    }
  } finally {
    forget()
    remove()
  }
}
