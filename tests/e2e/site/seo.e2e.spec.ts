import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from '@playwright/test'
import { locales } from '../../../src/domain/shared/locale'
import { untilAlive } from '../../support/browser/alive'
import { ownSite } from '../../support/browser/own-site'
import { readPage, type StructuredThing } from '../../support/browser/page-facts'
import { readSitemapParts } from '../../support/site/sitemap'
import { textsOf } from '../../support/words/site-texts'
import { findProblems } from '../../support/site/structured-data'

test.describe.configure({ mode: 'parallel' })

const mostUrls = 5000

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

test('the sitemap is an index of parts, and every part names each address once, in all its languages', async () => {
  const parts = await readSitemapParts(ownSite().url)
  expect([...parts.keys()]).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/articles.xml',
    '/sitemaps/places.xml',
    '/sitemaps/properties-1.xml',
    '/sitemaps/projects.xml',
    '/sitemaps/agents.xml',
  ])
  for (const [part, urls] of parts) {
    expect(urls.length, part).toBeGreaterThan(0)
    expect(urls.length, part).toBeLessThanOrEqual(mostUrls)
    const addresses = urls.map(({ loc }) => loc)
    expect(new Set(addresses).size, part).toBe(addresses.length)
    const byAddress = new Map(urls.map((url) => [url.loc, url]))
    for (const { loc, lastmod, alternates } of urls) {
      expect(Number.isNaN(Date.parse(lastmod ?? '')), loc).toBe(false)
      const { 'x-default': neutral, ...languages } = alternates
      const language = pathOf(loc).slice(1, 3)
      expect(languages[language], loc).toBe(loc)
      expect(Object.values(languages), loc).toContain(neutral)
      for (const other of Object.values(languages))
        expect(byAddress.get(other)?.alternates, `${loc} and ${other}`).toEqual(alternates)
    }
  }
})

test('there is no part that the index does not list', async ({ request }) => {
  for (const file of ['pages-2.xml', 'properties.xml', 'properties-2.xml', 'users.xml', 'x.xml'])
    expect((await request.get(`/sitemaps/${file}`)).status(), file).toBe(404)
})

test('robots.txt allows the site and its pictures, and names the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('text/plain')
  const lines = (await answer.text()).split('\n')
  for (const line of ['Allow: /', 'Allow: /api/media/file/', 'Disallow: /api/', 'Disallow: /admin'])
    expect(lines).toContain(line)
  const sitemap = lines.find((line) => line.startsWith('Sitemap: '))?.slice('Sitemap: '.length) ?? ''
  const facts = readPage(await (await request.get('/fr/')).text())
  expect(new URL(sitemap).origin).toBe(new URL(facts.canonical ?? '').origin)
  expect(pathOf(sitemap)).toBe('/sitemap.xml')
})

const unlisted = [
  '/feedback/contact-demand/',
  '/feedback/sign-newsletter/',
  '/login/',
  '/testimonials/testimonial-1/',
]

test('a page that is not for search results says so, and is in no sitemap', async ({ request }) => {
  const listed = new Set(
    [...(await readSitemapParts(ownSite().url)).values()].flat().map(({ loc }) => pathOf(loc)),
  )
  for (const locale of locales) {
    for (const original of unlisted) {
      const answer = await request.get(`${original}?lng=${locale}`)
      const facts = readPage(await answer.text())
      expect(answer.status(), original).toBe(200)
      expect(facts.isIndexed, answer.url()).toBe(false)
      expect(listed.has(pathOf(facts.canonical ?? '')), answer.url()).toBe(false)
    }
    const missing = await request.get(`/${locale}/no-such-page/`)
    expect(missing.status()).toBe(404)
    expect(readPage(await missing.text()).isIndexed).toBe(false)
  }
})

test('each page of a listing has its own address and title, and the languages that have it', async ({
  request,
}) => {
  const read = async (path: string) => {
    const html = await (await request.get(path)).text()
    return { ...readPage(html), title: /<title>([^<]*)/.exec(html)?.[1] }
  }
  const first = await read('/fr/a-vendre/')
  const second = await read('/fr/a-vendre/?page=2')
  expect(pathOf(second.canonical ?? '')).toBe('/fr/a-vendre/?page=2')
  expect(second.title).not.toBe(first.title)
  expect(second.title).toContain('Page 2')
  expect(Object.keys(second.alternates)).toContain('x-default')
  for (const address of Object.values(second.alternates))
    expect((await read(pathOf(address))).alternates, address).toEqual(second.alternates)
  const last = Number((/page=(\d+)/.exec((await read('/fr/a-vendre/?page=9999')).canonical ?? '') ?? [])[1])
  expect(last).toBeGreaterThan(1)
  expect(last).toBeLessThan(100)
})

const kinds = {
  property: { path: '/', types: ['RealEstateAgent', 'WebSite'] },
  list: { path: '/for-sale/', types: ['BreadcrumbList', 'ItemList'] },
  contact: { path: '/contact/', types: ['BreadcrumbList', 'RealEstateAgent'] },
  questions: { path: '/services/Nos-conseils/', types: ['BreadcrumbList', 'FAQPage'] },
  article: { path: '/nos-conseils/frais-de-notaire/', types: ['Article', 'BreadcrumbList'] },
  'property for sale': { path: '/property/2101/', types: ['BreadcrumbList', 'RealEstateListing'] },
  'property for rent': { path: '/property/2117/', types: ['BreadcrumbList', 'RealEstateListing'] },
  project: { path: '/project/101/', types: ['BreadcrumbList', 'RealEstateListing'] },
  agent: { path: '/equipe/claire-delvaux/', types: ['BreadcrumbList', 'ProfilePage', 'RealEstateAgent'] },
}

for (const locale of locales) {
  test(`the structured data of every kind of page in ${locale} are valid`, async ({ request }) => {
    for (const [kind, { path, types }] of Object.entries(kinds)) {
      const answer = await request.get(`${path}?lng=${locale}`)
      expect(answer.url(), kind).toContain(`/${locale}/`)
      const { things } = readPage(await answer.text())
      expect(things.map((thing) => thing['@type']).toSorted(), kind).toEqual(types)
      expect(await findProblems(things), kind).toEqual([])
    }
  })

  test(`a link to every kind of page in ${locale} is shared with its texts and a picture`, async ({
    request,
  }) => {
    for (const [kind, { path }] of Object.entries(kinds)) {
      const answer = await request.get(`${path}?lng=${locale}`)
      const tags = readShareTags(await answer.text())
      for (const name of [
        'og:title',
        'og:description',
        'og:url',
        'og:site_name',
        'og:image:alt',
        'twitter:title',
      ])
        expect(tags.get(name)?.[0], `${name} of ${kind}`).toBeTruthy()
      expect(tags.get('og:locale')).toEqual([`${locale}_BE`])
      const others = (tags.get('og:locale:alternate') ?? []).toSorted()
      expect(others, kind).toEqual(
        locales
          .filter((other) => other !== locale)
          .map((other) => `${other}_BE`)
          .toSorted(),
      )
      expect(tags.get('og:type'), kind).toEqual([kind === 'article' ? 'article' : 'website'])
      const width = Number(tags.get('og:image:width')?.[0])
      expect(width, kind).toBeGreaterThanOrEqual(600)
      const picture = await request.get(pathOf(tags.get('og:image')?.[0] ?? ''))
      expect(picture.status(), kind).toBe(200)
      expect(picture.headers()['content-type'], kind).toMatch(/^image\/(webp|jpeg|png)$/)
    }
  })
}

function readShareTags(html: string): Map<string, string[]> {
  const tags = new Map<string, string[]>()
  for (const [, name = '', content = ''] of html.matchAll(
    /<meta (?:property|name)="((?:og|twitter|article):[^"]+)" content="([^"]*)"/g,
  ))
    tags.set(name, [...(tags.get(name) ?? []), content.replaceAll('&amp;', '&')])
  return tags
}

test('the validator and the vocabulary find errors', async () => {
  const wrong: StructuredThing[] = [
    { '@type': 'RealEstateListing', colour: 'red' },
    { '@type': 'Castle', name: 'x' },
    { '@type': 'Organization', url: 'https://x.example/' },
  ]
  const problems = (await findProblems(wrong)).join('\n')
  for (const expected of ['"colour"', '"Castle"', '"name" is missing']) expect(problems).toContain(expected)
})

for (const [kind, { path }] of Object.entries(kinds)) {
  test(`${kind} is printed without controls, with the agency's contact at its end`, async ({ page }) => {
    await page.goto(`${path}?lng=fr`)
    await page.emulateMedia({ media: 'print' })
    // The agency's logo, which links to the home page, is the only part of the header.
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
    for (const role of ['navigation', 'textbox', 'dialog'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    // The names of facts stay, of which some explain themselves on the screen.
    await expect(page.locator('button:not(dt button):visible')).toHaveCount(0)
    const names = await page
      .locator('.fact-row:visible dt')
      .evaluateAll((all) => all.map((dt) => (dt instanceof HTMLElement ? dt.innerText : '')))
    expect(names.filter((name) => name.trim() === '')).toEqual([])
    const contact = page.getByRole('contentinfo').locator('address')
    for (const way of [/\+32 [\d ]+/, /\S+@\S+/]) await expect(contact.getByText(way)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('the first picture of a property is printed across the page, the others below it', async ({ page }) => {
  await page.goto('/property/2101/?lng=fr')
  await page.emulateMedia({ media: 'print' })
  const pictures = page.locator('.scroller-film > li')
  const [film, first, second] = await Promise.all(
    [page.locator('.scroller-film'), pictures.nth(0), pictures.nth(1)].map((part) => part.boundingBox()),
  )
  expect(first?.width).toBeCloseTo(film?.width ?? 0, 0)
  expect(second?.width).toBeLessThan((film?.width ?? 0) / 2)
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0) - 1)
})

test('a property is printed with a QR code that leads to its page, which nothing else loads', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/page-code')) asked.push(request.url())
  })
  await page.addInitScript(() => {
    window.print = () => {
      const code = document.querySelector<HTMLImageElement>('img[data-printed]')
      document.documentElement.dataset.printed = String(code?.naturalWidth ?? 0)
    }
  })
  await page.goto('/property/2101/?lng=fr')
  await untilAlive(page)
  const code = page.locator('img[data-printed]')
  await expect(code).toBeHidden()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: textsOf('fr')('property.share.print') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^[1-9]/)
  const svg = await (await page.request.get(asked[0] ?? '')).body()
  const { data, info } = await sharp(svg, { density: 400 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const address = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address)
  await page.emulateMedia({ media: 'print' })
  await expect(code).toBeVisible()
})

test('questions are printed with their answers, and links out of the site with their address', async ({
  page,
}) => {
  await page.goto('/services/Nos-conseils/?lng=fr')
  const answers = page.locator('main details p')
  await expect(answers.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answers.first()).toBeVisible()
  await page.goto('/nos-conseils/frais-de-notaire/?lng=fr')
  const link = page.locator('main .rich-text a[href^="http"]').first()
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(printed).toContain(await link.getAttribute('href'))
})
