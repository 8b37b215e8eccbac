import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlace, factories, nextNumber, password } from '../../support/database/factories'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createRest, type CallRest } from '../../support/site/rest'

let site: Site
let payload: Payload
let rest: CallRest
let place: Awaited<ReturnType<typeof createPlace>>
const tokens = { marie: '', jan: '' }

async function signIn(name: string): Promise<string> {
  const email = `editor-${nextNumber()}@example.com`
  await payload.create({ collection: 'users', data: { email, name, role: 'admin', password } })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return token ?? ''
}

beforeAll(async () => {
  site = await startSite({})
  payload = site.payload
  rest = createRest(site.config)
  place = await createPlace(payload)
  tokens.marie = await signIn('Marie Peeters')
  tokens.jan = await signIn('Jan Claes')
})
afterAll(stopPayload)

type SavedDocument = { updatedAt: string }

type Save = {
  path: string
  by: keyof typeof tokens
  body: object
  base?: string
  language?: string
  method?: 'PATCH' | 'POST'
}

async function save({ path, by, body, base, language = 'en', method = 'PATCH' }: Save) {
  const headers = { 'accept-language': language, ...(base === undefined ? {} : { 'x-base-version': base }) }
  const response = await rest({ method, path, token: tokens[by], body, headers })
  const json = await response.json()
  const document: SavedDocument | undefined = json.doc ?? json.result
  return { status: response.status, document, error: json.errors?.[0] }
}

async function load(path: string): Promise<SavedDocument> {
  return (await rest({ path, token: tokens.jan })).json()
}

/** Waits, so that two versions never have the same millisecond. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 3))

describe('a save on top of an outdated version', () => {
  // Why no form saves by itself: docs/decisions/0058-no-autosave.md.
  it('is refused also after a colleague typed and saved nothing by hand', async () => {
    const page = {
      name: 'Accueil',
      type: 'page' as const,
      path: '/accueil-seul/',
      _status: 'published' as const,
    }
    const { id } = await payload.create({ collection: 'pages', locale: 'fr', data: page })
    const path = `/pages/${id}?locale=fr&draft=true`
    const base = (await load(path)).updatedAt
    await pause()
    const typed = {
      path: `${path}&autosave=true`,
      by: 'marie',
      body: { name: 'Acc', _status: 'draft' },
      base,
    } as const
    expect((await save(typed)).status).toBe(200)
    const refused = await save({ path, by: 'jan', body: { name: 'Bienvenue', _status: 'draft' }, base })
    expect(refused.error.data.conflict).toMatchObject({
      editors: ['Marie Peeters'],
      fields: ['Name in the menu', 'Status'],
    })
  })

  it.each(['pages', 'modules', 'articles'] as const)(
    'could be of %s that nobody wrote',
    async (collection) => {
      const path = `/${collection}?draft=true&locale=fr`
      const opened = await rest({ method: 'POST', path, token: tokens.jan, body: {} })
      expect(opened.status).toBe(201)
    },
  )

  it('is the only kind: no collection and no setting saves by itself', () => {
    const entities = [...site.config.collections, ...site.config.globals]
    expect(entities.filter((entity) => hasAutosaveEnabled(entity)).map(({ slug }) => slug)).toEqual([])
  })

  it('is refused with the changes and their author, and accepted when it confirms them', async () => {
    const { id } = await payload.create({
      collection: 'cities',
      data: { name: 'Wavre', zip: '1300', countryId: 10 },
    })
    const path = `/cities/${id}?locale=fr`
    const base = (await load(path)).updatedAt
    await pause()
    expect((await save({ path, by: 'marie', body: { zip: '1301' }, base })).status).toBe(200)
    const refused = await save({ path, by: 'jan', body: { zip: '1302', name: 'Wavre' }, base })
    expect(refused.status).toBe(409)
    expect(refused.error.data.conflict).toMatchObject({ editors: ['Marie Peeters'], fields: ['Postcode'] })
    expect(refused.error.message).toBe(
      'Not saved: Marie Peeters has changed this in the meantime (Postcode).',
    )
    expect(await load(path)).toMatchObject({ zip: '1301' })
    const { version } = refused.error.data.conflict
    expect((await save({ path, by: 'jan', body: { zip: '1302' }, base: version })).status).toBe(200)
    expect(await load(path)).toMatchObject({ zip: '1302' })
  })

  it.each([
    ['nl', 'Niet bewaard: Marie Peeters heeft dit intussen gewijzigd ('],
    ['fr', 'Non enregistré : Marie Peeters a modifié ce document entre-temps ('],
    ['de', 'Nicht gespeichert: Marie Peeters hat dies inzwischen geändert ('],
  ])('is refused in %s', async (language, words) => {
    const { id } = await payload.create({
      collection: 'cities',
      data: { name: 'Gent', zip: '9000', countryId: 10 },
    })
    const path = `/cities/${id}?locale=fr`
    const base = (await load(path)).updatedAt
    await pause()
    await save({ path, by: 'marie', body: { zip: '9001' } })
    const refused = await save({ path, by: 'jan', body: { zip: '9002' }, base, language })
    expect(refused.error.message).toContain(words)
  })

  it('without a base version is accepted as before', async () => {
    const { id } = await payload.create({
      collection: 'cities',
      data: { name: 'Namur', zip: '5000', countryId: 10 },
    })
    const path = `/cities/${id}?locale=fr`
    expect((await save({ path, by: 'marie', body: { zip: '5001' } })).status).toBe(200)
    expect((await save({ path, by: 'jan', body: { zip: '5002' } })).status).toBe(200)
    expect((await save({ path, by: 'jan', body: { zip: '5003' }, base: 'yesterday' })).status).toBe(400)
  })

  it('is refused for drafts, for a publication, and for another language of the same document', async () => {
    const { id } = await payload.create({
      collection: 'articles',
      locale: 'fr',
      data: { title: 'Acheter', _status: 'published' },
    })
    const draft = `/articles/${id}?draft=true&locale=fr`
    const base = (await load(draft)).updatedAt
    await pause()
    const first = await save({
      path: draft,
      by: 'marie',
      body: { title: 'Acheter bien', _status: 'draft' },
      base,
    })
    expect(first.status).toBe(200)
    for (const [path, body] of [
      [draft, { title: 'Vendre', _status: 'draft' }],
      [`/articles/${id}?locale=fr`, { title: 'Vendre', _status: 'published' }],
      [`/articles/${id}?draft=true&locale=nl`, { title: 'Verkopen', _status: 'draft' }],
    ] as const) {
      const refused = await save({ path, by: 'jan', body, base })
      expect(refused.status).toBe(409)
      expect(refused.error.data.conflict.editors).toEqual(['Marie Peeters'])
    }
    const own = first.document?.updatedAt
    expect(
      (await save({ path: draft, by: 'marie', body: { title: 'Bien acheter' }, base: own })).status,
    ).toBe(200)
  })

  it('is accepted where an import has written the copy among the versions after the document', async () => {
    const data = { title: 'Importé', _status: 'published' } as const
    const { id } = await payload.create({ collection: 'articles', locale: 'fr', data })
    await payload.db.drizzle
      .execute(sql`update _articles_v set updated_at = updated_at + interval '5 milliseconds',
      version_updated_at = version_updated_at + interval '5 milliseconds' where parent_id = ${id}`)
    const path = `/articles/${id}?locale=fr`
    const base = (await load(path)).updatedAt
    expect((await save({ path, by: 'jan', body: { title: 'Édité' }, base })).status).toBe(200)
  })

  it('is refused for a global', async () => {
    const path = '/globals/site-settings?locale=fr'
    const seen = await save({ path, by: 'jan', body: {}, method: 'POST' })
    await pause()
    const base = seen.document?.updatedAt
    const body = { agency: { name: 'Maison Brabant Wavre' } }
    const first = await save({ path, by: 'marie', body, base, method: 'POST' })
    expect(first.status).toBe(200)
    const refused = await save({
      path,
      by: 'jan',
      body: { agency: { name: 'Brabant' } },
      base,
      method: 'POST',
    })
    expect(refused.status).toBe(409)
    expect(refused.error.data.conflict.editors).toEqual(['Marie Peeters'])
    expect(refused.error.data.conflict.fields).toHaveLength(1)
  })

  it('names what it would overwrite where a program has changed the document', async () => {
    const { id } = await payload.create({
      collection: 'cities',
      data: { name: 'Mons', zip: '7000', countryId: 10 },
    })
    const path = `/cities/${id}?locale=fr`
    const base = (await load(path)).updatedAt
    await pause()
    await payload.update({ collection: 'cities', id, data: { zip: '7001' } })
    const refused = await save({ path, by: 'jan', body: { zip: '7000', countryId: 10 }, base })
    expect(refused.status).toBe(409)
    expect(refused.error.data.conflict).toMatchObject({ editors: [], fields: ['Postcode'] })
  })

  it.each([
    ['with another field', 'Wavre-Nord', ['Naam', 'Postcode']],
    ['without a change', 'Wavre', ['Postcode']],
  ])('names what a program changed before somebody saved %s', async (_how, name, names) => {
    const { id } = await payload.create({
      collection: 'cities',
      locale: 'fr',
      data: { name: 'Wavre', zip: '1300', countryId: 10 },
    })
    const path = `/cities/${id}?locale=fr`
    const base = (await load(path)).updatedAt
    await pause()
    await payload.update({ collection: 'cities', id, data: { zip: '1301' } })
    const opened = (await load(path)).updatedAt
    await pause()
    const second = await save({ path, by: 'marie', body: { name, zip: '1301' }, base: opened })
    expect(second.status).toBe(200)
    const body = { name: 'Wavre', zip: '1300', countryId: 10 }
    const refused = await save({ path, by: 'jan', body, base, language: 'nl' })
    expect(refused.status).toBe(409)
    expect(refused.error.data.conflict.fields.sort()).toEqual(names)
    expect(await load(path)).toMatchObject({ zip: '1301' })
  })

  it('names only what was recorded where every edit follows the one before', async () => {
    const { id } = await payload.create({
      collection: 'cities',
      locale: 'fr',
      data: { name: 'Wavre', zip: '1300', countryId: 10 },
    })
    const path = `/cities/${id}?locale=fr`
    const base = (await load(path)).updatedAt
    for (const zip of ['1301', '1302']) {
      await pause()
      expect((await save({ path, by: 'marie', body: { zip } })).status).toBe(200)
    }
    const body = { name: 'Ottignies', zip: '1300' }
    const refused = await save({ path, by: 'jan', body, base, language: 'nl' })
    expect(refused.error.data.conflict).toMatchObject({ editors: ['Marie Peeters'], fields: ['Postcode'] })
    expect((await save({ path, by: 'jan', body: { name: 'Ottignies' }, base })).status).toBe(409)
  })

  it('is accepted once of two that come at the same moment', async () => {
    const { id } = await payload.create({
      collection: 'cities',
      data: { name: 'Liège', zip: '4000', countryId: 10 },
    })
    const path = `/cities/${id}?locale=fr`
    const base = (await load(path)).updatedAt
    await pause()
    const saves = await Promise.all(
      ['4001', '4002', '4003', '4004'].map((zip, index) =>
        save({ path, by: index % 2 === 0 ? 'marie' : 'jan', body: { zip }, base }),
      ),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('is refused in every collection that staff may change', async () => {
    const plain: CollectionSlug[] = [
      'property-types',
      'categories',
      'agents',
      'redirects',
      'property-lists',
      'sliders',
    ]
    const drafted: CollectionSlug[] = ['pages', 'modules', 'projects', 'testimonials', 'popups', 'properties']
    for (const collection of [...plain, ...drafted]) {
      const user = { relationTo: 'users', value: 0 } as const
      const data = factories[collection]({ ...place, user }, nextNumber())
      const { id } = await payload.create({ collection, locale: 'fr', data })
      const path = `/${collection}/${id}?locale=fr&draft=true`
      const base = (await load(path)).updatedAt
      await pause()
      await payload.update({ collection, id, locale: 'fr', draft: drafted.includes(collection), data: {} })
      const other = factories[collection]({ ...place, user }, nextNumber())
      expect([collection, (await save({ path, by: 'jan', body: other, base })).status]).toEqual([
        collection,
        409,
      ])
    }
  })
})

describe('the editors of code in the back office', () => {
  it('come with the site: Payload’s own would fetch theirs from another server', () => {
    const { collections, globals } = site.config
    const found: string[] = []
    const walk = (fields: readonly object[], at: string): void => {
      for (const field of fields) {
        const { type, name, admin } = Object.assign({ type: '', name: '', admin: {} }, field)
        const { hidden, components } = Object.assign({ hidden: false, components: {} }, admin)
        if ((type === 'code' || type === 'json') && hidden !== true && !('Field' in components))
          found.push(`${at}.${name}`)
        for (const inner of ['fields', 'tabs', 'blocks'] as const) {
          const children: unknown = Object.getOwnPropertyDescriptor(field, inner)?.value
          if (Array.isArray(children)) walk(children, `${at}.${name}`)
        }
      }
    }
    for (const { slug, fields } of [...collections, ...globals])
      if (!slug.startsWith('payload-')) walk(fields, slug)
    expect(found).toEqual([])
  })
})
