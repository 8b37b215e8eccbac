import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withFileLock } from '../start/file-lock'
import { isAlive } from '../start/process-life'
import { checkRewrites } from './check-rewrites'
import { hintCompiling } from './hint-compiling'
import { compressFiles } from './compress-files'
import { shareChunks } from './share-chunks'
import { onShutdown, untilEnd } from '../start/shutdown'
import { progressOutput } from '../start/steps'

const sources = [
  'src',
  'public',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  // These change the build or its pages: a new build gives pages new entity tags.
  'tools/build/hint-compiling.ts',
  'tools/build/compress-files.ts',
  'tools/build/share-chunks.ts',
  'tools/server/late-scripts.mjs',
  // Checks whether the edge knows the build.
  'tools/build/check-rewrites.ts',
]

function* filesOf(entry: string): Generator<string> {
  if (!existsSync(entry)) return
  if (!statSync(entry).isDirectory()) {
    yield entry
    return
  }
  for (const name of readdirSync(entry).sort()) yield* filesOf(path.join(entry, name))
}

function fingerprintSources(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((entry) => [...filesOf(entry)])) {
    if (/\.spec\.tsx?$/.test(file)) continue
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const stampOf = (distDir: string) => path.join(distDir, 'sources.sha256')

const isCurrent = (distDir: string, stamp: string): boolean =>
  existsSync(stampOf(distDir)) &&
  existsSync(path.join(distDir, 'BUILD_ID')) &&
  readFileSync(stampOf(distDir), 'utf8') === stamp

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The other process that holds a lock, or null. */
function holderOf(lock: string): number | null {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    return pid !== process.pid && isAlive(pid) ? pid : null
  } catch {
    return null
  }
}

/** The other process that holds a lock; null once this one has it. */
const takeLock = (lock: string): number | null =>
  withFileLock(`${lock}-taking`, () => {
    const holder = holderOf(lock)
    if (holder !== null) return holder
    // An earlier version made a folder of it.
    rmSync(lock, { recursive: true, force: true })
    writeFileSync(lock, String(process.pid))
    return null
  })

/** Runs alone, so that two concurrent starts build once. */
async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  let announced = false
  for (let holder = takeLock(lock); holder !== null; holder = takeLock(lock)) {
    if (!announced) progressOutput.write(`• Waiting for another build (process ${holder}) …\n`)
    announced = true
    await sleep(500)
  }
  const release = () => rmSync(lock, { force: true })
  const forget = onShutdown(release)
  try {
    await work()
  } finally {
    forget()
    release()
  }
}

async function runBuild(distDir: string): Promise<void> {
  const env = {
    ...process.env,
    // The build needs neither and must not contain one: empty, because missing keys would be read from .env.
    DATABASE_URL: '',
    PAYLOAD_SECRET: '',
    NODE_ENV: 'production' as const,
    NEXT_DIST_DIR: distDir,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  if ((await untilEnd(child)) !== 0) throw new Error(`The build failed:\n${output.slice(-6000)}`)
}

export const needsBuild = (distDir: string): boolean => !isCurrent(distDir, fingerprintSources())

/** Builds the site if its build is missing or was made of other sources. */
export async function ensureBuild(distDir: string): Promise<void> {
  await withLock(`${distDir}.lock`, async () => {
    const stamp = fingerprintSources()
    if (isCurrent(distDir, stamp)) return
    rmSync(stampOf(distDir), { force: true })
    await runBuild(distDir)
    hintCompiling(distDir)
    checkRewrites(distDir)
    compressFiles(distDir)
    shareChunks(distDir)
    writeFileSync(stampOf(distDir), stamp)
  })
}
