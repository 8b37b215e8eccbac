import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Manifest } from '@/domain/backups/manifest'
import type { BackupPlace } from '@/cms/operations/backups/backup-place'
import { createPlace, factories, makePicture, nextNumber } from '../../support/database/factories'
import { createEmptyDatabase, readAllRows } from '../../support/database/fresh-database'
import { startSite, stopPayload, type Site } from '../../support/database/payload'

let site: Site
let place: BackupPlace
let folder: string
let property: number
let picture: number

const day = 86_400_000
const first = new Date('2026-11-25T04:41:00Z')
const later = (days: number): Date => new Date(first.getTime() + days * day)

const databaseUrl = (): string => process.env.DATABASE_URL ?? ''

async function backUp(now: Date): Promise<Manifest> {
  const { backUp: make } = await import('@/cms/operations/backups/back-up')
  return (await make({ payload: site.payload, place, now })).manifest
}

const backups = () => import('@/cms/operations/backups/read-backup')

const execute = promisify(execFile)

type Outcome = { code: number; output: string }

/** Runs a command of ours on another database and data folder. */
async function run(
  script: string,
  { args, url, dataDir }: { args: string[]; url: string; dataDir: string },
): Promise<Outcome> {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    BACKUP_DIR: folder,
  }
  const command = ['--conditions=production', 'tools/start/run.mjs', `tools/start/${script}.ts`, ...args]
  try {
    const { stdout, stderr } = await execute(process.execPath, command, { env })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    if (!(error instanceof Error && 'stdout' in error && 'stderr' in error)) throw error
    return { code: 1, output: `${String(error.stdout)}${String(error.stderr)}` }
  }
}

const contents = (): string[] =>
  readdirSync(path.join(folder, 'files'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.length > 10,
  )

/** All files below a folder, with their contents. */
const readFolder = (from: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(from, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(from, name)).isFile())
      .map((name) => [name, readFileSync(path.join(from, name), 'base64')]),
  )

beforeAll(async () => {
  site = await startSite()
  const { payload } = site
  const town = await createPlace(payload)
  const user = await payload.create({
    collection: 'users',
    data: { email: 'admin@example.be', password: 'a long enough password', role: 'admin', name: 'Ann' },
  })
  const parts = { ...town, user: { relationTo: 'users' as const, value: user.id } }
  for (const title of ['Ferme à Hannut', 'Tab\tand "quotes" \\ and \\N', 'Ελληνικά 🏡\nzweite Zeile'])
    ({ id: property } = await payload.create({
      collection: 'properties',
      data: {
        ...factories.properties(parts, nextNumber()),
        title,
        price: 250_000,
        _status: 'published',
      },
      locale: 'fr',
    }))
  for (const name of ['one.jpg', 'two.jpg'])
    ({ id: picture } = await payload.create({
      collection: 'media',
      data: { alt: 'Une maison' },
      file: await makePicture({ width: 900, height: name === 'one.jpg' ? 600 : 500, name }),
      locale: 'fr',
    }))
})
afterAll(stopPayload)

beforeEach(async () => {
  const { folderPlace } = await import('@/cms/operations/backups/folder-place')
  folder = mkdtempSync(path.join(inject('runFolder'), 'backups-'))
  place = folderPlace(folder)
})

describe('a backup', () => {
  it('is restored into an empty database and folder, row by row and byte by byte', async () => {
    const manifest = await backUp(first)
    expect(manifest).toMatchObject({ name: '2026-11-25T04-41-00Z', missing: [] })
    expect(await (await backups()).checkBackup(place, { name: manifest.name })).toEqual([])
    const { backup_runs: _, ...before } = await readAllRows(databaseUrl())

    const empty = await createEmptyDatabase()
    const dataDir = mkdtempSync(path.join(inject('runFolder'), 'restored-'))
    try {
      const restored = await run('restore', { args: ['latest'], url: empty.url, dataDir })
      expect(restored.output).toContain('The site is as it was at 2026-11-25T04-41-00Z')
      expect(restored.code).toBe(0)
      const { backup_runs: __, ...after } = await readAllRows(empty.url)
      expect(after).toEqual(before)
      expect(readFolder(path.join(dataDir, 'media'))).toEqual(readFolder(path.join(site.dataDir, 'media')))

      const again = await run('restore', { args: [manifest.name], url: empty.url, dataDir })
      expect(again).toMatchObject({ code: 1, output: expect.stringContaining('--replace') })
      const replaced = await run('restore', { args: [manifest.name, '--replace'], url: empty.url, dataDir })
      expect(replaced.output).toContain('; 0 of')
      const { backup_runs: ___, ...twice } = await readAllRows(empty.url)
      expect(twice).toEqual(before)
    } finally {
      await empty.drop()
    }
  })

  it('stores a file once, and keeps as many backups as the agency wants', async () => {
    const { payload } = site
    await backUp(first)
    const one = contents()
    await payload.update({ collection: 'properties', id: property, data: { price: 240_000 }, locale: 'fr' })
    await backUp(later(1))
    expect(contents().sort()).toEqual(one.sort())

    await payload.delete({ collection: 'media', id: picture })
    await payload.updateGlobal({ slug: 'backup-settings', data: { kept: 2 } })
    await backUp(later(2))
    expect(await (await backups()).listBackups(place)).toEqual([
      '2026-11-26T04-41-00Z',
      '2026-11-27T04-41-00Z',
    ])
    // The one of yesterday has the deleted picture still.
    expect(contents().sort()).toEqual(one.sort())
    await backUp(later(3))
    await backUp(later(4))
    expect(contents().length).toBeLessThan(one.length)
    for (const name of await (await backups()).listBackups(place))
      expect(await (await backups()).checkBackup(place, { name })).toEqual([])
  })

  it('that is damaged is found, and not restored', async () => {
    const { checkBackup } = await backups()
    const { name } = await backUp(first)
    const copy = mkdtempSync(path.join(inject('runFolder'), 'damaged-'))
    cpSync(folder, copy, { recursive: true })

    const content = contents()[0] ?? ''
    writeFileSync(path.join(folder, 'files', content), 'something else')
    expect(await checkBackup(place, { name })).toEqual([expect.stringContaining('is damaged')])

    const table = path.join(folder, name, 'tables', 'properties.copy.gz')
    writeFileSync(table, readFileSync(table).subarray(0, -9))
    expect(await checkBackup(place, { name })).toEqual([`${name}/tables/properties.copy.gz is damaged`])

    rmSync(path.join(folder, name, 'files.jsonl.gz'))
    expect(await checkBackup(place, { name })).toContain(`${name}/files.jsonl.gz is missing`)
    const empty = await createEmptyDatabase()
    try {
      const dataDir = mkdtempSync(path.join(inject('runFolder'), 'restored-'))
      const outcome = await run('restore', { args: [name], url: empty.url, dataDir })
      expect(outcome).toMatchObject({ code: 1, output: expect.stringContaining('The backup is not whole') })
      expect(await readAllRows(empty.url)).toEqual({})
    } finally {
      await empty.drop()
    }
    rmSync(path.join(folder, name, 'manifest.json'))
    expect(await (await backups()).listBackups(place)).toEqual([])
  })
})

describe('a restore', () => {
  const restore = async (change: object = {}) => {
    const { restoreBackup } = await import('@/cms/operations/backups/restore-backup')
    const { files } = await import('@/cms/files/files')
    const { name, migrations } = await backUp(first)
    return restoreBackup({
      place,
      name,
      files,
      connectionString: databaseUrl(),
      mayReplace: true,
      knownMigrations: migrations,
      makeTables: () => Promise.reject(new Error('There are tables already.')),
      ...change,
    })
  }

  it('waits for the site to be stopped', async () => {
    await expect(restore()).rejects.toThrow('Stop the site')
  })

  it('refuses a backup of a later version, and changes nothing', async () => {
    const empty = await createEmptyDatabase()
    try {
      await expect(restore({ connectionString: empty.url, knownMigrations: [] })).rejects.toThrow(
        'later version',
      )
      expect(await readAllRows(empty.url)).toEqual({})
    } finally {
      await empty.drop()
    }
  })
})

describe('the backup of a day', () => {
  it('is made once, if the agency wants it, and what failed is noted', async () => {
    const { payload } = site
    const { backUpWhenDue } = await import('@/cms/operations/backups/back-up-when-due')
    const { findLastRuns } = await import('@/cms/operations/backups/backup-runs')
    const ours = path.join(site.dataDir, 'backups')
    const now = later(30)
    await payload.updateGlobal({ slug: 'backup-settings', data: { isDaily: false } })
    await backUpWhenDue({ payload, now })
    expect(existsSync(ours)).toBe(false)

    await payload.updateGlobal({ slug: 'backup-settings', data: { isDaily: true } })
    // A file stands where the folder should be.
    writeFileSync(ours, '')
    await expect(backUpWhenDue({ payload, now })).rejects.toThrow()
    expect((await findLastRuns(payload)).ended?.fault).toContain('backups')
    rmSync(ours)
    await backUpWhenDue({ payload, now })
    await backUpWhenDue({ payload, now: new Date(now.getTime() + 3_600_000) })
    expect(readdirSync(ours).filter((name) => name.startsWith('20'))).toEqual(['2026-12-25T04-41-00Z'])
    expect(await findLastRuns(payload)).toMatchObject({
      made: { begunAt: now, fault: null },
      ended: { fault: null },
    })
  })
})
