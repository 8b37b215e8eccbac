import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { agreeAll } from '../../../src/domain/consent/consent-choices'
import { consentKey, formatConsent } from '../../../src/domain/consent/kept-consent'
import { untilAlive } from '../../support/browser/alive'
import { holdScripts } from '../../support/browser/asleep'
import { paragraph, richText, video } from '../../support/files/lexical'
import { findScreenProblems } from '../../support/browser/page-width'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.describe.configure({ mode: 'serial' })

const address = '/fr/journal-des-modules/'
const film = 'tests/fixtures/film.webm'
const tube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

let staff: APIRequestContext
const made: { collection: string; id: number }[] = []

async function create(collection: string, data: Record<string, unknown>): Promise<number> {
  const answer = await staff.post(`/api/${collection}?locale=fr`, { data: { _status: 'published', ...data } })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()).doc
  made.push({ collection, id })
  return id
}

const count = async (collection: string): Promise<number> =>
  (await (await staff.get(`/api/${collection}?limit=1`)).json()).totalDocs

async function findId(query: string): Promise<number> {
  const { docs } = await (await staff.get(`/api/${query}&limit=1&depth=0`)).json()
  return docs[0].id
}

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  const picture = await findId('media?where[filename][like]=house-01')
  const other = await findId('media?where[filename][like]=house-04')
  const modules = [
    await create('modules', {
      internalName: 'Journey: pictures',
      title: 'Nos façades',
      titleSize: 'h2',
      relationType: 'none',
      view: 'slider',
      images: [picture, other],
      cssClass: 'journey-facades',
    }),
    await create('modules', {
      internalName: 'Journey: opinions',
      title: 'Ils le disent',
      relationType: 'opinion',
      view: 'collapse',
      background: { type: 'color', color: 'ink' },
    }),
    await create('modules', {
      internalName: 'Journey: news',
      title: 'À la une',
      relationType: 'category',
      view: 'news',
      category: await findId('categories?where[publicId][equals]=6'),
      maxItems: 2,
      itemsPerRow: 2,
      background: { type: 'image', image: other },
    }),
    await create('modules', {
      internalName: 'Journey: narrow',
      title: 'Un titre caché',
      showTitle: false,
      description: richText(paragraph('Un module étroit.')),
      relationType: 'none',
      span: 4,
    }),
    await create('modules', {
      internalName: 'Journey: video',
      title: 'En images',
      titleSize: 'h3',
      description: richText(paragraph('Avant le film.'), video(tube, 'La visite filmée')),
      relationType: 'none',
      columns: { sm: 12, md: 6, lg: 8 },
    }),
  ]
  await create('pages', {
    name: 'Journal des modules',
    type: 'page',
    showInMenu: false,
    isPublic: false,
    modules,
    banner: {
      show: true,
      type: 'video',
      video: { url: '/film.webm', poster: picture, mobilePoster: other },
      title: 'Une page en mouvement',
      description: 'Un film muet, qui s’arrête quand on le veut.',
      transparent: true,
    },
    flags: { showBreadcrumb: false, showFixedMenu: false, noCookiePopup: true },
    css: '.journey-facades > div { padding-top: 41px }',
    logo: other,
  })
})

test.afterAll(async () => {
  for (const { collection, id } of made.toReversed()) await staff.delete(`/api/${collection}/${id}`)
  await staff.dispose()
})

/** Gives pages a film of their own, and records their requests to other hosts. */
async function recordOthers(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route('**/film.webm', (route) => route.fulfill({ path: film, contentType: 'video/webm' }))
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
    },
  )
  return requested
}

async function open(page: Page): Promise<string[]> {
  const requested = await recordOthers(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une page en mouvement')
  return requested
}

for (const width of [390, 820, 1440]) {
  test(`the page is complete at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const requested = await open(page)
    await expect(page.getByRole('heading', { level: 2, name: 'Nos façades' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Un titre caché' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 3, name: 'En images' })).toBeVisible()
    await expect(page.locator('section.journey-facades > div')).toHaveCSS('padding-top', '41px')
    await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link').locator('img.site-header-logo')).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveAttribute('data-consent', 'off')

    // Side by side on a desktop, below each other on a telephone.
    const narrow = await page.getByText('Un module étroit.').boundingBox()
    const wide = await page.getByRole('heading', { name: 'En images' }).boundingBox()
    expect(Math.abs((narrow?.y ?? 0) - (wide?.y ?? 0)) < 40).toBe(width >= 820)

    expect(await findScreenProblems(page)).toEqual([])
    expect(requested).toEqual([])
  })
}

test('the menu scrolls with a page that has this setting', async ({ page }) => {
  await open(page)
  const logo = page.getByRole('banner').locator('img.site-header-logo')
  await expect(logo).toBeInViewport()
  await page.mouse.wheel(0, 900)
  await expect(logo).not.toBeInViewport()
})

test('the film of the banner plays by itself, silently, and stops on request', async ({ page }) => {
  await open(page)
  const stop = page.getByRole('button', { name: 'Mettre la vidéo en pause' })
  await expect(stop).toBeVisible()
  const banner = page.locator('video')
  await expect(banner).toHaveJSProperty('paused', false)
  await expect(banner).toHaveJSProperty('muted', true)
  await stop.click()
  await expect(banner).toHaveJSProperty('paused', true)
  await expect(page.getByRole('button', { name: 'Lire la vidéo', exact: true })).toBeFocused()
})

test('the film does not play for visitors with reduced motion until they start it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await open(page)
  const start = page.getByRole('button', { name: 'Lire la vidéo', exact: true })
  await expect(start).toBeVisible()
  await expect(page.locator('video source')).toHaveCount(0)
  await untilAlive(page)
  await start.click()
  await expect(page.locator('video')).toHaveJSProperty('paused', false)
  await context.close()
})

test('a video of another site is not requested before its button is pressed', async ({ page }) => {
  const requested = await open(page)
  const start = page.getByRole('button', { name: 'Lire la vidéo (chargée depuis youtube.com)' })
  await start.scrollIntoViewIfNeeded()
  await untilAlive(page)
  expect(requested).toEqual([])
  await start.press('Enter')
  const frame = page.locator('iframe[title="La visite filmée"]')
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1')
  await expect(frame).toBeFocused()
  await expect(page.frameLocator('iframe[title="La visite filmée"]').locator('html')).toBeAttached()
  expect(requested.map((url) => new URL(url).hostname)).toEqual(['www.youtube-nocookie.com'])
})

test('with consent the video is there at once, without JavaScript a link leads to it', async ({
  browser,
  baseURL,
}) => {
  const agreed = await browser.newContext({ baseURL })
  await agreed.addInitScript(
    ([key = '', text = '']) => window.localStorage.setItem(key, text),
    [consentKey, formatConsent(agreeAll({ now: Date.now() }))],
  )
  const page = await agreed.newPage()
  await open(page)
  await expect(page.locator('iframe[title="La visite filmée"]')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  )
  await agreed.close()

  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(address)
  const link = still.getByRole('link', { name: /^Voir sur youtube\.com/ }).first()
  await expect(link).toHaveAttribute('href', tube)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(still.getByRole('main').getByRole('button')).toHaveCount(0)
  await plain.close()
})

test('a film of another site in the banner starts with its button', async ({ page, browser, baseURL }) => {
  const id = made.find(({ collection }) => collection === 'pages')?.id
  const elsewhere = 'https://films.example/house.webm'
  const change = await staff.patch(`/api/pages/${id}?locale=fr`, {
    data: { banner: { video: { url: elsewhere } } },
  })
  expect(change.status()).toBe(200)
  const requested = await open(page)
  const start = page.getByRole('button', { name: 'Lire la vidéo (chargée depuis films.example)' })
  await expect(start).toBeVisible()
  await untilAlive(page)
  expect(requested).toEqual([])
  await start.click()
  await expect.poll(() => requested).toContain(elsewhere)

  // Pressed before the page has its scripts.
  const slow = await browser.newPage({ baseURL })
  const requestedLater = await recordOthers(slow)
  const wake = await holdScripts(slow)
  await slow.goto(address, { waitUntil: 'commit' })
  await slow.getByRole('button', { name: 'Lire la vidéo (chargée depuis films.example)' }).click()
  expect(requestedLater).toEqual([])
  wake()
  await expect.poll(() => requestedLater).toContain(elsewhere)
  await slow.close()
})

const languages = ['nl', 'fr', 'en', 'de'] as const

const noVideo = {
  nl: /^Dit is geen link naar een video/,
  fr: /^Ce lien ne mène pas à une vidéo/,
  en: /^This is not a link to a video/,
  de: /^Das ist kein Link zu einem Video/,
}

const runsCode = {
  nl: /^Dit adres is niet toegestaan/,
  fr: /^Cette adresse n’est pas admise/,
  en: /^This address is not allowed/,
  de: /^Diese Adresse ist nicht erlaubt/,
}

const noLink = {
  nl: /^Begin een link met/,
  fr: /^Un lien commence par/,
  en: /^A link starts with/,
  de: /^Ein Link beginnt mit/,
}

const refused = [
  {
    name: 'a video link that is none',
    collection: 'modules',
    data: {
      internalName: 'Journey: refused',
      relationType: 'none',
      description: richText(video('https://www.youtube.com/watch?v=short')),
    },
    field: 'description.url',
    message: noVideo,
  },
  {
    name: 'a video of a property with an invalid link',
    collection: 'properties',
    data: {
      goal: 'sale',
      title: 'Refused',
      status: 'sold',
      videoUrl: 'https://www.youtube.com/watch?v=short',
    },
    field: 'videoUrl',
    message: noVideo,
  },
  ...[
    { name: 'a page', collection: 'pages', data: { name: 'Refused', type: 'link' }, field: 'externalUrl' },
    { name: 'the top bar', collection: 'top-bar-items', data: { label: 'Refused' }, field: 'link' },
  ].flatMap(({ name, collection, data, field }) =>
    [
      { link: 'javascript:alert(1)', message: runsCode },
      { link: 'www.agency.example', message: noLink },
    ].map(({ link, message }) => ({
      name: `a link of ${name} such as ${link}`,
      collection,
      data: { ...data, [field]: link },
      field,
      message,
    })),
  ),
  {
    name: 'a page to send visitors on to that is none',
    collection: 'pages',
    data: { name: 'Refused', redirect: true, redirectUrl: 'tel:+3210990100' },
    field: 'redirectUrl',
    message: {
      nl: /^Geef een pad van deze site/,
      fr: /^Indiquez un chemin de ce site/,
      en: /^Enter a path of this site/,
      de: /^Geben Sie einen Pfad dieser Website/,
    },
  },
  {
    name: 'a banner film that is none',
    collection: 'pages',
    data: { name: 'Refused', banner: { show: true, type: 'video', video: { url: '/films/house/' } } },
    field: 'banner.video.url',
    message: {
      nl: /^Geef het adres van een videobestand/,
      fr: /^Indiquez l’adresse d’un fichier vidéo/,
      en: /^Enter the address of a video file/,
      de: /^Geben Sie die Adresse einer Videodatei an/,
    },
  },
  ...['</style><script>alert(1)</script>', 'p { background: url(https://evil.example/x.png) }'].map(
    (css) => ({
      name: `CSS such as ${css.slice(0, 20)}`,
      collection: 'pages',
      data: { name: 'Refused', css },
      field: 'css',
      message: {
        nl: /^Deze CSS mag niet/,
        fr: /^Ce CSS n’est pas admis/,
        en: /^This CSS is not allowed/,
        de: /^Dieses CSS ist nicht erlaubt/,
      },
    }),
  ),
]

for (const { name, collection, data, field, message } of refused) {
  test(`${name} is refused at its field, in every language, and nothing is saved`, async () => {
    const before = await count(collection)
    for (const language of languages) {
      const answer = await staff.post(`/api/${collection}?locale=fr`, {
        data: { _status: 'published', ...data },
        headers: { 'accept-language': language },
      })
      expect(answer.status()).toBe(400)
      const faults: { path: string; message: string }[] = (await answer.json()).errors[0].data.errors
      expect(faults.find(({ path }) => path === field)?.message).toMatch(message[language])
    }
    expect(await count(collection)).toBe(before)
  })
}

test('the documents of this file are deleted', async ({ request }) => {
  for (const { collection, id } of made.splice(0).toReversed())
    expect((await staff.delete(`/api/${collection}/${id}`)).status()).toBe(200)
  expect((await request.get(address)).status()).toBe(404)
})
