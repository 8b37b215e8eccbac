import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SITEMAP_PART_SIZE, sitemapParts } from '@/domain/seo/sitemap-parts'
import type { SitemapEntry } from '@/site/data/search/search-models'
import { loadProperties } from '../../support/properties/load-properties'
import { startPayload, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

const properties = 2 * SITEMAP_PART_SIZE + 100

let sitemap: typeof import('@/site/data/routing/sitemap')
let client: pg.Client | undefined

beforeAll(async () => {
  await startPayload()
  const url = process.env.DATABASE_URL ?? ''
  await loadProperties({ url, properties })
  client = new pg.Client({ connectionString: url })
  await client.connect()
  sitemap = await import('@/site/data/routing/sitemap')
})
afterAll(async () => {
  // Missing where the start failed, whose error is the one to read.
  await client?.end()
  await stopPayload()
})

async function query(statement: string, values: unknown[] = []) {
  if (!client) throw new Error('The site has not started')
  return client.query(statement, values)
}

async function readAll(): Promise<SitemapEntry[]> {
  const documents = await sitemap.countSitemapEntries('properties')
  const parts = await Promise.all(
    sitemapParts({ kind: 'properties', documents }).map((part) => sitemap.findSitemapEntries(part)),
  )
  expect(parts.every((part) => part.length > 0 && part.length <= SITEMAP_PART_SIZE)).toBe(true)
  return parts.flat()
}

const frenchIn = (entries: SitemapEntry[]): string[] => entries.flatMap(({ paths }) => paths.fr ?? [])

describe('the properties of the sitemap', () => {
  it('are in one part each, with their paths in the languages they are listed in', async () => {
    const entries = await readAll()
    expect(entries).toHaveLength(properties)
    expect(new Set(frenchIn(entries)).size).toBe(properties)
    for (const { paths, updatedAt } of entries) {
      expect(paths.fr).toMatch(/^\/(a-vendre|a-louer)\/[a-z0-9-]+\/[a-z0-9-]+\/\d+\/$/)
      expect(paths.nl).toMatch(/^\/te-(koop|huur)\//)
      expect(Number.isNaN(Date.parse(updatedAt))).toBe(false)
    }
    const { rows } = await query('select count(*)::int as german from properties where listed_in_german')
    expect(entries.filter(({ paths }) => paths.de)).toHaveLength(rows[0].german)
  })

  it('stay when they are sold, and are removed with their publication, their languages or a title', async () => {
    const { rows } = await query('select id, public_id from properties order by public_id limit 5')
    const [sold, draft, unlisted, untitled, withdrawn] = rows
    await query(`update properties set status = 'sold' where id = $1`, [sold.id])
    await query(`update properties set status = 'withdrawn' where id = $1`, [withdrawn.id])
    await query(`update properties set _status = 'draft' where id = $1`, [draft.id])
    await query(
      `update properties set listed_in_dutch = false, listed_in_french = false, listed_in_english = false,
        listed_in_german = false where id = $1`,
      [unlisted.id],
    )
    await query(`delete from properties_locales where _parent_id = $1 and _locale = 'fr'`, [untitled.id])
    const french = frenchIn(await readAll()).join('\n')
    expect(french).toContain(`/${sold.public_id}/`)
    for (const { public_id: gone } of [draft, unlisted, untitled, withdrawn])
      expect(french).not.toContain(`/${gone}/`)
  })
})
