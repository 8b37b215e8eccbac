import { request as newRequest, expect, test } from '@playwright/test'
import { locales } from '../../../src/domain/shared/locale'
import { words } from '../../support/words/words'

const still = { maxRedirects: 0 }

for (const locale of locales) {
  test(`an unknown address in ${locale} is a real 404 in that language`, async ({ page, request }) => {
    const answer = await request.get(words[locale].lost)
    expect(answer.status()).toBe(404)
    await page.goto(words[locale].lost)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].notFound)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(`/${locale}/`)
  })

  test(`an unknown property in ${locale} is a page that says that it does not exist or is sold`, async ({
    page,
    request,
  }) => {
    const path = `/${locale}/${{ nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' }[locale]}/wavre/x/999999/`
    expect((await request.get(path)).status()).toBe(404)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].propertyGone)
  })
}

test('an original path detects the language and redirects to its translation, uncached', async ({
  baseURL,
}) => {
  for (const [language, target] of [
    ['nl-BE,nl;q=0.9', '/nl/te-koop/'],
    ['de', '/de/zu-verkaufen/'],
    ['sv', '/fr/a-vendre/'],
  ] as const) {
    const visitor = await newRequest.newContext({
      baseURL,
      extraHTTPHeaders: { 'accept-language': language },
    })
    const answer = await visitor.get('/for-sale/', still)
    expect(answer.status()).toBe(307)
    expect(new URL(answer.headers().location ?? '', baseURL).pathname).toBe(target)
    expect(answer.headers()['cache-control']).toContain('no-store')
    await visitor.dispose()
  }
})

const moves = [
  ['the root', '/', 307, '/fr/'],
  ['a property by its original path', '/property/2101/', 307, /^\/fr\/a-vendre\/wavre\/[a-z0-9-]+\/2101\/$/],
  ['a project by its original path', '/project/101/', 307, /^\/fr\/projects\/wavre\/[a-z0-9-]+\/101\/$/],
  ['accents and case', '/Pr%C3%A9sentation/', 307, '/fr/presentation/'],
  ['a path without its slash', '/fr/a-vendre', 308, '/fr/a-vendre/'],
  [
    'a property under a wrong town and slug',
    '/fr/a-vendre/gent/foo/2101/',
    308,
    /^\/fr\/a-vendre\/wavre\/[a-z0-9-]+\/2101\/$/,
  ],
  [
    'a property for sale under the rentals',
    '/fr/a-louer/wavre/foo/2101/',
    308,
    /^\/fr\/a-vendre\/wavre\/[a-z0-9-]+\/2101\/$/,
  ],
  ['an original path behind a language', '/nl/for-sale/', 308, '/nl/te-koop/'],
  ['a path in capitals', '/fr/A-Vendre/', 308, '/fr/a-vendre/'],
] as const

for (const [name, from, status, to] of moves) {
  test(`${name} (${from}) redirects to the right address`, async ({ request, baseURL }) => {
    const answer = await request.get(from, { ...still, headers: { 'accept-language': 'fr' } })
    expect(answer.status()).toBe(status)
    const { pathname } = new URL(answer.headers().location ?? '', baseURL)
    if (typeof to === 'string') expect(pathname).toBe(to)
    else expect(pathname).toMatch(to)
  })
}

const hostile = [
  '/fr/..%2f..%2fetc/passwd',
  '/fr/%00/',
  '/fr/%E0%A4%A/',
  `/fr/${'a'.repeat(10_000)}/`,
  '/fr/a-vendre/wavre/x/0/',
  '/fr/a-vendre/wavre/x/99999999999999999999/',
  '/fr/a-vendre/wavre/x/-1/',
  '/fr/<script>alert(1)<%2fscript>/',
  '/xx/a-vendre/',
]

for (const path of hostile) {
  test(`a hostile address (${path.slice(0, 40)}) gets a clear response and never an error`, async ({
    baseURL,
  }) => {
    // Not through a client that normalises addresses first.
    const answer = await fetch(`${baseURL}${path}`, { redirect: 'manual' })
    expect([308, 400, 404]).toContain(answer.status)
  })
}

test('an address that looks like another host stays on this one', async ({ baseURL }) => {
  for (const path of [
    '//evil.example',
    '//evil.example/',
    '/fr//evil.example/',
    '/%2f%2fevil.example/',
    '/\\evil.example',
  ]) {
    const answer = await fetch(`${baseURL}${path}`, { redirect: 'manual' })
    const location = answer.headers.get('location')
    expect(answer.status, path).toBeLessThan(500)
    if (location) expect(new URL(location, baseURL).host, path).toBe(new URL(baseURL ?? '').host)
  }
})

test('the API sends strangers nothing, and files of pictures are public', async ({ request }) => {
  for (const path of [
    '/api/properties',
    '/api/users',
    '/api/owners',
    '/api/media',
    '/api/pages?draft=true',
    '/api/globals/site-settings',
  ]) {
    expect((await request.get(path)).status(), path).toBe(403)
  }
  expect(
    (await request.post('/api/graphql', { data: { query: '{ Users { docs { email } } }' } })).status(),
  ).toBe(404)
  for (const collection of ['users', 'owners']) {
    const answer = await request.post(`/api/${collection}/first-register`, {
      data: { email: 'a@b.example', password: 'long-enough-1' },
    })
    expect(answer.status()).toBe(403)
  }
})

test('a missing page is complete without JavaScript, and HEAD has the same status', async ({ request }) => {
  for (const [path, words] of [
    ['/fr/n-existe-pas/', "Oups, cette page n'existe plus"],
    ['/fr/n-existe-pas/?page=2', "Oups, cette page n'existe plus"],
    ['/property/999999/', "Le bien que vous demandez n'existe pas ou est vendu"],
  ] as const) {
    const answer = await request.get(path, { headers: { 'accept-language': 'fr' } })
    expect(answer.status(), path).toBe(404)
    const html = (await answer.text()).replaceAll('&#x27;', "'")
    expect(html).toContain('<html lang="fr"')
    expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(words)
    const head = await request.head(path, { headers: { 'accept-language': 'fr' } })
    expect(head.status(), path).toBe(404)
    expect(await head.text()).toBe('')
  }
  expect((await request.head('/fr/')).status()).toBe(200)
})

test('each page of a list is its own address for search engines', async ({ request }) => {
  const html = await (await request.get('/fr/a-vendre/?page=2')).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/fr\/a-vendre\/\?page=2"\/>/)
})

test('an original path passes its query on, except the requested language', async ({ request, baseURL }) => {
  const answer = await request.get('/for-sale/?page=2&lng=nl', still)
  expect(answer.status()).toBe(307)
  const target = new URL(answer.headers().location ?? '', baseURL)
  expect(`${target.pathname}${target.search}`).toBe('/nl/te-koop/?page=2')
})

test('/healthz reports the health', async ({ request }) => {
  const answer = await request.get('/healthz')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok' })
})
