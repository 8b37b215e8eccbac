import { ValidationError, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/domain/shared/locale'
import { createPlace, walloonMentions } from '../support/factories'
import { startPayload, stopPayload } from '../support/payload'
import { createVisitors, requestOf, type Visitors } from '../support/visitors'

let payload: Payload
let visitors: Visitors
let wallonia: { type: number; city: number }

beforeAll(async () => {
  payload = await startPayload()
  visitors = await createVisitors(payload)
  wallonia = await createPlace(payload, { zip: '1300', webId: 1 })
})
afterAll(stopPayload)

/** What a member of staff asks from the back office, which he reads in this language. */
async function as(
  who: 'agent' | 'editor' | 'admin',
  language: Locale = 'fr',
): Promise<{ req: PayloadRequest; overrideAccess: false; user: TypedUser | null }> {
  const { initI18n } = await import('@payloadcms/translations')
  const req = await requestOf(payload, { user: visitors[who], payloadAPI: 'REST' })
  req.i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
  req.t = req.i18n.t
  return { req, overrideAccess: false, user: visitors[who] }
}

/** The words at each field with which a save was refused. */
async function refusalOf(work: Promise<unknown>): Promise<Record<string, string>> {
  const refusal: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(refusal instanceof ValidationError)) throw refusal ?? new Error('It was not refused')
  return Object.fromEntries(refusal.data.errors.map(({ path, message }) => [path, message]))
}

const draftHome = (given: object = {}) => ({
  goal: 'sale' as const,
  title: 'Maison à Wavre',
  ...wallonia,
  _status: 'draft' as const,
  ...given,
})

describe('a home', () => {
  it('gets the next reference, whatever the editor sends', async () => {
    const first = await payload.create({
      collection: 'properties',
      data: draftHome(),
      ...(await as('agent')),
    })
    const second = await payload.create({
      collection: 'properties',
      data: draftHome({ publicId: 999_999 }),
      ...(await as('agent')),
    })
    expect(second.publicId).toBe(Number(first.publicId) + 1)
  })

  it('gets the reference after the highest one, not after the number of homes', async () => {
    await payload.create({
      collection: 'properties',
      data: draftHome({ publicId: 7000 }),
      ...(await as('admin')),
    })
    const next = await payload.create({ collection: 'properties', data: draftHome(), ...(await as('agent')) })
    expect(next.publicId).toBe(7001)
  })

  it('keeps a version of each price', async () => {
    const home = await payload.create({
      collection: 'properties',
      data: draftHome({ ...walloonMentions, price: 300_000, _status: 'published' }),
      ...(await as('agent')),
    })
    await payload.update({
      collection: 'properties',
      id: home.id,
      data: { price: 285_000 },
      ...(await as('agent')),
    })
    const { docs } = await payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: home.id } },
      sort: '-createdAt',
      ...(await as('agent')),
    })
    expect(docs.map(({ version }) => version.price)).toEqual([285_000, 300_000])
  })

  it('shows visitors its published price while a new one is still a draft', async () => {
    const home = await payload.create({
      collection: 'properties',
      data: draftHome({ ...walloonMentions, price: 300_000, _status: 'published' }),
      ...(await as('agent')),
    })
    await payload.update({
      collection: 'properties',
      id: home.id,
      data: { price: 1, _status: 'draft' },
      draft: true,
      ...(await as('agent')),
    })
    for (const draft of [false, true]) {
      const { docs } = await payload.find({
        collection: 'properties',
        where: { publicId: { equals: home.publicId } },
        overrideAccess: false,
        draft,
      })
      expect(docs.map(({ price }) => price)).not.toContain(1)
    }
    const shown = await payload.findByID({ collection: 'properties', id: home.id, overrideAccess: false })
    expect(shown.price).toBe(300_000)
  })

  it('keeps the date of its first publication', async () => {
    const home = await payload.create({
      collection: 'properties',
      data: draftHome({ ...walloonMentions, _status: 'published' }),
      ...(await as('agent')),
    })
    expect(home.publishedAt).toBeTruthy()
    for (const _status of ['draft', 'published'] as const)
      await payload.update({
        collection: 'properties',
        id: home.id,
        data: { _status },
        ...(await as('agent')),
      })
    const after = await payload.findByID({ collection: 'properties', id: home.id })
    expect(after.publishedAt).toBe(home.publishedAt)
  })

  it('has the date it is given when it is published, also later', async () => {
    const [first, later] = ['2025-01-15T12:00:00.000Z', '2025-02-15T12:00:00.000Z']
    const { id, ...home } = await payload.create({
      collection: 'properties',
      data: draftHome({ ...walloonMentions, _status: 'published', publishedAt: first }),
      ...(await as('agent')),
    })
    expect(home.publishedAt).toBe(first)
    const change = async (data: object) =>
      payload.update({ collection: 'properties', id, data, ...(await as('agent')) })
    expect(await change({ publishedAt: later })).toMatchObject({ publishedAt: later })
    expect(await change({ _status: 'draft', publishedAt: null })).toMatchObject({ publishedAt: later })
  })
})

describe('publishing a home', () => {
  it('in Wallonia without its energy certificate is refused, naming what is missing', async () => {
    const refusal = await refusalOf(
      payload.create({
        collection: 'properties',
        data: draftHome({ energy: { label: 'C' }, _status: 'published' }),
        ...(await as('agent', 'fr')),
      }),
    )
    expect(Object.keys(refusal).sort()).toEqual([
      'energy.certificateNumber',
      'energy.total',
      'energyPerformance',
    ])
    expect(refusal['energy.certificateNumber']).toContain('numéro du certificat PEB')
  })

  it.each([
    ['nl', 'nummer van het EPC-attest'],
    ['fr', 'numéro du certificat PEB'],
    ['en', 'number of the energy certificate'],
    ['de', 'Nummer des Energieausweises'],
  ] as const)('is refused in the language the editor reads: %s', async (language, words) => {
    const refusal = await refusalOf(
      payload.create({
        collection: 'properties',
        data: draftHome({ _status: 'published' }),
        ...(await as('agent', language)),
      }),
    )
    expect(refusal['energy.certificateNumber']).toContain(words)
  })

  it('is allowed with them, and a draft needs none', async () => {
    const draft = await payload.create({
      collection: 'properties',
      data: draftHome(),
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

  it('asks what a home has when only its status is sent', async () => {
    const draft = await payload.create({
      collection: 'properties',
      data: draftHome(),
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

  it('to let asks the rent and its charges', async () => {
    const refusal = await refusalOf(
      payload.create({
        collection: 'properties',
        data: draftHome({ ...walloonMentions, goal: 'rent', _status: 'published' }),
        ...(await as('agent')),
      }),
    )
    expect(Object.keys(refusal).sort()).toEqual(['costs.rentCharges', 'price'])
  })

  it('that is sold already asks nothing: it is no ad any more', async () => {
    const sold = await payload.create({
      collection: 'properties',
      data: draftHome({ status: 'sold', _status: 'published' }),
      ...(await as('agent')),
    })
    expect(sold._status).toBe('published')
  })
})

describe('a page', () => {
  const page = async (given: { name: string; path?: string; parent?: number }, locale: Locale = 'fr') =>
    payload.create({
      collection: 'pages',
      locale,
      data: { type: 'page', _status: 'published', ...given },
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
  ] as const)('is refused the address of another one, which is named in %s', async (language, words) => {
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

  it('may have the address another page has in another language', async () => {
    await page({ name: 'Contact', path: '/contact-us/' }, 'en')
    const french = await page({ name: 'Contact', path: '/contact-us/' }, 'fr')
    expect(french.path).toBe('/contact-us/')
  })

  it('is refused an address that belongs to the site itself', async () => {
    for (const path of ['/admin/', '/api/x/', '/healthz/']) {
      const refusal = await refusalOf(page({ name: 'Piège', path }))
      expect(refusal.path).toContain('réservée')
    }
  })

  it('is refused an address with a space or a double slash, and nothing is saved', async () => {
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

  it('cannot stand below itself, not even by way of others', async () => {
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

  it('that moves on takes older redirects along, and none is left at an address it comes back to', async () => {
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

describe('a redirect', () => {
  it('that would lead round in a circle is refused', async () => {
    const add = async (from: string, to: string) =>
      payload.create({ collection: 'redirects', data: { from, to }, ...(await as('editor')) })
    await add('/fr/un/', '/fr/deux/')
    await add('/fr/deux/', '/fr/trois/')
    expect(Object.keys(await refusalOf(add('/fr/trois/', '/fr/un/')))).toEqual(['to'])
    expect(Object.keys(await refusalOf(add('/fr/seul/', '/fr/seul/')))).toEqual(['to'])
  })

  it.each(['//evil.example/', 'javascript:alert(1)', '/\\evil.example'])('never leads to %s', async (to) => {
    const refusal = await refusalOf(
      payload.create({ collection: 'redirects', data: { from: '/fr/vieux/', to }, ...(await as('editor')) }),
    )
    expect(Object.keys(refusal)).toEqual(['to'])
  })
})

describe('the first account of staff', () => {
  it('is made with the password given, or a long one that is shown', async () => {
    const { createStaff } = await import('@/cms/operations/create-staff')
    const given = await createStaff({
      payload,
      email: 'first@example.com',
      role: 'admin',
      password: 'chosen-by-me',
    })
    expect(given).toBe('chosen-by-me')
    const made = await createStaff({ payload, email: 'second@example.com', role: 'agent' })
    expect(made.length).toBeGreaterThanOrEqual(16)
    const { user } = await payload.login({
      collection: 'users',
      data: { email: 'second@example.com', password: made },
    })
    expect(user).toMatchObject({ role: 'agent', name: 'second' })
  })

  it('is not made twice for one address', async () => {
    const { createStaff } = await import('@/cms/operations/create-staff')
    const again = createStaff({ payload, email: 'first@example.com', role: 'agent' })
    expect(Object.keys(await refusalOf(again))).toEqual(['email'])
  })
})
