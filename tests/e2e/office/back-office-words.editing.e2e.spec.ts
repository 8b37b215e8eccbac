import { expect, test, type APIRequestContext, type Browser } from '@playwright/test'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { openOffice, signIn, untilOfficeAlive } from '../../support/browser/sign-in'
import { findWrongWords, type OtherLanguage } from '../../support/words/screen-words'

test.setTimeout(400_000)

const languages = ['nl', 'fr', 'de'] as const
const wrongIn = {
  nl: findWrongWords('nl'),
  fr: findWrongWords('fr'),
  de: findWrongWords('de'),
} satisfies Record<OtherLanguage, (html: string) => string[]>

let staff: APIRequestContext
let screens: string[] = []
// What only a browser shows is in lists, in documents and in screens of our own, not in those of their versions and bins.
let livelyScreens: string[] = []

test.beforeAll(async ({ playwright, request, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  const person = { title: 'mrs', firstName: 'Nele', lastName: 'Woord', email: 'nele.woord@example.com' }
  const form = { data: { lang: 'nl', property: 2101, ...person, remark: 'Vraag', privacy: true } }
  expect((await request.post('/api/forms/contact-me', form)).status()).toBe(200)
  screens = await findScreens()
  livelyScreens = screens.filter((screen) => !/\/(?:create|versions|trash)$/.test(screen))
})

test.afterAll(() => staff.dispose())

// Texts of editors are in whatever language they wrote them.
const written = new Set<string>()

const isWritten = (words: string): boolean => written.has(words.replace(/^\w+: /, ''))

const noteWritten = (documents: unknown): string =>
  JSON.stringify(documents, (_, value: unknown) => {
    if (typeof value === 'string') written.add(value.replace(/\s+/g, ' ').trim())
    return value
  })

/** The screens of a collection, linked from its list and its newest document. */
async function screensOf(slug: string): Promise<string[]> {
  const base = `/admin/collections/${slug}`
  const answer = await staff.get(`/api/${slug}?limit=100&depth=0&sort=-id&locale=all`)
  const { docs } = await answer.json()
  noteWritten(docs ?? [])
  const id: unknown = docs?.[0]?.id
  const ofDocument = id ? [`${base}/${id}`, `${base}/${id}/versions`] : []
  return [base, `${base}/create`, ...ofDocument, `${base}/trash`]
}

async function screensOfGlobal(slug: string): Promise<string[]> {
  noteWritten(await (await staff.get(`/api/globals/${slug}?depth=0&locale=all`)).json())
  return [`/admin/globals/${slug}`, `/admin/globals/${slug}/versions`]
}

const slugsIn = (html: string, kind: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`/admin/${kind}/([a-z-]+)`, 'g'))].map(([, slug = '']) => slug)),
]

const own = [
  ...['week', 'owner-numbers', 'broken', 'mail-texts', 'translations', 'page-tree', 'site-menu'],
  ...['new-lead', 'new-alert', 'new-offer', 'person', 'account', 'invitation', 'nothing-here'],
]

/** Every screen that the menu leads to, and those behind them. */
async function findScreens(): Promise<string[]> {
  const front = (await readFromServer('/admin', 'nl')) ?? ''
  const slugs = slugsIn(front, 'collections')
  expect(slugs.length).toBeGreaterThan(25)
  const globals = slugsIn(front, 'globals')
  expect(globals.length).toBeGreaterThan(3)
  const found = [...slugs.map(screensOf), ...globals.map(screensOfGlobal)]
  return ['/admin', ...own.map((name) => `/admin/${name}`), ...(await Promise.all(found)).flat()]
}

/** The screen as the server sends it, where there is one. */
async function readFromServer(path: string, language: OtherLanguage): Promise<string | null> {
  // While a browser reads its screens for a minute, the server closes this connection.
  const answer = await staff.get(path, { headers: { 'accept-language': language }, maxRetries: 2 })
  return answer.ok() ? answer.text() : null
}

const shareOf = (language: OtherLanguage, all: readonly string[]): string[] =>
  all.filter((_, at) => at % languages.length === languages.indexOf(language))

/**
 * Lists, documents and screens of our own are read in two languages each, so that a word that stands there in one language
 * only is foreign in the other; new documents, versions and bins, whose words are alike, in one.
 */
function screensFor(language: OtherLanguage): string[] {
  const leftOut = shareOf(language, livelyScreens)
  const alike = screens.filter((screen) => !livelyScreens.includes(screen))
  return [...livelyScreens.filter((screen) => !leftOut.includes(screen)), ...shareOf(language, alike)]
}

const wrongOn = ({ html, screen, language }: { html: string; screen: string; language: OtherLanguage }) =>
  wrongIn[language](html)
    .filter((words) => !isWritten(words))
    .map((words) => `${screen} ${words}`)

for (const language of languages) {
  test(`the screens of the back office are in the language of their reader: ${language}`, async () => {
    const wrong: string[] = []
    const left = screensFor(language)
    const read = async (): Promise<void> => {
      for (let screen = left.shift(); screen !== undefined; screen = left.shift()) {
        const html = await readFromServer(screen, language)
        if (html !== null) wrong.push(...wrongOn({ html, screen, language }))
      }
    }
    await Promise.all([read(), read(), read()])
    expect(wrong).toEqual([])
  })

  test(`what a browser adds to a screen is in the language of its reader: ${language}`, async ({
    browser,
  }) => {
    expect(await crawlInBrowser(browser, language)).toEqual([])
  })
}

/** Every third lively screen, so that the languages read all of them together. */
async function crawlInBrowser(browser: Browser, language: OtherLanguage): Promise<string[]> {
  const page = await browser.newPage({ locale: `${language}-BE`, viewport: { width: 1440, height: 1000 } })
  await signIn(page)
  const wrong: string[] = []
  for (const screen of shareOf(language, livelyScreens)) {
    await page.goto(screen)
    if (screen !== '/admin/invitation') await untilOfficeAlive(page)
    await page.waitForLoadState('networkidle')
    wrong.push(...wrongOn({ html: await page.content(), screen, language }))
    const codes = page.locator('[title]:is(input, button, a)')
    const titles = await codes.evaluateAll((found) => found.map((each) => each.getAttribute('title') ?? ''))
    wrong.push(
      ...titles
        .filter((title) => /^[a-z]+([A-Z]|-[a-z]+$)/.test(title))
        .map((title) => `${screen} code: ${title}`),
    )
  }
  await page.close()
  return wrong
}

/** What is said of dragging in each language, and the name of a button of the text editor. */
const said = {
  nl: { how: /^Druk op de spatiebalk/, at: /\splaats 1 van \d+\.$/, add: 'Blok toevoegen' },
  fr: { how: /^Appuyez sur la barre d’espace/, at: /\splace 1 sur \d+\.$/, add: 'Ajouter un bloc' },
  de: { how: /^Drücken Sie die Leertaste/, at: /\sPlatz 1 von \d+\.$/, add: 'Block hinzufügen' },
} satisfies Record<OtherLanguage, { how: RegExp; at: RegExp; add: string }>

const firstOf = async (slug: string): Promise<string> => {
  const { docs } = await (await staff.get(`/api/${slug}?limit=1&depth=0`)).json()
  return `/admin/collections/${slug}/${docs[0].id}`
}

for (const language of languages)
  test(`whoever drags by keys, or edits a text, hears their own language: ${language}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ locale: `${language}-BE`, viewport: { width: 1440, height: 1000 } })
    await signIn(page)
    await openOffice(page, await firstOf('sliders'))
    const handle = page.locator('[aria-roledescription="sortable"]').first()
    await handle.focus()
    await expect(page.locator(`#${await handle.getAttribute('aria-describedby')}`)).toHaveText(
      said[language].how,
    )
    await page.keyboard.press('Space')
    await expect(page.locator('[id^="DndLiveRegion"]').filter({ hasText: /\d/ })).toHaveText(
      said[language].at,
    )
    await page.keyboard.press('Escape')
    await openOffice(page, await firstOf('articles'))
    await page.locator('[contenteditable="true"] p').first().hover()
    await expect(page.locator(`button[aria-label="${said[language].add}"]`).first()).toBeAttached()
    await page.close()
  })

test('a day is taken as Belgians type it, and shown with its month as a word', async ({ browser }) => {
  for (const [locale, before, after] of [
    ['nl-BE', '', ' nov. 2026'],
    ['fr-BE', '', ' nov. 2026'],
    ['de-BE', '', '. Nov. 2026'],
    ['en-BE', 'Nov ', ', 2026'],
  ] as const) {
    const page = await browser.newPage({ locale, viewport: { width: 1440, height: 1000 } })
    await signIn(page)
    await openOffice(page, await firstOf('articles'))
    const field = page.locator('.react-datepicker__input-container input').first()
    for (const [day, typed] of ['5/11/2026', '06.11.2026', '7-11-26'].map(
      (each, at) => [5 + at, each] as const,
    ))
      // The field is loaded after the form: what is typed before counts for nothing.
      await expect(async () => {
        await field.fill(typed)
        await field.press('Tab')
        await expect(field, `${locale} ${typed}`).toHaveValue(`${before}${day}${after}`, { timeout: 2000 })
      }).toPass()
    await page.close()
  }
})
