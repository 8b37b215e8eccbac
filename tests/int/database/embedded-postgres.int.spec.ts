import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findRunningDatabase, startDatabase, type Database } from '../../../tools/database/embedded-postgres'

const hasty = ['fsync=off']

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', () => {
  let dataDir: string
  const started: Database[] = []
  const start = async () => {
    const database = await startDatabase({ dataDir, settings: hasty })
    started.push(database)
    return database
  }

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'maison-brabant-postgres-'))
  })

  afterEach(async () => {
    for (const database of started.splice(0)) await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('speaks UTF-8 with a fixed collation, and has what the search needs', async () => {
    const { url } = await start()
    expect(await query(url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
    const extensions = await query(
      url,
      "select name from pg_available_extensions where name in ('unaccent', 'pg_trgm')",
    )
    expect(extensions).toHaveLength(2)
  })

  it('keeps its data over a stop and a start', async () => {
    const first = await start()
    await query(first.url, 'create table kept (note text)')
    await first.stop()
    const second = await start()
    expect(await query(second.url, 'select * from kept')).toEqual([])
  })

  it('is found by a second program while it runs, and not after', async () => {
    expect(await findRunningDatabase(dataDir)).toBeNull()
    const database = await start()
    expect(await findRunningDatabase(dataDir)).toBe(database.url)
    await database.stop()
    expect(await findRunningDatabase(dataDir)).toBeNull()
  })

  it('takes over from a server whose site was killed', async () => {
    const orphan = await start()
    await query(orphan.url, 'create table kept (note text)')
    const successor = await start()
    expect(await query(successor.url, 'select * from kept')).toEqual([])
    await expect(query(orphan.url, 'select 1')).rejects.toThrow()
  })

  it('starts after the server itself was killed and left its lock file', async () => {
    const database = await start()
    await query(database.url, 'create table kept (note text)')
    const gone = new Promise((resolve) => database.process?.once('exit', resolve))
    database.process?.kill('SIGKILL')
    await gone
    expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(true)
    const next = await start()
    expect(await query(next.url, 'select * from kept')).toEqual([])
  })

  it('waits for the processes of a killed server that have not noticed yet', async () => {
    const database = await start()
    const { pid } = database.process ?? {}
    const helpers = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    const [late] = helpers.trim().split(/\s+/).map(Number)
    expect(late).toBeGreaterThan(0)
    process.kill(late ?? 0, 'SIGSTOP')
    const gone = new Promise((resolve) => database.process?.once('exit', resolve))
    database.process?.kill('SIGKILL')
    await gone
    const waking = sleep(1500).then(() => process.kill(late ?? 0, 'SIGCONT'))
    const [next] = await Promise.all([start(), waking])
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('does not touch a server that runs without answering, nor its lock file', async () => {
    const database = await start()
    const lock = path.join(dataDir, 'postgres', 'postmaster.pid')
    database.process?.kill('SIGSTOP')
    try {
      await expect(start()).rejects.toThrow(
        `(process ${database.process?.pid}) runs and neither answers nor stops`,
      )
      expect(existsSync(lock)).toBe(true)
    } finally {
      database.process?.kill('SIGCONT')
    }
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('removes a lock file whose process id belongs to another program now', async () => {
    const first = await start()
    const lock = path.join(dataDir, 'postgres', 'postmaster.pid')
    const [, ...rest] = readFileSync(lock, 'utf8').split('\n')
    await first.stop()
    writeFileSync(lock, [process.pid, ...rest].join('\n'))
    const { url } = await start()
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('makes the cluster again when an earlier run was killed while making it', async () => {
    mkdirSync(path.join(dataDir, 'postgres.new'))
    writeFileSync(path.join(dataDir, 'postgres.new', 'half'), 'a cluster')
    const { url } = await start()
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(existsSync(path.join(dataDir, 'postgres.new'))).toBe(false)
  })

  it('moves a folder aside that is no cluster, and deletes nothing', async () => {
    mkdirSync(path.join(dataDir, 'postgres'))
    writeFileSync(path.join(dataDir, 'postgres', 'precious'), 'data')
    await start()
    const aside = readdirSync(dataDir).find((name) => name.startsWith('postgres.broken-'))
    expect(existsSync(path.join(dataDir, aside ?? '', 'precious'))).toBe(true)
  })
})
