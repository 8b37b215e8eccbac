import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PreviewCollection } from '@/domain/routing/preview-address'
import { locales, type Locale } from '@/domain/shared/locale'
import { createPlace, factories, nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { logIn } from '../../support/site/rest'
import { createVisitors, type Visitors } from '../../support/site/visitors'

// The reads of the site outside Next: without a cache, and with a request whose headers each test sets.
const nextRequest = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('server-only', () => ({}))
vi.mock('next/headers', () => ({ headers: async () => nextRequest.headers }))

let payload: Payload
let visitors: Visitors
let site: typeof import('@/site/data/preview/preview')
let place: { type: number; city: number }

beforeAll(async () => {
  payload = await startPayload()
  visitors = await createVisitors(payload)
  place = await createPlace(payload)
  site = await import('@/site/data/preview/preview')
})
afterAll(stopPayload)

/** The next reads have this visitor's cookie. */
async function ask(user: TypedUser | null): Promise<void> {
  const token = await logIn(payload, user)
  nextRequest.headers = new Headers(token ? { cookie: `payload-token=${token}` } : {})
}

beforeEach(() => ask(visitors.editor))

type PreviewCase = { collection: PreviewCollection; id: number; locale?: Locale }

const preview = ({ locale = 'fr', ...address }: PreviewCase, values?: Record<string, unknown>) => {
  const input = { ...address, locale, page: 1 }
  return values ? site.getLivePreview(input, values) : site.getPreview(input)
}

const text = (words: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words }] }],
  },
})

async function makeModule(fields: object = {}): Promise<number> {
  const data = {
    internalName: `Module ${nextNumber()}`,
    relationType: 'none' as const,
    view: 'single' as const,
    title: 'Titre publié',
    _status: 'published' as const,
    ...fields,
  }
  return (await payload.create({ collection: 'modules', locale: 'fr', data })).id
}

async function makePage(modules: number[] = []): Promise<number> {
  const data = { name: 'Publiée', type: 'page' as const, modules, _status: 'published' as const }
  return (await payload.create({ collection: 'pages', locale: 'fr', data })).id
}

const saveDraft = (
  collection: 'pages' | 'modules' | 'articles',
  { id, ...data }: { id: number; name?: string; title?: string },
) => payload.update({ collection, id, locale: 'fr', data, draft: true })

/** Everything that the database has of a document: the document and its versions. */
async function storedOf(collection: PreviewCollection, id: number): Promise<unknown> {
  const where = { parent: { equals: id } }
  return [
    await payload.findByID({ collection, id, locale: 'all', depth: 0 }),
    await payload.findVersions({ collection, where, locale: 'all', depth: 0, pagination: false }),
  ]
}

describe('a visitor who asks for a preview', () => {
  const isShown = async () => (await preview({ collection: 'pages', id: await makePage() })) !== null

  it.each(['agent', 'editor', 'admin'] as const)('gets it as %s', async (who) => {
    await ask(visitors[who])
    expect(await isShown()).toBe(true)
  })

  it.each(['anonymous', 'owner', 'otherOwner'] as const)('gets nothing as %s', async (who) => {
    await ask(visitors[who])
    expect(await isShown()).toBe(false)
  })

  it.each([
    'payload-token=',
    'payload-token=x',
    'payload-token=%E0%A4%A',
    'payload-token=eyJhbGciOiJub25lIn0.eyJpZCI6MSwiY29sbGVjdGlvbiI6InVzZXJzIn0.',
    '=;;;=',
  ])('gets nothing with the cookie %s', async (cookie) => {
    nextRequest.headers = new Headers({ cookie })
    expect(await isShown()).toBe(false)
  })

  it('gets nothing with the login of a deleted account', async () => {
    const data = {
      email: `gone-${nextNumber()}@example.com`,
      role: 'admin' as const,
      password: 'long-enough-1',
    }
    const { id, email } = await payload.create({ collection: 'users', data })
    const { token } = await payload.login({ collection: 'users', data: { email, password: data.password } })
    nextRequest.headers = new Headers({ cookie: `payload-token=${token}` })
    expect(await isShown()).toBe(true)
    await payload.delete({ collection: 'users', id })
    expect(await isShown()).toBe(false)
  })

  it('as staff finds links to the preview in the other languages, and as anybody else to the home page', async () => {
    const address = { collection: 'pages', id: 1 } as const
    const hrefs = async () => (await site.findPreviewAlternates(address)).map(({ href }) => href)
    expect(await hrefs()).toEqual(locales.map((locale) => `/${locale}/preview/pages/1/`))
    await ask(visitors.owner)
    expect(await hrefs()).toEqual(locales.map((locale) => `/${locale}/`))
  })
})

describe('a preview', () => {
  it('shows the newest draft, which visitors do not see', async () => {
    const id = await makePage()
    await saveDraft('pages', { id, name: 'Ébauche' })
    const model = await preview({ collection: 'pages', id })
    expect(model).toMatchObject({ state: 'changed', previewed: { kind: 'page', page: { name: 'Ébauche' } } })
    const { getPage } = await import('@/site/data/content/pages')
    expect((await getPage({ id, locale: 'fr' }))?.page.name).toBe('Publiée')
  })

  it('shows a page with its modules and their articles as they are now, published or not', async () => {
    const article = await payload.create({
      collection: 'articles',
      locale: 'fr',
      data: { title: 'Article', _status: 'published' },
    })
    const changed = await makeModule({ relationType: 'article', article: article.id })
    const unpublished = await makeModule({ title: 'Jamais publié', _status: 'draft' })
    await saveDraft('modules', { id: changed, title: 'Titre nouveau' })
    await saveDraft('articles', { id: article.id, title: 'Article nouveau' })
    const id = await makePage([changed, unpublished])
    const model = await preview({ collection: 'pages', id })
    if (model?.previewed.kind !== 'page') throw new Error('No page is shown')
    const { modules } = model.previewed.page
    expect(modules.map(({ title }) => title)).toEqual(['Titre nouveau', 'Jamais publié'])
    expect(modules[0]?.relation).toMatchObject({ type: 'article', article: { title: 'Article nouveau' } })
  })

  it.each([
    ['draft', 'draft'],
    ['published', 'published'],
  ] as const)('labels what is %s as %s', async (status, state) => {
    const { id } = await payload.create({
      collection: 'articles',
      locale: 'fr',
      data: { title: 'Article', _status: status },
    })
    expect(await preview({ collection: 'articles', id })).toMatchObject({ state })
  })

  it('links back to the form in its language', async () => {
    const id = await makeModule()
    const model = await preview({ collection: 'modules', id })
    expect(model?.adminHref).toBe(`/admin/collections/modules/${id}?locale=fr`)
  })

  it('of a property and of a project shows what no visitor can open yet', async () => {
    const data = factories.properties({ ...place, user: { relationTo: 'users', value: 0 } }, nextNumber())
    const property = await payload.create({ collection: 'properties', locale: 'fr', data })
    const project = await payload.create({
      collection: 'projects',
      locale: 'fr',
      data: { title: 'Les Tilleuls', units: [property.id], _status: 'draft' },
    })
    await payload.update({
      collection: 'properties',
      id: property.id,
      data: { listedIn: { french: true } },
      draft: true,
    })
    expect(await preview({ collection: 'properties', id: property.id })).toMatchObject({
      previewed: { kind: 'property', property: { title: property.title, town: 'Wavre' } },
    })
    expect(await preview({ collection: 'projects', id: project.id })).toMatchObject({
      previewed: { kind: 'project', project: { title: 'Les Tilleuls', units: [{ title: property.title }] } },
    })
  })

  it('shows the few values that the first draft of a property may have', async () => {
    const { id } = await payload.create({
      collection: 'properties',
      locale: 'fr',
      data: { title: 'Rien que le titre' },
      draft: true,
    })
    expect(await preview({ collection: 'properties', id })).toMatchObject({
      state: 'draft',
      previewed: { property: { title: 'Rien que le titre', goal: 'sale' } },
    })
    expect(await preview({ collection: 'properties', id }, { id, goal: null, title: 'Tapé' })).toMatchObject({
      previewed: { property: { title: 'Tapé' } },
    })
  })

  it('of a language without text says so', async () => {
    const ids = {
      pages: await makePage(),
      modules: await makeModule(),
      articles: (await payload.create({ collection: 'articles', locale: 'fr', data: { title: 'Article' } }))
        .id,
    }
    for (const collection of ['pages', 'modules', 'articles'] as const) {
      const model = await preview({ collection, id: ids[collection], locale: 'de' })
      expect(model?.previewed, collection).toEqual({ kind: 'empty' })
    }
  })

  it('of an unknown document is not found', async () => {
    for (const collection of ['pages', 'modules', 'articles', 'properties', 'projects'] as const)
      expect(await preview({ collection, id: 999_999 })).toBeNull()
  })
})

describe('a preview of unsaved changes', () => {
  it('shows them, with the documents that they name', async () => {
    const [first, second] = [await makeModule({ title: 'Un' }), await makeModule({ title: 'Deux' })]
    const id = await makePage([first, second])
    const values = { id, name: 'Tapé', modules: [second, first] }
    const model = await preview({ collection: 'pages', id }, values)
    expect(model).toMatchObject({
      previewed: { page: { name: 'Tapé', modules: [{ title: 'Deux' }, { title: 'Un' }] } },
    })
    expect(values.modules).toEqual([second, first])
  })

  it('renders a text as it is written', async () => {
    const id = await makeModule()
    const model = await preview({ collection: 'modules', id }, { id, description: text('À l’instant') })
    expect(model).toMatchObject({
      previewed: { module: { description: [{ type: 'paragraph', children: [{ text: 'À l’instant' }] }] } },
    })
  })

  it('uses the saved value where the form has none, and takes precedence over a saved draft', async () => {
    const id = await makePage()
    await saveDraft('pages', { id, name: 'Ébauche', title: 'Grand titre' })
    const model = await preview({ collection: 'pages', id }, { id, name: 'Tapé' })
    expect(model).toMatchObject({ previewed: { page: { name: 'Tapé', title: 'Grand titre' } } })
  })

  it('stores nothing and invalidates no public page', async () => {
    const id = await makePage([await makeModule()])
    const before = await storedOf('pages', id)
    await preview({ collection: 'pages', id }, { id, name: 'Tapé', path: '/tape/', _status: 'published' })
    expect(await storedOf('pages', id)).toEqual(before)
  })

  it('is visible to nobody else, and not in the next preview', async () => {
    const id = await makePage()
    await preview({ collection: 'pages', id }, { id, name: 'Tapé' })
    for (const who of ['editor', 'admin'] as const) {
      await ask(visitors[who])
      expect(await preview({ collection: 'pages', id })).toMatchObject({
        previewed: { page: { name: 'Publiée' } },
      })
    }
  })

  it('shows nothing of another document, whatever id the form has', async () => {
    const [id, other] = [await makePage(), await makePage()]
    await saveDraft('pages', { id: other, name: 'Autre' })
    const model = await preview({ collection: 'pages', id }, { id: other, title: 'Tapé' })
    expect(model).toMatchObject({ previewed: { page: { name: 'Publiée', title: 'Tapé' } } })
  })

  it.each([
    ['nonsense for the modules', { modules: 'x' }],
    ['modules that do not exist', { modules: [999_999] }],
    ['a number for a group', { banner: 7 }],
    ['an object for a text', { path: { fr: '/x/' } }],
    ['nothing at all', {}],
  ])('survives %s', async (_case, values) => {
    const id = await makePage()
    await expect(preview({ collection: 'pages', id }, values)).resolves.toBeDefined()
    expect(await preview({ collection: 'pages', id })).toMatchObject({ state: 'published' })
  })

  it('is refused for a stranger and for an owner', async () => {
    const id = await makePage()
    for (const who of ['anonymous', 'owner'] as const) {
      await ask(visitors[who])
      expect(await preview({ collection: 'pages', id }, { id, name: 'Tapé' })).toBeNull()
    }
  })
})
