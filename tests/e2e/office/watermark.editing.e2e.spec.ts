import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { openOffice } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { signInAs } from '../../support/browser/staff-role'

const texts = officeTexts.siteSettings.watermark

// The job comes to the photos of this property first.
const reference = 2101

type Picture = { id: number; filename: string; sizes: { w600: { url: string; filename: string } } }

/** The first picture of the property, as it is now. */
async function pictureOf(staff: APIRequestContext): Promise<Picture> {
  const found = await staff.get(`/api/properties?where[publicId][equals]=${reference}&depth=1&limit=1`)
  const { docs } = await found.json()
  return docs[0].pictures[0]
}

/** Opens the settings of properties, sets the watermark on or off, and saves. */
async function setWatermark(page: Page, isOn: boolean): Promise<void> {
  await openOffice(page, '/admin/globals/site-settings?locale=nl')
  const tabs = page.locator('.tabs-field__tabs').first()
  await tabs.getByRole('button', { name: sharedTexts.properties.nl, exact: true }).click()
  await page.getByLabel(texts.isOn.nl).setChecked(isOn)
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/api/globals/site-settings') && answer.request().method() === 'POST',
  )
  await page.locator('#action-save').click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByText(/^\d+ van \d+ foto’s zijn opnieuw gemaakt/)).toBeVisible()
}

test.describe('the watermark, for an editor in nl', () => {
  test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 1300 } })

  test('comes to the photos of properties with the settings, and goes with them', async ({
    page,
    playwright,
    baseURL,
  }) => {
    // The job makes photos of the sample anew, until one of this property has its watermark, and those back.
    test.setTimeout(600_000)
    const patiently = { timeout: 240_000 }
    const staff = await newStaffRequests(playwright, baseURL)
    const stranger = await playwright.request.newContext({ baseURL })
    const shown = async () => (await stranger.get(`/property/${reference}/`, { maxRedirects: 3 })).text()
    const answerTo = async (visitor: APIRequestContext, path: string) => {
      const answer = await visitor.get(path, { maxRedirects: 0 })
      return [answer.status(), answer.headers().location?.replace(/^https?:\/\/[^/]+/, '')]
    }
    const original = ({ filename }: Picture) => `/api/media/file/${filename}`
    const before = await pictureOf(staff)
    expect(await shown()).toContain(before.sizes.w600.url)
    expect(await answerTo(stranger, before.sizes.w600.url)).toEqual([200, undefined])

    await signInAs(page, { staff, role: 'editor' })
    await setWatermark(page, true)
    await expect
      .poll(async () => (await pictureOf(staff)).sizes.w600.filename, patiently)
      .not.toBe(before.sizes.w600.filename)
    const marked = await pictureOf(staff)
    expect(marked.filename).toBe(before.filename)
    expect(marked.sizes.w600.filename).toMatch(/^[0-9a-f]{20}-[0-9a-f]{10}-w600\.webp$/)
    await expect.poll(shown).toContain(marked.sizes.w600.url)
    expect(await shown()).not.toContain(before.sizes.w600.url)
    const [plain, sealed] = await Promise.all(
      [before, marked].map(async ({ sizes }) => (await stranger.get(sizes.w600.url)).body()),
    )
    // The former address leads to the present picture, and the original to one with the watermark.
    expect(plain?.equals(Buffer.from(sealed ?? ''))).toBe(true)
    expect(await answerTo(stranger, before.sizes.w600.url)).toEqual([302, marked.sizes.w600.url])
    const [status, leadsTo] = await answerTo(stranger, original(marked))
    expect(status).toBe(302)
    expect(leadsTo).toMatch(/-[0-9a-f]{10}-w1360\.webp/)
    expect(await answerTo(staff, original(marked))).toEqual([200, undefined])

    await setWatermark(page, false)
    // What is said of the job is asked again by itself.
    await expect(page.getByText('Geen enkele foto heeft een watermerk.')).toBeVisible(patiently)
    const after = await pictureOf(staff)
    expect(after.sizes.w600.filename).toBe(before.sizes.w600.filename)
    await expect.poll(shown).toContain(before.sizes.w600.url)
    expect(await answerTo(stranger, before.sizes.w600.url)).toEqual([200, undefined])
    expect(await answerTo(stranger, marked.sizes.w600.url)).toEqual([302, before.sizes.w600.url])
    await stranger.dispose()
    await staff.dispose()
  })
})
