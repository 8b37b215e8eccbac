import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ModuleRelation } from '@/site/data/content/page-models'
import { carouselTexts } from '@/site/words/carousel-texts'
import { getTranslator } from '@/messages/translator'
import { makePicture } from '../../support/database/factories'
import { paragraph, richText } from '../../support/files/lexical'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createProperty, createPlaces } from '../../support/properties/search-properties'

// The reads of the site as they are, without Next around them.
vi.mock('server-only', () => ({}))
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }))

type ViewedRelation = ModuleRelation['type']
type View = 'single' | 'slider' | 'collapse' | 'news'

let payload: Payload
/** What a module of each type shows, besides its own texts. */
let shownContent: Record<ViewedRelation, object>

const fr = { locale: 'fr' } as const
const published = { _status: 'published' } as const

async function createPictures(): Promise<number[]> {
  const create = async (alt: string) => {
    const file = await makePicture({ width: 90, height: 60, name: `${alt}.jpg` })
    return (await payload.create({ collection: 'media', ...fr, data: { alt }, file })).id
  }
  return [await create('Le jardin'), await create('La cuisine')]
}

async function createArticles() {
  const { id: category } = await payload.create({
    collection: 'categories',
    ...fr,
    data: { name: 'Conseils' },
  })
  const create = (title: string) =>
    payload.create({
      collection: 'articles',
      ...fr,
      data: {
        title,
        path: `/conseils/${title.toLowerCase()}/`,
        intro: `Introduction : ${title}`,
        body: richText(paragraph(`Tout sur : ${title}`)),
        categories: [category],
        publishedAt: '2026-03-02T00:00:00.000Z',
        ...published,
      },
    })
  const { id: article } = await create('Acheter')
  await create('Vendre')
  return { category, article }
}

async function createProperties() {
  const places = await createPlaces(payload)
  const properties = [
    await createProperty(payload, { places, publicId: 101, title: { fr: 'Maison claire' } }),
    await createProperty(payload, { places, publicId: 102, title: { fr: 'Maison ancienne' } }),
  ]
  for (const title of ['Les Tilleuls', 'Les Charmes'])
    await payload.create({
      collection: 'projects',
      ...fr,
      data: { title, city: places.wavre, units: properties, listedIn: { french: true }, ...published },
    })
  const data = { name: 'À vendre', goal: 'sale', order: 'newest' } as const
  return (await payload.create({ collection: 'property-lists', ...fr, data })).id
}

async function createOpinions() {
  for (const author of ['Anne Dubois', 'Luc Renard'])
    await payload.create({
      collection: 'testimonials',
      ...fr,
      data: { author, text: `Merci de ${author}`, rating: 5, date: '2026-02-01T00:00:00.000Z', ...published },
    })
}

async function createAgents() {
  for (const name of ['Claire Delvaux', 'Marc Lejeune'])
    await payload.create({ collection: 'agents', ...fr, data: { name } })
}

const createSlider = (pictures: number[]) =>
  payload.create({
    collection: 'sliders',
    ...fr,
    data: {
      name: 'Carrousel',
      slides: pictures.map((picture, index) => ({ picture, title: `Image ${index + 1}`, text: 'Chez vous' })),
    },
  })

beforeAll(async () => {
  payload = await startPayload()
  const pictures = await createPictures()
  const { category, article } = await createArticles()
  const propertyList = await createProperties()
  await createOpinions()
  await createAgents()
  const { id: slider } = await createSlider(pictures)
  const { id: form } = await payload.create({
    collection: 'contact-forms',
    ...fr,
    data: { name: 'Contact', kind: 'site-contact', title: 'Écrivez-nous', intro: 'Réponse le jour même.' },
  })
  shownContent = {
    none: { images: pictures },
    article: { article },
    'property-list': { propertyList },
    projects: {},
    stats: {},
    opinion: {},
    team: {},
    slider: { slider },
    category: { category },
    contact: { form },
  }
  // Loading everything that renders a module takes longer than the limit of a test.
  await draw('contact', 'single')
})
afterAll(stopPayload)

/** The HTML of a module as the server sends it. */
async function draw(relationType: ViewedRelation, view: View): Promise<string> {
  const { toModule } = await import('@/site/data/content/modules')
  const { getSiteFrame } = await import('@/site/data/content/site-frame')
  const { RenderModules } = await import('@/site/modules/render-module')
  const data: RequiredDataFromCollectionSlug<'modules'> = {
    internalName: `${relationType}, ${view}`,
    title: 'Le module',
    description: richText(paragraph('Son introduction')),
    relationType,
    view,
    ...published,
    ...shownContent[relationType],
  }
  const document = await payload.create({ collection: 'modules', depth: 2, ...fr, data })
  const page = { locale: 'fr', basePath: '/fr/page/', startsWithPicture: true } as const
  const modules = [await toModule(document, { locale: 'fr', page: 1 })]
  const props = { ...page, frame: await getSiteFrame('fr'), modules, firstIndex: 1 }
  const { prelude } = await prerender(createElement(RenderModules, props))
  return new Response(prelude).text()
}

type DrawnModule = { html: string; type: ViewedRelation }

const count = (html: string, part: string): number => html.split(part).length - 1

/** The content behind titles that open, each with its title. */
const foldedIn = (html: string): string[] =>
  [...html.matchAll(/<details[^>]*class="disclosure.*?<\/details>/g)].map(([details]) => details)

const { previous, next } = carouselTexts('fr')

const stepsIn = (html: string) => ({
  buttons: [previous, next].map((label) => count(html, `<button type="button" aria-label="${label}"`)),
  slides: count(html, 'class="carousel-slide"'),
})

const nothingToStep = { buttons: [0, 0], slides: 0 }

/** The content of a type in every view. */
const items: Record<ViewedRelation, string[]> = {
  none: ['Le jardin', 'La cuisine'],
  article: ['Acheter', 'Introduction : Acheter'],
  'property-list': ['Maison claire', 'Maison ancienne'],
  projects: ['Les Tilleuls', 'Les Charmes'],
  stats: ['>2</dd>', getTranslator('fr')('modules.stats.forSale', { count: 2 })],
  opinion: ['Merci de Anne Dubois', 'Merci de Luc Renard'],
  team: ['Claire Delvaux', 'Marc Lejeune'],
  slider: ['Image 1', 'Image 2'],
  category: ['Acheter', 'Vendre'],
  contact: ['<form', 'Réponse le jour même.'],
}

/** The cards of a type, where it is not shown in full. */
const cardMarks: Partial<Record<ViewedRelation, string>> = {
  none: 'shadow-card',
  article: '<article',
  'property-list': 'role="status" class="sr-only"',
  projects: 'role="status" class="sr-only"',
  opinion: '<time',
  slider: 'class="per-row"',
  category: '<time',
}

/** Types whose entries open one by one; anything else opens as a whole. */
const oneByOne: readonly ViewedRelation[] = ['opinion', 'slider', 'category']

/** What is true of a layout, whatever it shows. */
const checks = {
  plain({ html, type }: DrawnModule) {
    expect(stepsIn(html)).toEqual(nothingToStep)
    expect(foldedIn(html)).toEqual([])
    expect(html).not.toContain(cardMarks[type] ?? '<details')
  },
  stepped({ html }: DrawnModule) {
    expect(stepsIn(html)).toEqual({ buttons: [1, 1], slides: 2 })
    expect(foldedIn(html)).toEqual([])
  },
  folded({ html, type }: DrawnModule) {
    expect(stepsIn(html)).toEqual(nothingToStep)
    const folded = foldedIn(html)
    expect(folded).toHaveLength(oneByOne.includes(type) ? 2 : 1)
    for (const words of items[type]) expect(folded.join()).toContain(words)
    expect(html).not.toContain('<details open')
  },
  cards({ html, type }: DrawnModule) {
    expect(stepsIn(html)).toEqual(nothingToStep)
    expect(foldedIn(html)).toEqual([])
    expect(html).toContain(cardMarks[type] ?? 'a mark of its cards')
  },
}

// The table of docs/modules.md.
const layouts: [ViewedRelation, Record<View, keyof typeof checks>][] = [
  ['none', { single: 'plain', slider: 'stepped', collapse: 'folded', news: 'cards' }],
  ['article', { single: 'plain', slider: 'plain', collapse: 'folded', news: 'cards' }],
  ['property-list', { single: 'plain', slider: 'stepped', collapse: 'cards', news: 'cards' }],
  ['projects', { single: 'plain', slider: 'stepped', collapse: 'cards', news: 'cards' }],
  ['stats', { single: 'plain', slider: 'plain', collapse: 'folded', news: 'plain' }],
  ['opinion', { single: 'plain', slider: 'stepped', collapse: 'folded', news: 'cards' }],
  ['team', { single: 'plain', slider: 'stepped', collapse: 'folded', news: 'plain' }],
  ['slider', { single: 'plain', slider: 'stepped', collapse: 'folded', news: 'cards' }],
  ['category', { single: 'plain', slider: 'stepped', collapse: 'folded', news: 'cards' }],
  ['contact', { single: 'plain', slider: 'plain', collapse: 'folded', news: 'plain' }],
]

const views: View[] = ['single', 'slider', 'collapse', 'news']
const cells = layouts.flatMap(([type, by]) => views.map((view) => [type, view, by[view]] as const))

it.each(cells)('a module of the type %s in the view %s shows all of it, %s', async (type, view, layout) => {
  const html = await draw(type, view)
  for (const words of ['Le module', 'Son introduction', ...items[type]]) expect(html).toContain(words)
  checks[layout]({ html, type })
})
