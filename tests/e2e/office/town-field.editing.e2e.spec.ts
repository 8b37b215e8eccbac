import { expect, test } from '@playwright/test'
import { screenTexts } from '@/messages/screen-texts'
import { findAxeProblems } from '../../support/browser/axe'
import { openOffice, signIn } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'

const offices = [
  { locale: 'nl-BE', code: 'nl', tab: 'Ligging', field: /Gemeente/, typed: 'Glons', name: '4690 Glaaien' },
  { locale: 'fr-BE', code: 'fr', tab: 'Situation', field: /Commune/, typed: '4690', name: '4690 Eben-Emael' },
] as const

const pin = screenTexts.placePin

for (const { locale, code, tab, field, typed, name } of offices) {
  test.describe(`in the back office in ${code}`, () => {
    test.use({ locale })

    test('a property gets a town that the site does not have yet, by postcode or name', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const staff = await newStaffRequests(playwright, baseURL)
      // A first try may have made the town.
      await staff.delete(
        `/api/cities?where[zip][equals]=4690&where[name][like]=${name.split(' ')[1]}&locale=${code}`,
      )
      const { docs } = await (await staff.get('/api/properties?limit=1&depth=0&sort=publicId')).json()
      const { type } = docs[0]
      const created = await staff.post(`/api/properties?locale=${code}&draft=true`, {
        data: { goal: 'sale', type, title: `Glons ${code}`, _status: 'draft' },
      })
      expect(created.status(), await created.text()).toBe(201)
      const { id } = (await created.json()).doc
      await signIn(page)
      await openOffice(page, `/admin/collections/properties/${id}?locale=${code}`)
      await page.getByRole('button', { name: tab, exact: true }).click()
      const town = page.getByRole('combobox', { name: field })
      await town.fill(typed)
      const option = page.getByRole('option', { name: new RegExp(name) })
      await expect(option).toContainText(/Bitsingen|Bassenge/)
      expect(await findAxeProblems(page, { part: '#field-city', isForeign: true })).toEqual([])
      await option.click()
      await expect(town).toHaveValue(name)

      // The pin begins in the town, and goes where the map is clicked.
      const latitude = page.locator('#field-latitude')
      await page.getByRole('button', { name: pin.town[code] }).click()
      await expect(latitude).toHaveValue(/^50[.,]7/)
      const first = await latitude.inputValue()
      const map = page.frameLocator('.agency-pin__map').locator('.map-canvas')
      await expect(map.locator('.map-place')).toBeVisible()
      // The bar above the form would cover its upper edge.
      await page.locator('.agency-pin__map').evaluate((frame) => frame.scrollIntoView({ block: 'center' }))
      await map.click({ position: { x: 60, y: 60 } })
      await expect(latitude).not.toHaveValue(first)
      await expect(page.locator('#field-longitude')).toHaveValue(/^5[.,]/)
      expect(await findAxeProblems(page, { part: '.agency-pin', isForeign: true })).toEqual([])
      await page.locator('#action-save-draft').click()
      await expect
        .poll(async () => {
          const saved = await staff.get(`/api/properties/${id}?depth=1&draft=true&locale=all`)
          return (await saved.json()).city?.zip
        })
        .toBe('4690')
      const [stored] = (await (await staff.get('/api/cities?where[zip][equals]=4690&locale=all')).json()).docs
      expect(Object.keys(stored.name).sort()).toEqual(['de', 'en', 'fr', 'nl'])
      await staff.dispose()
    })
  })
}
