import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { officeTexts } from '@/messages/office-texts'
import { openOffice, signIn } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'

const { mainTab, priceTab } = officeTexts.properties
// Of the site settings of the sample.
const openHouse = { nl: 'Opendeurdag', fr: 'Portes ouvertes' }
const reference = 2108

let staff: APIRequestContext
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
})
test.afterAll(() => staff.dispose())

async function readProperty(): Promise<{ id: number; marquee: number; priceUnit: number }> {
  const path = `/api/properties?where[publicId][equals]=${reference}&depth=0`
  return (await (await staff.get(path)).json()).docs[0]
}

async function openProperty(page: Page, id: number): Promise<void> {
  await openOffice(page, `/admin/collections/properties/${id}`)
}

/** Chooses an option of a field by its name. */
async function choose(page: Page, { field, option }: { field: string; option: string }): Promise<void> {
  await page.locator(`#field-${field} .rs__control`).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/properties/'),
  )
  await page.locator('#action-save').click()
  expect((await saved).status()).toBe(200)
}

for (const locale of ['nl', 'fr'] as const)
  test.describe(`the fields of a property in ${locale}`, () => {
    test.use({ locale: `${locale}-BE`, viewport: { width: 1440, height: 900 } })

    test('are in tabs that are all seen, and numbers are chosen by name', async ({ page }) => {
      const { id } = await readProperty()
      await signIn(page)
      await openProperty(page, id)
      const tabs = page.locator('.tabs-field__tabs').first()
      const isCut = await tabs.evaluate(({ parentElement: box }) => !box || box.scrollWidth > box.clientWidth)
      expect(isCut).toBe(false)

      // The tab that was open last is open again.
      await tabs.getByRole('button', { name: officeTexts.common.presentation[locale] }).click()

      await choose(page, { field: 'marquee', option: openHouse[locale] })
      await tabs.getByRole('button', { name: priceTab.label[locale] }).click()
      await choose(page, { field: 'priceUnit', option: priceTab.priceUnit.startingFrom[locale] })
      await save(page)
      expect(await readProperty()).toMatchObject({ marquee: 4, priceUnit: 7 })

      // The answer to a save fills the form again, over what is chosen meanwhile.
      await openProperty(page, id)
      await tabs.getByRole('button', { name: priceTab.label[locale] }).click()
      await choose(page, { field: 'priceUnit', option: priceTab.priceUnit.plain[locale] })
      await tabs.getByRole('button', { name: officeTexts.common.presentation[locale] }).click()
      await choose(page, { field: 'marquee', option: mainTab.marquee.none[locale] })
      await save(page)
      expect(await readProperty()).toMatchObject({ marquee: 0, priceUnit: 0 })
    })

    test('keep a number of an import that has no name', async ({ page }) => {
      const { id } = await readProperty()
      await staff.patch(`/api/properties/${id}?locale=fr`, { data: { priceUnit: 3 } })
      await signIn(page)
      await openProperty(page, id)
      await page.getByRole('button', { name: priceTab.label[locale] }).click()
      await expect(page.locator('#field-priceUnit')).toContainText(
        `${officeTexts.properties.otherNumber[locale]} (3)`,
      )
      await staff.patch(`/api/properties/${id}?locale=fr`, { data: { priceUnit: 0 } })
    })
  })
