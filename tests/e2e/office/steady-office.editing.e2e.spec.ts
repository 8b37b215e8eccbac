import { expect, test, type Page } from '@playwright/test'
import { findOverflow } from '../../support/browser/page-width'
import { openDashboard, openOffice, signIn } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'

/** The sum of the layout shifts of the page so far. */
type Shifts = { shifts: number }

/** A slow machine, on which a press can fall between two renderings. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

for (const width of [1280, 1440, 1600])
  test(`at ${width} px the menu is there before its scripts, and nothing moves under the pointer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await slowDown(page)
    await page.addInitScript(() => {
      const seen: Shifts = { shifts: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) seen.shifts += Number(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openDashboard(page)
    await page.locator('.template-default--nav-animate').waitFor({ state: 'attached' })
    await expect(page.locator('#nav-leads')).toBeInViewport()
    expect(await page.evaluate(() => ('seen' in window ? Object(window.seen).shifts : 1))).toBeLessThan(0.05)
  })

for (const width of [390, 820, 1100])
  test(`at ${width} px the menu does not lie over what is pressed while the page wakes up`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await slowDown(page)
    await page.addInitScript(() => {
      const seen = { frames: 0 }
      Object.assign(window, { seen })
      const look = () => {
        const menu = document.querySelector('.nav')
        if (menu?.checkVisibility({ opacityProperty: true })) seen.frames += 1
        requestAnimationFrame(look)
      }
      look()
    })
    await signIn(page)
    await openOffice(page, '/admin/collections/pages')
    await page.locator('.template-default--nav-animate').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => ('seen' in window ? Object(window.seen).frames : 1))).toBe(0)
    await page.locator('.nav-toggler').locator('visible=true').click()
    await expect(page.locator('#nav-leads')).toBeInViewport()
  })

test('a menu that was closed stays closed on a desktop', async ({ page, playwright, baseURL }) => {
  const staff = await newStaffRequests(playwright, baseURL)
  const leaveMenu = async (open: boolean) => {
    const answer = await staff.post('/api/payload-preferences/nav', { data: { value: { open } } })
    expect(answer.status()).toBe(200)
    await openDashboard(page)
    await page.locator('.template-default--nav-animate').waitFor({ state: 'attached' })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await leaveMenu(false)
  await expect(page.locator('.nav--nav-open')).toHaveCount(0)
  await leaveMenu(true)
  await expect(page.locator('.nav--nav-open')).toHaveCount(1)
  await staff.dispose()
})

/** Where a part of the dashboard leaves more room above it, in its column, than lies between two parts. */
const findHoles = (page: Page): Promise<number[]> =>
  page.locator('.agency-day > .agency-panel').evaluateAll((parts) =>
    parts.flatMap((part, at) => {
      const [before, own] = [parts[at - 1]?.getBoundingClientRect(), part.getBoundingClientRect()]
      if (before === undefined || Math.abs(before.left - own.left) > 1) return []
      const room = Math.round(own.top - before.bottom)
      return room > 30 ? [room] : []
    }),
  )

test('no main screen scrolls sideways on a phone, and the dashboard has no holes', async ({
  page,
  playwright,
  baseURL,
}) => {
  const staff = await newStaffRequests(playwright, baseURL)
  const firstOf = async (slug: string) => {
    const { docs } = await (await staff.get(`/api/${slug}?limit=1&depth=0`)).json()
    return `/admin/collections/${slug}/${docs[0].id}`
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await openDashboard(page)
  const lists = ['properties', 'leads', 'documents', 'media', 'pages', 'users']
  const screens = [
    ...['/admin', '/admin/account', '/admin/week', '/admin/globals/site-settings'],
    ...lists.map((slug) => `/admin/collections/${slug}`),
    ...[await firstOf('properties'), await firstOf('documents'), await firstOf('pages')],
    `${await firstOf('pages')}/versions`,
  ]
  for (const screen of screens) {
    await openOffice(page, screen)
    expect(await findOverflow(page), screen).toEqual([])
  }
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openOffice(page, '/admin')
    expect(await findHoles(page)).toEqual([])
  }
  await staff.dispose()
})

for (const language of ['nl', 'fr', 'de'])
  test(`every column of the lists of an agent has room on a desktop: ${language}`, async ({
    browser,
    request,
  }) => {
    const lastName = 'Vandenbroucke.'.repeat(4)
    const person = { title: 'mrs', firstName: 'Nele', lastName, email: 'nele.lang@example.com' }
    const form = { data: { lang: language, property: 2101, ...person, remark: 'Vraag', privacy: true } }
    expect((await request.post('/api/forms/contact-me', form)).ok()).toBe(true)
    const page = await browser.newPage({ locale: `${language}-BE`, viewport: { width: 1440, height: 900 } })
    await openDashboard(page)
    for (const slug of ['properties', 'leads']) {
      await openOffice(page, `/admin/collections/${slug}`)
      const hidden = await page
        .locator('.collection-list .table')
        .first()
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(hidden, slug).toBeLessThanOrEqual(0)
    }
    await page.close()
  })

test('fields that lie below each other on a tablet do not touch', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1000 })
  await openDashboard(page)
  await openOffice(page, '/admin/globals/site-settings')
  const rooms = await page.locator('.row__fields:visible').evaluateAll((rows) =>
    rows.flatMap(({ children }) =>
      [...children].slice(1).map((field, at) => {
        const before = children[at]?.getBoundingClientRect()
        const own = field.getBoundingClientRect()
        return own.height === 0 || before === undefined ? 99 : own.top - before.bottom
      }),
    ),
  )
  expect(rooms.length).toBeGreaterThan(3)
  expect(Math.min(...rooms)).toBeGreaterThan(8)
})
