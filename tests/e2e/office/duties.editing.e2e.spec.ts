import { expect, test, type APIRequestContext } from '@playwright/test'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { openOffice } from '../../support/browser/sign-in'

const offices = [
  {
    code: 'nl',
    role: 'agent',
    title: /Verplichtingen voor de advertentie/,
    region: 'Vlaanderen',
    missing: '9 verplichte vermeldingen ontbreken',
    purpose: 'Bestemming',
    fewer: '8 verplichte vermeldingen ontbreken',
    unlawful: /Panden die niet meer aan de wet voldoen/,
    permit: 'Stedenbouwkundige vergunning',
  },
  {
    code: 'fr',
    role: 'editor',
    title: /Obligations de l’annonce/,
    region: 'Flandre',
    missing: '9 mentions obligatoires manquent',
    purpose: 'Affectation',
    fewer: '8 mentions obligatoires manquent',
    unlawful: /Biens qui ne satisfont plus à la loi/,
    permit: 'Permis d’urbanisme',
  },
  {
    code: 'fr',
    role: 'admin',
    title: /Obligations de l’annonce/,
    region: 'Flandre',
    missing: '9 mentions obligatoires manquent',
    purpose: 'Affectation',
    fewer: '8 mentions obligatoires manquent',
    unlawful: /Biens qui ne satisfont plus à la loi/,
    permit: 'Permis d’urbanisme',
  },
] as const

const createIn = async (staff: APIRequestContext, path: string, data: object): Promise<number> => {
  const created = await staff.post(`/api/${path}`, { data })
  expect(created.status(), await created.text()).toBe(201)
  return (await created.json()).doc.id
}

for (const office of offices) {
  test.describe(`the duties of an ad, in ${office.code} for ${office.role}`, () => {
    test.use({
      locale: `${office.code}-BE`,
      viewport: { width: office.role === 'editor' ? 820 : 1440, height: 1000 },
    })

    test('are a checklist beside the form that leads to each field and follows what is typed', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const staff = await newStaffRequests(playwright, baseURL)
      const { docs } = await (await staff.get('/api/property-types?where[webId][equals]=1&depth=0')).json()
      const towns = await (await staff.get('/api/cities?where[zip][equals]=3000&depth=0')).json()
      const id = await createIn(staff, `properties?locale=${office.code}&draft=true`, {
        goal: 'sale',
        type: docs[0].id,
        city: towns.docs[0].id,
        title: `Leuven ${office.role}`,
        publishAddress: false,
        _status: 'draft',
      })
      await signInAs(page, { staff, role: office.role })
      await openOffice(page, `/admin/collections/properties/${id}?locale=${office.code}`)
      const panel = page.getByRole('region', { name: office.title })
      await expect(panel).toContainText(office.region)
      await expect(panel.getByRole('status')).toContainText(office.missing)
      await panel.getByRole('button', { name: office.purpose }).click()
      const purpose = page.locator('#field-planning__areaApplication input').first()
      await expect(purpose).toBeFocused()
      await purpose.press('ArrowDown')
      await purpose.press('Enter')
      await expect(panel.getByRole('status')).toContainText(office.fewer)
      await expect(panel.locator('[data-duty="purpose"]')).toHaveAttribute('data-state', 'there')
      expect(await findAgencyProblems(page)).toEqual([])
      await staff.dispose()
    })

    test('that a published property no longer fulfils are on the dashboard', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const staff = await newStaffRequests(playwright, baseURL)
      const { docs } = await (await staff.get('/api/property-types?where[webId][equals]=4&depth=0')).json()
      const city = await createIn(staff, `cities?locale=${office.code}`, {
        name: `Grens ${office.role}`,
        zip: '1390',
        countryId: 10,
      })
      const title = `Bouwgrond ${office.role}`
      const id = await createIn(staff, `properties?locale=${office.code}`, {
        goal: 'sale',
        type: docs[0].id,
        city,
        title,
        _status: 'published',
      })
      // The plot turns out to be in Flanders, where its ad needs more.
      const moved = await staff.patch(`/api/cities/${city}`, { data: { zip: '3090' } })
      expect(moved.ok(), await moved.text()).toBe(true)
      await signInAs(page, { staff, role: office.role })
      await openOffice(page, '/admin')
      const panel = page.getByRole('region', { name: office.unlawful })
      const line = panel.getByRole('listitem').filter({ hasText: title })
      await expect(line).toContainText(office.permit)
      await line.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/properties/${id}`))
      const deleted = await staff.delete(`/api/properties/${id}`)
      expect(deleted.ok()).toBe(true)
      await openOffice(page, '/admin')
      await expect(page.getByRole('region', { name: office.unlawful })).not.toContainText(title)
      await staff.dispose()
    })
  })
}
