import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const sources = [
  'src',
  'public',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Runs alone: two starts at the same time build once. */
async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      const pid = Number(
        existsSync(path.join(lock, 'pid')) ? readFileSync(path.join(lock, 'pid'), 'utf8') : 0,
      )
      if (pid && !isAlive(pid)) rmSync(lock, { recursive: true, force: true })
      else await sleep(500)
    }
  }
  writeFileSync(path.join(lock, 'pid'), String(process.pid))
  try {
    await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function runBuild(distDir: string): Promise<void> {
  // The build needs neither the database nor a secret, and must not bake one in.
  const { DATABASE_URL: _url, PAYLOAD_SECRET: _secret, ...rest } = process.env
  const env = {
    ...rest,
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
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed:\n${output.slice(-6000)}`)),
    )
  })
}

export const needsBuild = (distDir: string): boolean => !isCurrent(distDir, fingerprintSources())

/** Builds the site when its build is missing or was made of other sources. */
export async function ensureBuild(distDir: string): Promise<void> {
  await withLock(`${distDir}.lock`, async () => {
    const stamp = fingerprintSources()
    if (isCurrent(distDir, stamp)) return
    rmSync(stampOf(distDir), { force: true })
    await runBuild(distDir)
    writeFileSync(stampOf(distDir), stamp)
  })
}
