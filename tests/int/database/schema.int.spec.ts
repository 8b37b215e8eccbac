import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { generateTypes } from 'payload/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { isRecord } from '@/domain/shared/is-record'

const migrationDir = path.resolve('migrations')
const remedy = 'the collections changed: run `npm run generate`'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(stopPayload)

const isPostgres = (db: object): db is PostgresAdapter => 'requireDrizzleKit' in db && 'schema' in db

const isNamed = (value: unknown): value is { name: string } =>
  isRecord(value) && typeof value.name === 'string'

function readLatestSnapshot() {
  const [latest] = readdirSync(migrationDir)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
  if (!latest) throw new Error('There is no migration')
  return JSON.parse(readFileSync(path.join(migrationDir, latest), 'utf8'))
}

describe('what is generated from the collections', () => {
  it('types: are those of the collections as they are now', async () => {
    const folder = path.join(site.dataDir, 'types')
    mkdirSync(folder)
    const outputFile = path.join(folder, 'payload-types.ts')
    const config = { ...site.config, typescript: { ...site.config.typescript, outputFile } }
    await generateTypes(config, { log: false })
    const committed = readFileSync('src/cms/payload-types.ts', 'utf8')
    expect(readFileSync(outputFile, 'utf8') === committed, remedy).toBe(true)
  })

  it('migrations: lead to the tables of the collections as they are now', async () => {
    const { db } = site.payload
    if (!isPostgres(db)) throw new Error('The database is no PostgreSQL')
    const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit()
    const now = await generateDrizzleJson(db.schema)
    const fromNothing = await generateMigration(db.defaultDrizzleSnapshot, now)
    expect(fromNothing.length, 'the comparison sees no tables at all').toBeGreaterThan(100)
    expect(await generateMigration(readLatestSnapshot(), now), remedy).toEqual([])
  })
})

describe('the migrated database', () => {
  it('has run every migration of the folder, in their order', async () => {
    const files = readdirSync(migrationDir)
      .filter((name) => /^\d+_.*\.ts$/.test(name))
      .map((name) => name.replace(/\.ts$/, ''))
      .sort()
    const { docs } = await site.payload.find({
      collection: 'payload-migrations',
      pagination: false,
      sort: 'id',
    })
    expect(docs.filter(isNamed).map(({ name }) => name)).toEqual(files)
  })

  it('has a snapshot beside every migration, which the next one is compared with', () => {
    const names = readdirSync(migrationDir)
    const migrations = names.filter((name) => /^\d+_.*\.ts$/.test(name))
    for (const name of migrations) expect(names).toContain(name.replace(/\.ts$/, '.json'))
  })
})
