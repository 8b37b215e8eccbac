import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { locales, type Locale } from '../../../src/domain/shared/locale'
import { statusWords } from '../../../src/messages/status-words'
import { untilAlive } from '../../support/browser/alive'
import { refuseConsent } from '../../support/browser/consent'
import { findScreenProblems } from '../../support/browser/page-width'
import { screenIn } from '../../support/browser/screens'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { textsOf } from '../../support/words/site-texts'

test.describe.configure({ mode: 'serial' })

const reference = 2101
const address = `/property/${reference}/`

let staff: APIRequestContext
let id = 0

const setStatus = async (status: string) =>
  expect(
    (await staff.patch(`/api/properties/${id}?locale=fr&depth=0`, { data: { status } })).status(),
    status,
  ).toBe(200)

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  const found = await staff.get(`/api/properties?where[publicId][equals]=${reference}&depth=0&limit=1`)
  id = (await found.json()).docs[0].id
})

test.afterAll(async () => {
  await setStatus('available')
  await staff.dispose()
})

test.beforeEach(({ page }) => refuseConsent(page))

const headingOf = (page: Page) => page.getByRole('main').locator('header')

async function openProperty(page: Page, locale: Locale): Promise<void> {
  await page.goto(screenIn(address, locale))
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}

const saidOnPage = [
  { status: 'coming-soon', booking: false },
  { status: 'under-option', booking: true },
  { status: 'reserved', booking: false },
] as const

for (const { status, booking } of saidOnPage) {
  test.describe(`a property that is ${status}`, () => {
    test.beforeAll(() => setStatus(status))

    for (const locale of locales) {
      const t = textsOf(locale)

      test(`says so on its page, ${booking ? 'and can be visited' : 'and cannot be visited'}, in ${locale}`, async ({
        page,
      }) => {
        await openProperty(page, locale)
        const heading = headingOf(page)
        await expect(heading.getByText(statusWords[status][locale], { exact: true })).toBeVisible()
        const note = heading.getByRole('note')
        await expect(note.getByText(t(`property.statusNotice.${status}`), { exact: true })).toBeVisible()
        const book = page.getByRole('link', { name: t('property.appointment.book') })
        await (booking ? expect(book.first()).toBeVisible() : expect(book).toHaveCount(0))
        await expect(page.locator('#purchase-offer')).toHaveCount(booking ? 1 : 0)
        await expect(page.locator('#contact-me')).toHaveCount(1)
        await untilAlive(page)
        expect(await findScreenProblems(page)).toEqual([])
      })

      test(`has its ribbon in the search, in ${locale}`, async ({ page, request }) => {
        const answer = await request.get(`/api/public/v1/properties?lang=${locale}&q=${reference}`)
        const found: { url: string; properties: { status: string; title: string }[] } = await answer.json()
        expect(found.properties).toMatchObject([{ status }])
        const { pathname, search } = new URL(found.url)
        await page.goto(`${pathname}${search}`)
        const card = page.getByRole('article').filter({ hasText: found.properties[0]?.title })
        await expect(card.getByText(statusWords[status][locale], { exact: true }).first()).toBeVisible()
      })
    }
  })
}

test.describe('a property that is withdrawn', () => {
  test.beforeAll(() => setStatus('withdrawn'))

  for (const locale of locales) {
    test(`has no page any more, in ${locale}`, async ({ page, request }) => {
      const answer = await page.goto(screenIn(address, locale))
      expect(answer?.status()).toBe(410)
      const api = await request.get(`/api/public/v1/properties/${reference}?lang=${locale}`)
      expect(api.status()).toBe(404)
    })
  }
})
