import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/domain/shared/locale'
import { createPlace, walloonMentions } from '../../support/database/factories'
import { askedBy, refusalOf } from '../../support/forms/field-refusals'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createVisitors, type Visitors } from '../../support/site/visitors'

let payload: Payload
let visitors: Visitors
let wallonia: { type: number; city: number }

beforeAll(async () => {
  payload = await startPayload()
  visitors = await createVisitors(payload)
  wallonia = await createPlace(payload, { zip: '1300', webId: 1 })
})
afterAll(stopPayload)

/** A request of a member of staff from the back office in this language. */
const as = (who: 'agent' | 'editor' | 'admin', language?: Locale) =>
  askedBy(payload, { user: visitors[who], language })

const draftProperty = (fields: object = {}) => ({
  goal: 'sale' as const,
  title: 'Maison à Wavre',
  ...wallonia,
  _status: 'draft' as const,
  ...fields,
})

describe('a property', () => {
  it('gets the next reference, whatever the editor sends', async () => {
    const first = await payload.create({
      collection: 'properties',
      data: draftProperty(),
      ...(await as('agent')),
    })
    const second = await payload.create({
      collection: 'properties',
      data: draftProperty({ publicId: 999_999 }),
      ...(await as('agent')),
    })
    expect(second.publicId).toBe(Number(first.publicId) + 1)
  })

  it('gets the reference after the highest one, not after the number of properties', async () => {
    await payload.create({
      collection: 'properties',
      data: draftProperty({ publicId: 7000 }),
      ...(await as('admin')),
    })
    const next = await payload.create({
      collection: 'properties',
      data: draftProperty(),
      ...(await as('agent')),
    })
    expect(next.publicId).toBe(7001)
  })

  it('gets a reference of its own, also of those that are made at the same moment', async () => {
    const make = async () =>
      payload.create({ collection: 'properties', data: draftProperty(), ...(await as('agent')) })
    const made = await Promise.all(Array.from({ length: 12 }, make))
    const references = made.map(({ publicId }) => Number(publicId)).sort((one, other) => one - other)
    expect(references).toEqual(made.map((_, at) => (references[0] ?? 0) + at))
  })

  it('keeps a version of each price', async () => {
    const property = await payload.create({
      collection: 'properties',
      data: draftProperty({ ...walloonMentions, price: 300_000, _status: 'published' }),
      ...(await as('agent')),
    })
    await payload.update({
      collection: 'properties',
      id: property.id,
      data: { price: 285_000 },
      ...(await as('agent')),
    })
    const { docs } = await payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: property.id } },
      sort: '-createdAt',
      ...(await as('agent')),
    })
    expect(docs.map(({ version }) => version.price)).toEqual([285_000, 300_000])
  })

  it('shows visitors its published price while a new one is still a draft', async () => {
    const property = await payload.create({
      collection: 'properties',
      data: draftProperty({ ...walloonMentions, price: 300_000, _status: 'published' }),
      ...(await as('agent')),
    })
    await payload.update({
      collection: 'properties',
      id: property.id,
      data: { price: 1, _status: 'draft' },
      draft: true,
      ...(await as('agent')),
    })
    for (const draft of [false, true]) {
      const { docs } = await payload.find({
        collection: 'properties',
        where: { publicId: { equals: property.publicId } },
        overrideAccess: false,
        draft,
      })
      expect(docs.map(({ price }) => price)).not.toContain(1)
    }
    const publicProperty = await payload.findByID({
      collection: 'properties',
      id: property.id,
      overrideAccess: false,
    })
    expect(publicProperty.price).toBe(300_000)
  })

  it('keeps the date of its first publication', async () => {
    const property = await payload.create({
      collection: 'properties',
      data: draftProperty({ ...walloonMentions, _status: 'published' }),
      ...(await as('agent')),
    })
    expect(property.publishedAt).toBeTruthy()
    for (const _status of ['draft', 'published'] as const)
      await payload.update({
        collection: 'properties',
        id: property.id,
        data: { _status },
        ...(await as('agent')),
      })
    const after = await payload.findByID({ collection: 'properties', id: property.id })
    expect(after.publishedAt).toBe(property.publishedAt)
  })

  it('has the date that is typed when it is published, also later', async () => {
    const [first, later] = ['2025-01-15T12:00:00.000Z', '2025-02-15T12:00:00.000Z']
    const { id, ...property } = await payload.create({
      collection: 'properties',
      data: draftProperty({ ...walloonMentions, _status: 'published', publishedAt: first }),
      ...(await as('agent')),
    })
    expect(property.publishedAt).toBe(first)
    const change = async (data: object) =>
      payload.update({ collection: 'properties', id, data, ...(await as('agent')) })
    expect(await change({ publishedAt: later })).toMatchObject({ publishedAt: later })
    expect(await change({ _status: 'draft', publishedAt: null })).toMatchObject({ publishedAt: later })
  })
})

describe('publishing a property', () => {
  it('in Wallonia without its energy certificate is refused, naming what is missing', async () => {
    const refusal = await refusalOf(
      payload.create({
        collection: 'properties',
        data: draftProperty({ energy: { label: 'C' }, _status: 'published' }),
        ...(await as('agent', 'fr')),
      }),
    )
    expect(Object.keys(refusal).sort()).toEqual([
      'energy.certificateNumber',
      'energy.total',
      'energyPerformance',
    ])
    expect(refusal['energy.certificateNumber']).toContain('numéro du certificat (PEB)')
  })

  it.each([
    ['nl', 'certificaatnummer (EPC)'],
    ['fr', 'numéro du certificat (PEB)'],
    ['en', 'certificate number (energy)'],
    ['de', 'Nummer des Energieausweises'],
  ] as const)('is refused in the language of the editor: %s', async (language, words) => {
    const refusal = await refusalOf(
      payload.create({
        collection: 'properties',
        data: draftProperty({ _status: 'published' }),
        ...(await as('agent', language)),
      }),
    )
    expect(refusal['energy.certificateNumber']).toContain(words)
  })

  it('is allowed with them, and a draft needs none', async () => {
    const draft = await payload.create({
      collection: 'properties',
      data: draftProperty(),
      ...(await as('agent')),
    })
    const published = await payload.update({
      collection: 'properties',
      id: draft.id,
      data: { ...walloonMentions, _status: 'published' },
      ...(await as('agent')),
    })
    expect(published._status).toBe('published')
  })

  it('checks the stored values when only the status is sent', async () => {
    const draft = await payload.create({
      collection: 'properties',
      data: draftProperty(),
      ...(await as('agent')),
    })
    const refusal = await refusalOf(
      payload.update({
        collection: 'properties',
        id: draft.id,
        data: { _status: 'published' },
        ...(await as('agent')),
      }),
    )
    expect(Object.keys(refusal)).toContain('energy.label')
  })

  it('for rent requires the rent and its charges', async () => {
    const refusal = await refusalOf(
      payload.create({
        collection: 'properties',
        data: draftProperty({ ...walloonMentions, goal: 'rent', _status: 'published' }),
        ...(await as('agent')),
      }),
    )
    expect(Object.keys(refusal).sort()).toEqual(['costs.rentCharges', 'price'])
  })

  it('that is already sold requires nothing: it is no ad any more', async () => {
    const sold = await payload.create({
      collection: 'properties',
      data: draftProperty({ status: 'sold', _status: 'published' }),
      ...(await as('agent')),
    })
    expect(sold._status).toBe('published')
  })
})

describe('a page', () => {
  const page = async (fields: { name: string; path?: string; parent?: number }, locale: Locale = 'fr') =>
    payload.create({
      collection: 'pages',
      locale,
      data: { type: 'page', _status: 'published', ...fields },
      ...(await as('editor')),
    })

  const movePage = async (id: number, path: string, locale: Locale = 'fr') =>
    payload.update({
      collection: 'pages',
      id,
      locale,
      data: { path, _status: 'published' },
      ...(await as('editor')),
    })

  it('gets an address made of its name below its parent, numbered where that is taken', async () => {
    const parent = await page({ name: 'Nos services' })
    expect(parent.path).toBe('/nos-services/')
    const child = await page({ name: 'Vendre à Éghezée', parent: parent.id })
    expect(child.path).toBe('/nos-services/vendre-a-eghezee/')
    const twin = await page({ name: 'Vendre à Éghezée', parent: parent.id })
    expect(twin.path).toBe('/nos-services/vendre-a-eghezee-2/')
  })

  it.each([
    ['nl', 'de pagina “Estimation”'],
    ['fr', 'la page « Estimation »'],
    ['en', 'page “Estimation”'],
    ['de', 'Seite „Estimation“'],
  ] as const)('cannot have the address of another one, which is named in %s', async (language, words) => {
    const path = `/estimation-${language}/`
    const owner = await page({ name: 'Estimation', path })
    for (const typed of [path, path.toUpperCase(), path.slice(0, -1), `/Estimatión-${language}/`]) {
      const refusal = await refusalOf(
        payload.create({
          collection: 'pages',
          locale: 'fr',
          data: { name: 'Autre', type: 'page', path: typed, _status: 'draft' },
          ...(await as('editor', language)),
        }),
      )
      expect(refusal.path).toContain(words)
      expect(refusal.path).toContain(String(owner.id))
    }
  })

  it('may have the address that another page has in another language', async () => {
    await page({ name: 'Contact', path: '/contact-us/' }, 'en')
    const french = await page({ name: 'Contact', path: '/contact-us/' }, 'fr')
    expect(french.path).toBe('/contact-us/')
  })

  it('cannot have an address that belongs to the site itself', async () => {
    for (const path of ['/admin/', '/api/x/', '/healthz/']) {
      const refusal = await refusalOf(page({ name: 'Piège', path }))
      expect(refusal.path).toContain('réservée')
    }
  })

  it.each([
    ['nl', 'Zoeken', '/zoeken/'],
    ['fr', 'Recherche', '/recherche/'],
    ['en', 'Search', '/search/'],
    ['de', 'Suche', '/suche/'],
  ] as const)(
    'cannot have the address of the search in %s, and by its name gets another',
    async (locale, name, path) => {
      for (const typed of [path, path.toUpperCase()]) {
        const refusal = await refusalOf(page({ name, path: typed }, locale))
        expect(refusal.path).toContain('réservée')
      }
      const article = payload.create({
        collection: 'articles',
        locale,
        data: { title: name, path, _status: 'published' },
        ...(await as('editor')),
      })
      expect((await refusalOf(article)).path).toContain('réservée')
      const named = await page({ name }, locale)
      expect(named.path).toBe(path.replace(/\/$/, '-2/'))
      const other = locale === 'de' ? 'fr' : 'de'
      expect((await page({ name }, other)).path).toBe(path)
    },
  )

  it('cannot have an address with a space or a double slash, and nothing is saved', async () => {
    for (const path of ['/nos services/', '/nos%20services/', '/services//vente/', '//evil.example/']) {
      const refusal = await refusalOf(page({ name: 'Espacée', path }))
      expect(refusal.path, path).toContain('ni espace ni double //')
    }
    const { totalDocs } = await payload.count({
      collection: 'pages',
      where: { name: { equals: 'Espacée' } },
      locale: 'fr',
    })
    expect(totalDocs).toBe(0)
  })

  it('cannot stand below itself, not even through others', async () => {
    const top = await page({ name: 'Haut' })
    const middle = await page({ name: 'Milieu', parent: top.id })
    const bottom = await page({ name: 'Bas', parent: middle.id })
    for (const parent of [top.id, middle.id, bottom.id]) {
      const refusal = await refusalOf(
        payload.update({
          collection: 'pages',
          id: top.id,
          locale: 'fr',
          data: { parent },
          ...(await as('editor')),
        }),
      )
      expect(Object.keys(refusal)).toEqual(['parent'])
    }
  })

  const redirectsFrom = async (from: string) => {
    const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: from } } })
    return docs.map(({ to, permanent }) => ({ to, permanent }))
  }

  it('leaves a permanent redirect at its old address', async () => {
    const moved = await page({ name: 'Équipe', path: '/equipe/' })
    await movePage(moved.id, '/notre-equipe/')
    expect(await redirectsFrom('/fr/equipe/')).toEqual([{ to: '/fr/notre-equipe/', permanent: true }])
  })

  it('that moves again updates older redirects, and leaves none at an address that it returns to', async () => {
    const moved = await page({ name: 'Avis', path: '/avis-a/' })
    await movePage(moved.id, '/avis-b/')
    await movePage(moved.id, '/avis-c/')
    expect(await redirectsFrom('/fr/avis-a/')).toEqual([{ to: '/fr/avis-c/', permanent: true }])
    expect(await redirectsFrom('/fr/avis-b/')).toEqual([{ to: '/fr/avis-c/', permanent: true }])
    await movePage(moved.id, '/avis-a/')
    expect(await redirectsFrom('/fr/avis-a/')).toEqual([])
    expect(await redirectsFrom('/fr/avis-c/')).toEqual([{ to: '/fr/avis-a/', permanent: true }])
  })

  it('that moves in one language stays where it is in the others', async () => {
    const moved = await page({ name: 'Quartiers', path: '/quartiers/' })
    await payload.update({
      collection: 'pages',
      id: moved.id,
      locale: 'nl',
      data: { name: 'Wijken', path: '/wijken/', _status: 'published' },
      ...(await as('editor')),
    })
    await movePage(moved.id, '/nos-quartiers/')
    const after = await payload.findByID({ collection: 'pages', id: moved.id, locale: 'all' })
    expect(after.path).toMatchObject({ fr: '/nos-quartiers/', nl: '/wijken/' })
    for (const locale of locales.filter((other) => other !== 'fr'))
      expect(await redirectsFrom(`/${locale}/wijken/`)).toEqual([])
  })

  it('that is only a draft leaves no redirect: nobody knew its address', async () => {
    const draft = await payload.create({
      collection: 'pages',
      locale: 'fr',
      data: { name: 'Bientôt', type: 'page', path: '/bientot/', _status: 'draft' },
      ...(await as('editor')),
    })
    await movePage(draft.id, '/maintenant/')
    expect(await redirectsFrom('/fr/bientot/')).toEqual([])
  })
})

describe('an original path', () => {
  type PageChanges = { originalPath: string; title?: string; _status?: 'draft' | 'published' }

  const page = async ({ title = 'Projets', ...fields }: PageChanges, draft = false) =>
    payload.create({
      collection: 'pages',
      locale: 'fr',
      draft,
      data: { name: title, type: 'page', _status: 'published', ...fields },
      ...(await as('editor')),
    })

  const article = async ({ title = 'Conseil', ...fields }: PageChanges) =>
    payload.create({
      collection: 'articles',
      locale: 'fr',
      data: { title, _status: 'published', ...fields },
      ...(await as('editor')),
    })

  it('belongs to one page, which is named, in whatever spelling it is typed', async () => {
    const { id } = await page({ originalPath: '/Présentation/', title: 'Qui nous sommes' })
    for (const originalPath of ['/Présentation/', '/presentation/', '/PRESENTATION', '/pr%C3%A9sentation/']) {
      const refusal = await refusalOf(page({ originalPath, title: 'Autre' }))
      expect(refusal.originalPath, originalPath).toBe(
        `Cette adresse est déjà celle de la page « Qui nous sommes » (n° ${id}).`,
      )
    }
  })

  it("of a page cannot be an article's, and the other way round", async () => {
    const owner = await page({ originalPath: '/Recrutement/', title: 'Rejoignez-nous' })
    expect((await refusalOf(article({ originalPath: '/recrutement/' }))).originalPath).toContain(
      `la page « Rejoignez-nous » (n° ${owner.id})`,
    )
    const other = await article({ originalPath: '/nos-conseils/Notaire/', title: 'Le notaire' })
    for (const work of [page, article])
      expect((await refusalOf(work({ originalPath: '/Nos-conseils/notaire/' }))).originalPath).toContain(
        `l’article « Le notaire » (n° ${other.id})`,
      )
  })

  it("is named by the page's title in another language where it has none in the editor’s", async () => {
    await page({ originalPath: '/quartiers/', title: 'Nos quartiers' })
    const work = payload.create({
      collection: 'pages',
      locale: 'de',
      data: { name: 'Viertel', type: 'page', originalPath: '/Quartiers/', _status: 'published' },
      ...(await as('editor')),
    })
    expect((await refusalOf(work)).originalPath).toContain('« Nos quartiers »')
  })

  it('may be spelled otherwise on its own page, which is saved as before, in each language and as a draft', async () => {
    const { id } = await page({ originalPath: '/Services-a/' })
    const save = async (
      data: object,
      { locale = 'fr', draft = false }: { locale?: Locale; draft?: boolean } = {},
    ) => payload.update({ collection: 'pages', id, locale, draft, data, ...(await as('editor')) })
    await save({ title: 'Un', originalPath: '/services-a/', _status: 'published' })
    await save({ name: 'Diensten', originalPath: '/services-a/', _status: 'published' }, { locale: 'nl' })
    await save({ title: 'Deux', _status: 'draft' }, { draft: true })
    const saved = await save({ _status: 'published' })
    expect(saved).toMatchObject({ title: 'Deux', originalPath: '/services-a/' })
    const [version] = (
      await payload.findVersions({
        collection: 'pages',
        where: { parent: { equals: id } },
        sort: 'createdAt',
      })
    ).docs
    const restored = await payload.restoreVersion({
      collection: 'pages',
      id: String(version?.id),
      ...(await as('editor')),
    })
    expect(restored.originalPath).toBe('/Services-a/')
  })

  it('that a draft has is refused when the draft is published', async () => {
    await page({ originalPath: '/Agence/', title: 'Notre agence' })
    const draft = await page({ originalPath: '/agence/', _status: 'draft' }, true)
    const publish = payload.update({
      collection: 'pages',
      id: draft.id,
      locale: 'fr',
      data: { _status: 'published' },
      ...(await as('editor')),
    })
    expect((await refusalOf(publish)).originalPath).toContain('« Notre agence »')
  })

  it('that two pages already have does not keep either from being saved', async () => {
    await page({ originalPath: '/Nos-promotions/' })
    const twin = await page({ originalPath: '/autre-chose/' })
    await payload.db.updateOne({
      collection: 'pages',
      id: twin.id,
      data: { originalPath: '/nos-promotions/' },
    })
    const saved = await payload.update({
      collection: 'pages',
      id: twin.id,
      locale: 'fr',
      data: { title: 'Promotions', originalPath: '/nos-promotions/', _status: 'published' },
      ...(await as('editor')),
    })
    expect(saved).toMatchObject({ title: 'Promotions', originalPath: '/nos-promotions/' })
  })
})

describe('a redirect', () => {
  it('that would make a circle is refused', async () => {
    const add = async (from: string, to: string) =>
      payload.create({ collection: 'redirects', data: { from, to }, ...(await as('editor')) })
    await add('/fr/un/', '/fr/deux/')
    await add('/fr/deux/', '/fr/trois/')
    expect(Object.keys(await refusalOf(add('/fr/trois/', '/fr/un/')))).toEqual(['to'])
    expect(Object.keys(await refusalOf(add('/fr/seul/', '/fr/seul/')))).toEqual(['to'])
  })

  it.each(['//evil.example/', 'javascript:alert(1)', '/\\evil.example'])('cannot lead to %s', async (to) => {
    const refusal = await refusalOf(
      payload.create({ collection: 'redirects', data: { from: '/fr/vieux/', to }, ...(await as('editor')) }),
    )
    expect(Object.keys(refusal)).toEqual(['to'])
  })
})

describe('the first account of staff', () => {
  it('is made with the given password, or a long one that is printed', async () => {
    const { createStaff } = await import('@/cms/operations/accounts/create-staff')
    const fields = await createStaff({
      payload,
      email: 'first@example.com',
      role: 'admin',
      password: 'chosen-by-me',
    })
    expect(fields).toBe('chosen-by-me')
    const made = await createStaff({ payload, email: 'second@example.com', role: 'agent' })
    expect(made.length).toBeGreaterThanOrEqual(16)
    const { user } = await payload.login({
      collection: 'users',
      data: { email: 'second@example.com', password: made },
    })
    expect(user).toMatchObject({ role: 'agent', name: 'second' })
  })

  it('is not made twice for one address', async () => {
    const { createStaff } = await import('@/cms/operations/accounts/create-staff')
    const again = createStaff({ payload, email: 'first@example.com', role: 'agent' })
    expect(Object.keys(await refusalOf(again))).toEqual(['email'])
  })
})
