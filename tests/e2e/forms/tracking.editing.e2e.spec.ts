import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { untilAlive } from '../../support/browser/alive'
import { newStaffRequests } from '../../support/browser/staff-requests'

const start = '/fr/disclaimer/'

const ids = {
  analyticsId: 'G-TEST12345',
  adsId: 'AW-123456789',
  tagManagerId: 'GTM-TEST123',
  pixelId: '123456789012345',
}

const scripts = {
  analytics: `https://www.googletagmanager.com/gtag/js?id=${ids.analyticsId}`,
  ads: `https://www.googletagmanager.com/gtag/js?id=${ids.adsId}`,
  manager: `https://www.googletagmanager.com/gtm.js?id=${ids.tagManagerId}`,
  pixel: 'https://connect.facebook.net/en_US/fbevents.js',
}

test.describe.configure({ mode: 'serial' })

let staff: APIRequestContext
let before: { tracking: unknown; consent: unknown }

const setSettings = async (data: unknown) =>
  expect((await staff.post('/api/globals/site-settings', { data })).status()).toBe(200)

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  const { tracking, consent } = await (await staff.get('/api/globals/site-settings')).json()
  before = { tracking, consent }
  await setSettings({ tracking: ids, consent: { firstToggleAlwaysOn: true } })
})

test.afterAll(async () => {
  await setSettings(before)
  await staff.dispose()
})

/** Answers for every other host, and records the requests. */
async function recordStrangers(page: Page): Promise<string[]> {
  const requested: string[] = []
  const own = new URL(test.info().project.use.baseURL ?? '').host
  await page.route(
    ({ protocol, host }) => protocol.startsWith('http') && host !== own,
    (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return requested
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /cookies/ })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

async function agreeTo(page: Page, purpose: string): Promise<void> {
  await press(page, 'Modifier les paramètres')
  await dialog(page).getByRole('switch', { name: purpose }).check()
  await press(page, 'Accepter partiellement')
  await expect(dialog(page)).toHaveCount(0)
}

/** The commands that the site has sent to Google's scripts, each as a list. */
const commands = (page: Page) =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer')
    return Array.isArray(layer)
      ? layer.map((entry) => ('length' in entry ? Array.from<unknown>(entry) : [entry]))
      : null
  })

const pixelCommands = (page: Page) =>
  page.evaluate(() => JSON.stringify(Reflect.get(window, 'fbq')?.queue ?? null))

const reportedPages = async (page: Page) =>
  ((await commands(page)) ?? []).filter(([name, what]) => name === 'event' && what === 'page_view')

const signals = (granted: string[]) =>
  Object.fromEntries(
    ['ad_user_data', 'ad_personalization', 'ad_storage', 'analytics_storage', 'functionality_storage'].map(
      (signal) => [signal, granted.includes(signal) ? 'granted' : 'denied'],
    ),
  )

async function goThroughPages(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page).toHaveURL('/fr/contact/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilAlive(page)
}

test('no other host is requested before a decision', async ({ page }) => {
  const requested = await recordStrangers(page)
  await page.goto(start)
  await expect(dialog(page)).toBeVisible()
  await goThroughPages(page)
  expect(requested).toEqual([])
  expect(await commands(page)).toBeNull()
})

test('no other host is requested after refusing, and the page does not contain the ids for scripts', async ({
  page,
}) => {
  const requested = await recordStrangers(page)
  await page.goto(start)
  await press(page, 'Refuser')
  await goThroughPages(page)
  await page.reload()
  await untilAlive(page)
  expect(requested).toEqual([])
  expect(await commands(page)).toBeNull()
})

test('after agreeing all four load, with everything denied by default, and every page is reported once', async ({
  page,
}) => {
  const requested = await recordStrangers(page)
  await page.goto(start)
  await press(page, 'Accepter')
  await expect
    .poll(() => requested.toSorted())
    .toEqual([scripts.analytics, scripts.manager, scripts.pixel].toSorted())

  const all = await commands(page)
  expect(all?.[0]).toEqual(['consent', 'default', { ...signals([]), wait_for_update: 500 }])
  expect(all?.[1]?.[0]).toBe('js')
  expect(all?.[2]).toEqual(['consent', 'update', signals(Object.keys(signals([])))])
  expect(all?.slice(3, 5)).toEqual([
    ['config', ids.analyticsId, { send_page_view: false }],
    ['config', ids.adsId, { send_page_view: false }],
  ])
  expect(all?.[5]).toMatchObject([{ event: 'gtm.js' }])

  await goThroughPages(page)
  await expect.poll(async () => (await reportedPages(page)).length).toBe(2)
  const [first, second] = await reportedPages(page)
  const origin = new URL(page.url()).origin
  expect(first?.[2]).toMatchObject({
    page_location: `${origin}${start}`,
    send_to: [ids.analyticsId, ids.adsId],
  })
  expect(second?.[2]).toMatchObject({
    page_location: `${origin}/fr/contact/`,
    page_referrer: `${origin}${start}`,
    page_title: await page.title(),
  })
  expect(JSON.parse(await pixelCommands(page))).toEqual([
    ['consent', 'grant'],
    ['set', 'autoConfig', false, ids.pixelId],
    ['init', ids.pixelId],
    ['track', 'PageView'],
    ['track', 'PageView'],
  ])

  requested.length = 0
  await page.reload()
  await expect.poll(() => requested.length).toBe(3)
})

test('a part of the consent loads a part: analytics alone, then advertising alone', async ({ page }) => {
  const requested = await recordStrangers(page)
  await page.goto(start)
  await agreeTo(page, 'Stockage à des fins d’analyse')
  await expect.poll(() => requested.toSorted()).toEqual([scripts.analytics, scripts.manager].toSorted())
  expect(await commands(page)).toContainEqual([
    'consent',
    'update',
    signals(['ad_user_data', 'analytics_storage']),
  ])
  expect(JSON.stringify(await commands(page))).not.toContain(ids.adsId)
  expect(await pixelCommands(page)).toBe('null')

  requested.length = 0
  await page.goto(`${start}?setcookies`)
  await expect(dialog(page)).toBeVisible()
  expect(requested).toEqual([])
  await agreeTo(page, 'Stockage publicitaire')
  await expect
    .poll(() => requested.toSorted())
    .toEqual([scripts.analytics, scripts.manager, scripts.pixel].toSorted())
})

test('advertising without analytics leaves analytics out', async ({ page }) => {
  const requested = await recordStrangers(page)
  await page.goto(start)
  await agreeTo(page, 'Stockage publicitaire')
  await expect
    .poll(() => requested.toSorted())
    .toEqual([scripts.ads, scripts.manager, scripts.pixel].toSorted())
  expect(JSON.stringify(await commands(page))).not.toContain(ids.analyticsId)
})

test('consent to neither analytics nor advertising loads nothing', async ({ page }) => {
  const requested = await recordStrangers(page)
  await page.goto(start)
  await agreeTo(page, 'Stockage pour les fonctions du site')
  await goThroughPages(page)
  expect(requested).toEqual([])
})

test('after consent is withdrawn, it is denied at once, cookies are deleted and nothing loads again', async ({
  page,
}) => {
  const requested = await recordStrangers(page)
  await page.goto(start)
  await press(page, 'Accepter')
  await expect.poll(() => requested.length).toBe(3)
  await page.evaluate(() => {
    for (const name of ['_ga', '_ga_TEST12345', '_gcl_au', '_fbp', 'other'])
      document.cookie = `${name}=1; Path=/`
  })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Paramètres des cookies' }).click()
  await press(page, 'Refuser')
  await expect(dialog(page)).toHaveCount(0)
  const commandsSent = await commands(page)
  expect(commandsSent?.filter(([name]) => name === 'consent').slice(2)).toEqual([
    ['consent', 'update', signals([])],
    ['consent', 'update', signals(['ad_user_data'])],
  ])
  expect(await page.evaluate((name) => Reflect.get(window, name), `ga-disable-${ids.analyticsId}`)).toBe(true)
  expect(JSON.parse(await pixelCommands(page)).at(-1)).toEqual(['consent', 'revoke'])
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/_ga|_gcl|_fbp/)
  expect(await page.evaluate(() => document.cookie)).toContain('other=1')

  const pagesBefore = (await reportedPages(page)).length
  requested.length = 0
  await goThroughPages(page)
  expect(await reportedPages(page)).toHaveLength(pagesBefore)
  await page.reload()
  await untilAlive(page)
  expect(requested).toEqual([])
})

test('the security policy allows the four vendors and no other host', async ({ page }) => {
  const requested = await recordStrangers(page)
  await page.goto(start)
  const reach = (address: string) =>
    page.evaluate((url) => fetch(url, { mode: 'no-cors' }).then(Boolean, () => false), address)
  expect(await reach('https://region1.google-analytics.com/g/collect')).toBe(true)
  expect(await reach('https://www.facebook.com/tr/')).toBe(true)
  expect(await reach('https://stranger.example/collect')).toBe(false)
  expect(requested).not.toContain('https://stranger.example/collect')
})

test('where the site leaves the first switch to the visitor, refusing switches all five off', async ({
  page,
}) => {
  await setSettings({ consent: { firstToggleAlwaysOn: false } })
  await page.goto(start)
  await press(page, 'Modifier les paramètres')
  const first = dialog(page).getByRole('switch').first()
  await expect(first).toBeEnabled()
  await expect(first).not.toBeChecked()
  await press(page, 'Refuser')
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('granted')
})

test('without ids nothing is loaded', async ({ page }) => {
  await setSettings({ tracking: { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' } })
  const requested = await recordStrangers(page)
  await page.goto(start)
  await press(page, 'Accepter')
  await goThroughPages(page)
  expect(requested).toEqual([])
})
