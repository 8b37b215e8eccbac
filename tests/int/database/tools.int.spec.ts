import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  claimDataFolder,
  findFreePort,
  findHolder,
  releaseDataFolder,
} from '../../../tools/start/data-folder'
import { isAlive } from '../../../tools/start/process-life'

const toolOf = (name: string) => JSON.stringify(pathToFileURL(path.resolve('tools', name)).href)

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    hasEnded(child) ? resolve(child.exitCode) : child.once('exit', resolve),
  )

async function until(what: string, holds: () => boolean): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 20) {
    if (holds()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`Not within a minute: ${what}`)
}

/** The processes whose command line names a folder. */
async function processesOf(folder: string): Promise<string[]> {
  const list = spawn('pgrep', ['-f', '-a', folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  list.stdout.on('data', (chunk) => (output += chunk))
  await new Promise((resolve) => list.once('close', resolve))
  return output.split('\n').filter((line) => line && !line.includes('pgrep'))
}

describe('the tools', () => {
  let dataDir: string
  const children: ChildProcess[] = []

  /** Runs TypeScript as a command of ours, under a name that may claim a data folder. */
  const runLines = (lines: string[]): ChildProcess => {
    const file = path.join(dataDir, 'script.mts')
    writeFileSync(file, lines.join('\n'))
    const child = spawn(process.execPath, ['tools/start/run.mjs', file, 'create-staff.ts'], {
      stdio: 'ignore',
    })
    children.push(child)
    return child
  }
  const runClaimant = (options: object = {}) =>
    runLines([
      `import { claimDataFolder } from ${toolOf('start/data-folder.ts')}`,
      `claimDataFolder(${JSON.stringify(dataDir)}, ${JSON.stringify(options)})`,
      'setInterval(() => undefined, 1000)',
    ])
  const runServer = () =>
    runLines([
      `import { claimDataFolder, releaseDataFolder } from ${toolOf('start/data-folder.ts')}`,
      `import { startDatabase } from ${toolOf('database/embedded-postgres.ts')}`,
      `import { onShutdown, runCommand } from ${toolOf('start/shutdown.ts')}`,
      `const dataDir = ${JSON.stringify(dataDir)}`,
      'void runCommand(async () => {',
      '  claimDataFolder(dataDir)',
      '  onShutdown(() => releaseDataFolder(dataDir))',
      "  await startDatabase({ dataDir, settings: ['fsync=off'] })",
      '  await new Promise((resolve) => setTimeout(resolve, 60_000))',
      '})',
    ])

  const postmaster = () => path.join(dataDir, 'postgres', 'postmaster.pid')
  const isReady = () => existsSync(postmaster()) && readFileSync(postmaster(), 'utf8').includes('ready')

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'maison-brabant-tools-'))
  })

  afterEach(async () => {
    for (const child of children.splice(0)) {
      child.kill('SIGKILL')
      await endOf(child)
    }
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('let one command at a time claim a data folder, and take over from a dead one', async () => {
    const claimant = runClaimant()
    await until('the claim', () => findHolder(dataDir)?.pid === claimant.pid)
    expect(() => claimDataFolder(dataDir)).toThrow(`in use by another command (process ${claimant.pid})`)
    releaseDataFolder(dataDir)
    expect(findHolder(dataDir)?.pid).toBe(claimant.pid)

    claimant.kill('SIGKILL')
    await endOf(claimant)
    expect(existsSync(path.join(dataDir, 'run.json'))).toBe(true)
    const successor = runClaimant()
    await until('the new claim', () => findHolder(dataDir)?.pid === successor.pid)
  })

  it('give the folder to one of many commands that claim it at once', async () => {
    writeFileSync(path.join(dataDir, 'run.json'), '{"pid":4194304}')
    const claimants = [runClaimant(), runClaimant(), runClaimant(), runClaimant()]
    await until('three refusals', () => claimants.filter(hasEnded).length === 3)
    const [winner] = claimants.filter((claimant) => !hasEnded(claimant))
    expect(findHolder(dataDir)?.pid).toBe(winner?.pid)
  })

  it('give the folder to one of them although a command was killed while it took it', async () => {
    writeFileSync(path.join(dataDir, 'run.json'), '{"pid":4194304}')
    writeFileSync(path.join(dataDir, 'run.lock-4194304'), '1')
    const claimants = [runClaimant(), runClaimant()]
    await until('a refusal', () => claimants.filter(hasEnded).length === 1)
    const [winner] = claimants.filter((claimant) => !hasEnded(claimant))
    expect(findHolder(dataDir)?.pid).toBe(winner?.pid)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('run'))).toEqual([
      'run.json',
      'run.lock-4194304',
    ])
  })

  it('wait for another one that takes the folder at the same moment', async () => {
    const lock = path.join(dataDir, `run.lock-${process.pid}`)
    writeFileSync(lock, '')
    const claimant = runClaimant()
    const waiting = path.join(dataDir, `run.lock-${claimant.pid}`)
    await until('its wait', () => existsSync(waiting) && readFileSync(waiting, 'utf8') === '1')
    expect(findHolder(dataDir)).toBeNull()
    rmSync(lock)
    await until('the claim', () => findHolder(dataDir)?.pid === claimant.pid)
  })

  it('let several sites of one database share a data folder, and nobody else', async () => {
    const databaseUrl = 'postgres://one:secret@database.example:5432/site'
    const run = { url: 'https://site.example', port: 3001 }
    const first = runClaimant({ databaseUrl, run })
    await until('the claim', () => findHolder(dataDir)?.pid === first.pid)
    expect(readFileSync(path.join(dataDir, 'run.json'), 'utf8')).not.toContain('secret')
    claimDataFolder(dataDir, { databaseUrl: 'postgres://other@database.example:5432/site', run })
    releaseDataFolder(dataDir)
    expect(findHolder(dataDir)?.pid).toBe(first.pid)
    const refusal = `already served at https://site.example (process ${first.pid})`
    expect(() =>
      claimDataFolder(dataDir, { databaseUrl: 'postgres://database.example:5432/another', run }),
    ).toThrow(refusal)
    expect(() => claimDataFolder(dataDir, { run })).toThrow(refusal)
  })

  it('keep a shared data folder for the sites that go on when the first one ends', async () => {
    const databaseUrl = 'postgres://one@database.example:5432/site'
    const first = runClaimant({ databaseUrl })
    await until('the claim', () => findHolder(dataDir)?.pid === first.pid)
    const second = runClaimant({ databaseUrl })
    await until('the shared claim', () => existsSync(path.join(dataDir, `run-${second.pid}.json`)))
    first.kill('SIGKILL')
    await endOf(first)
    expect(findHolder(dataDir)?.pid).toBe(second.pid)
    expect(() => claimDataFolder(dataDir)).toThrow(`process ${second.pid}`)
    expect(() =>
      claimDataFolder(dataDir, { databaseUrl: 'postgres://database.example:5432/another' }),
    ).toThrow(`process ${second.pid}`)
    claimDataFolder(dataDir, { databaseUrl })
    releaseDataFolder(dataDir)
    second.kill('SIGKILL')
    await endOf(second)
    claimDataFolder(dataDir)
    releaseDataFolder(dataDir)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('run'))).toEqual([])
  })

  it('make one secret for all who ask for it at once', async () => {
    const ask = () =>
      runLines([
        "import { writeFileSync } from 'node:fs'",
        `import { readSecret } from ${toolOf('start/data-folder.ts')}`,
        `const dataDir = ${JSON.stringify(dataDir)}`,
        'writeFileSync(`${dataDir}/seen-${process.pid}`, readSecret(dataDir))',
      ])
    const asking = [ask(), ask(), ask(), ask()]
    await Promise.all(asking.map(endOf))
    const seen = readdirSync(dataDir).filter((name) => name.startsWith('seen-'))
    expect(seen).toHaveLength(4)
    const secrets = new Set(seen.map((name) => readFileSync(path.join(dataDir, name), 'utf8')))
    expect([...secrets]).toEqual([readFileSync(path.join(dataDir, 'secret'), 'utf8')])
    expect(readdirSync(dataDir).filter((name) => name.startsWith('secret'))).toEqual(['secret'])
  })

  it.each([
    ['lies in a file', 'file/data', 'ENOTDIR'],
    ['is a file', 'file', 'ENOTDIR'],
    ['holds a file in the place of a folder', '.', 'ENOTDIR'],
    ['is nowhere', '/proc/nowhere/data', '(?:ENOENT|EACCES|EROFS)'],
  ])('end with one line where the data folder %s', async (_what, folder, code) => {
    writeFileSync(path.join(dataDir, 'file'), '')
    writeFileSync(path.join(dataDir, 'media'), '')
    const child = spawn(process.execPath, ['tools/start/start.mjs'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORT: String(await findFreePort()), DATA_DIR: path.resolve(dataDir, folder) },
    })
    children.push(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    await new Promise((resolve) => child.once('close', resolve))
    expect(child.exitCode).toBe(1)
    expect(output).toMatch(
      new RegExp(`^✗ The data folder .* cannot be written \\(.*${code}\\): .*DATA_DIR\\.\\n$`),
    )
  })

  it('report the site that has the data folder', () => {
    const site = { pid: process.ppid, url: 'http://localhost:3299', port: 3299 }
    writeFileSync(path.join(dataDir, 'run.json'), JSON.stringify(site))
    // The process is alive, but it is not ours: the process id was used again.
    expect(findHolder(dataDir)).toBeNull()
    claimDataFolder(dataDir)
    releaseDataFolder(dataDir)
    expect(existsSync(path.join(dataDir, 'run.json'))).toBe(false)
  })

  it.each([
    ['while the cluster is made', () => existsSync(path.join(dataDir, 'postgres.new', 'base'))],
    ['while PostgreSQL starts', () => existsSync(postmaster())],
    ['while PostgreSQL runs', isReady],
  ])('leave nothing running after a SIGTERM %s', async (_when, isThere) => {
    const command = runServer()
    await until('the right moment', isThere)
    command.kill('SIGTERM')
    expect(await endOf(command)).toBe(143)
    expect(await processesOf(dataDir)).toEqual([])
    expect(existsSync(postmaster())).toBe(false)
    expect(existsSync(path.join(dataDir, 'run.json'))).toBe(false)
    expect(existsSync(path.join(dataDir, '.initdb-password'))).toBe(false)
  })

  /** Starts a parent that forks a process under exit-with-parent.mjs, and returns the output of that process. */
  const runParent = (work: string) => {
    const worker = path.join(dataDir, 'worker.mjs')
    const parent = path.join(dataDir, 'parent.mjs')
    writeFileSync(worker, work)
    const options = `{ execArgv: ['--import', ${toolOf('start/exit-with-parent.mjs')}] }`
    writeFileSync(
      parent,
      [
        "import { fork } from 'node:child_process'",
        `const worker = fork(${JSON.stringify(worker)}, [], ${options})`,
        "worker.on('message', (message) => console.log(message))",
        "worker.on('exit', (code) => console.log('ended', code))",
        'setInterval(() => undefined, 1000)',
      ].join('\n'),
    )
    const child = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(child)
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    return { child, output: () => output }
  }

  it('end their child processes when they are killed themselves', async () => {
    const { child, output } = runParent('process.send(process.pid); setInterval(() => undefined, 1000)')
    await until('the number of the process', () => /^\d+$/m.test(output()))
    const pid = Number(/^\d+$/m.exec(output())?.[0])
    expect(isAlive(pid)).toBe(true)
    child.kill('SIGKILL')
    await endOf(child)
    await until('the end of the process', () => !isAlive(pid))
  })

  it('end when they have nothing more to do, although they listen to their parent', async () => {
    const { output } = runParent("process.once('message', () => undefined); process.send('waiting')")
    await until('the end', () => output().includes('ended 0'))
  })
})
