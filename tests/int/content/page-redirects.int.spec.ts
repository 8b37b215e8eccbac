import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { locales, type Locale } from '@/domain/shared/locale'
import { askedBy, refusalOf } from '../../support/forms/field-refusals'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createVisitors, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

type Fields = Partial<RequiredDataFromCollectionSlug<'pages'>>

let payload: Payload
let visitors: Visitors
let siteUrl: string

beforeAll(async () => {
  payload = await startPayload()
  visitors = await createVisitors(payload)
  siteUrl = (await import('@/env')).env.SITE_URL
})
afterAll(stopPayload)

const byEditor = (language: Locale = 'fr') => askedBy(payload, { user: visitors.editor, language })

type SavedPageLocales = { locale?: Locale; language?: Locale }

const create = async (data: Fields & { name: string }, { locale = 'fr', language }: SavedPageLocales = {}) =>
  payload.create({
    collection: 'pages',
    locale,
    data: { type: 'page', _status: 'published', ...data },
    ...(await byEditor(language)),
  })

const update = async (id: number, data: Fields, { locale = 'fr', language }: SavedPageLocales = {}) =>
  payload.update({
    collection: 'pages',
    id,
    locale,
    data: { _status: 'published', ...data },
    ...(await byEditor(language)),
  })

const sendOn = (id: number, redirectUrl: string, saved?: SavedPageLocales) =>
  update(id, { redirect: true, redirectUrl }, saved)

const messageOf = async (work: Promise<unknown>) => {
  const refusal = await refusalOf(work)
  expect(Object.keys(refusal)).toEqual(['redirectUrl'])
  return refusal.redirectUrl
}

/** Written below the rules of the fields, as before there were any. */
async function store(
  id: number,
  data: { path?: { fr: string }; redirect?: true; redirectUrl?: { fr: string } },
) {
  const whole = await payload.findByID({ collection: 'pages', id, locale: 'all', depth: 0 })
  await payload.db.updateOne({ collection: 'pages', id, data: { ...whole, ...data } })
}

const storeRedirect = (id: number, to: string) => store(id, { redirect: true, redirectUrl: { fr: to } })

async function resolve(path: string, locale: Locale = 'fr') {
  const { resolveAddress } = await import('@/site/data/routing/resolve')
  return resolveAddress({ locale, segments: path.split('/').filter(Boolean) })
}

const itself = {
  nl: 'Dit is het adres van deze pagina zelf. Kies een ander doel.',
  fr: 'C’est l’adresse de cette page elle-même. Choisissez une autre cible.',
  en: 'This is the address of this page itself. Choose another target.',
  de: 'Das ist die Adresse dieser Seite selbst. Wählen Sie ein anderes Ziel.',
}

const circle = {
  nl: 'Het doel stuurt bezoekers naar deze pagina terug. Kies een ander doel.',
  fr: 'La cible renvoie les visiteurs à cette page. Choisissez une autre cible.',
  en: 'The target sends visitors back to this page. Choose another target.',
  de: 'Das Ziel schickt Besucher zu dieser Seite zurück. Wählen Sie ein anderes Ziel.',
}

const noTarget = {
  nl: /^Geef een pad van deze site/,
  fr: /^Indiquez un chemin de ce site/,
  en: /^Enter a path of this site/,
  de: /^Geben Sie einen Pfad dieser Website/,
}

describe('a page that redirects', () => {
  it('to another page or another site is saved, and its address redirects there', async () => {
    await create({ name: 'Cible', path: '/cible/' })
    const { id } = await create({ name: 'Départ', path: '/depart/' })
    for (const [redirectUrl, href] of [
      ['/cible/', '/fr/cible/'],
      ['/cible/?from=depart#haut', '/fr/cible/?from=depart#haut'],
      ['/nl/cible/', '/nl/cible/'],
      ['/nulle-part/', '/fr/nulle-part/'],
      [`${siteUrl}/fr/cible/`, `${siteUrl}/fr/cible/`],
      ['https://elsewhere.example/depart/', 'https://elsewhere.example/depart/'],
      ['http://elsewhere.example', 'http://elsewhere.example'],
    ] as const) {
      expect((await sendOn(id, redirectUrl)).redirectUrl).toBe(redirectUrl)
      expect(await resolve('/depart/')).toEqual({ kind: 'redirect', href, permanent: false })
    }
  })

  it.each([
    '#haut',
    '?page=2',
    'tel:+3210990100',
    'mailto:info@agency.example',
    '//elsewhere.example/',
    'cible',
  ])('cannot redirect to %s, which is no page', async (redirectUrl) => {
    for (const language of locales) {
      const work = create({ name: 'Refusée', redirect: true, redirectUrl }, { language })
      expect(await messageOf(work)).toMatch(noTarget[language])
    }
  })

  it('needs a target, unless the redirect is turned off', async () => {
    const { id } = await create({ name: 'Ouverte', path: '/ouverte/' })
    await messageOf(update(id, { redirect: true, redirectUrl: '' }))
    expect(await update(id, { redirect: false, redirectUrl: '/ouverte/' })).toMatchObject({ redirect: false })
  })

  it('never redirects to itself, by any of its addresses', async () => {
    const { id } = await create({ name: 'Soi', path: '/soi-même/', originalPath: '/itself/' })
    await update(id, { name: 'Zelf', path: '/zichzelf/' }, { locale: 'nl' })
    for (const own of [
      '/soi-même/',
      '/soi-meme',
      '/fr/Soi-Même/',
      '/fr/soi-m%C3%AAme/?a=1#b',
      '/nl/zichzelf/',
      '/zichzelf/',
      '/itself/',
      '/en/itself/',
      `${siteUrl}/fr/soi-meme/`,
      `${siteUrl}/itself/`,
    ])
      expect(await messageOf(sendOn(id, own)), own).toBe(itself.fr)
    for (const language of locales)
      expect(await messageOf(sendOn(id, '/soi-même/', { language }))).toBe(itself[language])
    const asNew = { name: 'Neuve', path: '/neuve/', originalPath: '/brand-new/', redirect: true }
    for (const redirectUrl of ['/neuve/', '/fr/neuve/', '/brand-new/'])
      expect(await messageOf(create({ ...asNew, redirectUrl })), redirectUrl).toBe(itself.fr)
  })

  it('may redirect to a page that has its path in another language', async () => {
    const dutch = await create({ name: 'Gids', path: '/guide/' }, { locale: 'nl' })
    const { id } = await create({ name: 'Guide', path: '/guide/' })
    expect((await sendOn(id, '/nl/guide/')).redirectUrl).toBe('/nl/guide/')
    expect(dutch.id).not.toBe(id)
  })

  it('cannot redirect to an address that it gets in the same save', async () => {
    const { id } = await create({ name: 'Déménage', path: '/demenage/' })
    const work = update(id, { path: '/demenagee/', redirect: true, redirectUrl: '/demenagee/' })
    expect(await messageOf(work)).toBe(itself.fr)
  })

  it('cannot redirect to a page that redirects back, also through others and through redirects', async () => {
    const first = await create({ name: 'Un', path: '/un/', originalPath: '/one/' })
    const second = await create({ name: 'Deux', path: '/deux/' })
    const third = await create({ name: 'Trois', path: '/trois/' })
    await payload.create({ collection: 'redirects', data: { from: '/fr/vers-un/', to: '/fr/un/' } })
    await sendOn(second.id, '/one/')
    for (const language of locales)
      expect(await messageOf(sendOn(first.id, '/deux/', { language }))).toBe(circle[language])
    await sendOn(third.id, `${siteUrl}/fr/deux/`)
    expect(await messageOf(sendOn(first.id, '/trois/'))).toBe(circle.fr)
    expect(await messageOf(sendOn(first.id, '/vers-un/'))).toBe(circle.fr)
    await update(second.id, { redirect: false })
    expect((await sendOn(first.id, '/trois/')).redirectUrl).toBe('/trois/')
  })

  it('may redirect to a page whose redirect is only a draft', async () => {
    const first = await create({ name: 'Publiée', path: '/publiee/' })
    const second = await create({ name: 'Brouillon', path: '/brouillon/' })
    await payload.update({
      collection: 'pages',
      id: second.id,
      locale: 'fr',
      data: { redirect: true, redirectUrl: '/publiee/' },
      draft: true,
    })
    await sendOn(first.id, '/brouillon/')
    expect(await messageOf(sendOn(second.id, '/publiee/'))).toBe(circle.fr)
  })

  it('is shown itself where its stored target is itself or no page', async () => {
    const { id } = await create({ name: 'Ancienne', path: '/ancienne/' })
    for (const stored of [
      '/ancienne/',
      '/fr/Ancienne',
      `${siteUrl}/fr/ancienne/?a=1`,
      'tel:+3210990100',
      '#haut',
    ]) {
      await storeRedirect(id, stored)
      expect(await resolve('/ancienne/'), stored).toMatchObject({ kind: 'page' })
    }
  })
})

describe('a redirect of the collection', () => {
  const add = async (from: string, to: string) =>
    payload.create({ collection: 'redirects', data: { from, to }, ...(await byEditor()) })

  it('is refused where a page redirects back to it, also by the full address of the site', async () => {
    const { id } = await create({ name: 'Renvoi', path: '/renvoi/' })
    await sendOn(id, '/boucle/')
    for (const to of ['/fr/renvoi/', '/renvoi/', `${siteUrl}/fr/renvoi/`])
      expect(Object.keys(await refusalOf(add('/fr/boucle/', to))), to).toEqual(['to'])
    expect((await add('/fr/boucle/', '/fr/ailleurs/')).to).toBe('/fr/ailleurs/')
  })

  it('stays for a page that moves, also where stored ones made a circle', async () => {
    const first = await create({ name: 'Ronde', path: '/ronde/' })
    const second = await create({ name: 'Tour', path: '/tour/' })
    await storeRedirect(first.id, '/tour/')
    await storeRedirect(second.id, '/ronde/')
    const { keepMovedPaths } = await import('@/cms/operations/import-snapshot/content/keep-moved-paths')
    const at = (path: string) => ({ _status: 'published', path: { fr: path } })
    await store(first.id, { path: { fr: '/ronde-2/' } })
    const { req } = await byEditor()
    await keepMovedPaths({ req, before: at('/ronde/'), after: at('/ronde-2/') })
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { from: { equals: '/fr/ronde/' } },
    })
    expect(docs).toMatchObject([{ to: '/fr/ronde-2/' }])
  })
})
