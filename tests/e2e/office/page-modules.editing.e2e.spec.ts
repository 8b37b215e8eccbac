import { expect, test } from '@playwright/test'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { untilOfficeAlive } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

for (const width of [390, 820, 1440])
  test(`the modules of a page say what they are, and one is copied in place, at ${width}`, async ({
    browser,
    playwright,
    baseURL,
  }) => {
    const staff = await newStaffRequests(playwright, baseURL)
    const { docs } = await (
      await staff.get('/api/pages?where[modules][exists]=true&limit=1&depth=1&locale=nl')
    ).json()
    const [home] = docs
    const page = await browser.newPage({ locale: 'nl-BE', viewport: { width, height: 1000 } })
    await signInAs(page, { staff, role: 'editor' })
    await page.goto(`/admin/collections/pages/${home.id}`)
    await untilOfficeAlive(page)
    const lines = page.getByRole('region', { name: 'Modules, van boven naar onder' }).getByRole('listitem')
    await expect(lines).toHaveCount(home.modules.length)
    await expect(lines.first().getByRole('link', { name: home.modules[0].internalName })).toBeVisible()
    await expect(lines.first()).toContainText(/ · (?:Gewoon|Schuivend|Openklapbaar|Nieuwskaarten)/)
    await expect(lines.first()).toContainText(/Alleen op deze pagina|Ook op: /)
    expect(await findAgencyProblems(page)).toEqual([])
    await lines.first().getByRole('button', { name: 'Kopie eronder zetten' }).click()
    await expect(lines).toHaveCount(home.modules.length + 1)
    const copy = `${home.modules[0].internalName} (kopie)`
    await expect(lines.nth(1).getByRole('link', { name: copy })).toBeVisible()
    await expect(page.locator('#field-modules').getByText(copy, { exact: true })).toBeVisible()
    const made = await (
      await staff.get(`/api/modules?draft=true&where[internalName][equals]=${encodeURIComponent(copy)}`)
    ).json()
    expect(made.docs).toMatchObject([{ _status: 'draft' }])
    await staff.delete(`/api/modules/${made.docs[0].id}`)
    await page.close()
    await staff.dispose()
  })
