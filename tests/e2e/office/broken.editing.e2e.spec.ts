import { expect, test } from '@playwright/test'
import { askDatabase } from '../../../tools/database/ask-database'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { ownSite } from '../../support/browser/own-site'
import { openOffice } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

const lost = '/nl/een-pagina-die-er-niet-is/'

test.describe('what is broken, for an editor in nl', () => {
  test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 1000 } })

  test('is checked at once, and leads to the field that mends it', async ({ page, playwright, baseURL }) => {
    // The check reads every page of the site, on a loaded machine for minutes; a second try has one of its own.
    test.setTimeout(300_000)
    await askDatabase(ownSite().databaseUrl, { text: 'delete from broken_checks' })
    const staff = await newStaffRequests(playwright, baseURL)
    const created = await staff.post('/api/modules?locale=nl', {
      data: {
        internalName: 'Blok met een kapotte link',
        relationType: 'none',
        view: 'single',
        link: { label: 'Meer', url: lost },
        _status: 'published',
      },
    })
    expect(created.status(), await created.text()).toBe(201)
    const { id } = (await created.json()).doc
    await signInAs(page, { staff, role: 'editor' })
    await openOffice(page, '/admin/broken')
    await page.getByRole('button', { name: 'Nu nakijken' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'zo meteen nagekeken' })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: lost })
    const isFound = async () => (await (await staff.get('/admin/broken?kind=own-link')).text()).includes(lost)
    // To open the screen in a browser each time would slow the check down.
    await expect.poll(isFound, { timeout: 240_000, intervals: [3000] }).toBe(true)
    await openOffice(page, '/admin/broken?kind=own-link')
    await expect(row).toBeVisible()
    await expect(row).toContainText('redacteurs en beheerders')
    await expect(row).toContainText('Nederlands')
    expect(await findAgencyProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Nu nakijken' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'vijf minuten' })).toBeVisible()
    await row.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/modules/${id}\\?locale=nl`))
    await expect(page.locator('#field-link__url')).toBeFocused({ timeout: 15_000 })
    await expect(page.locator('#field-link__url')).toHaveValue(lost)
    expect((await staff.delete(`/api/modules/${id}`)).ok()).toBe(true)
    await staff.dispose()
  })
})

for (const { code, role, title, button, width } of [
  { code: 'fr', role: 'agent', title: 'Ce qui est cassé', button: 'Vérifier maintenant', width: 820 },
  { code: 'nl', role: 'admin', title: 'Wat kapot is', button: 'Nu nakijken', width: 820 },
] as const)
  test.describe(`what is broken, for ${role} in ${code}`, () => {
    test.use({ locale: `${code}-BE`, viewport: { width, height: 1000 } })

    test('is in the menu, and only editors have it checked', async ({ page, playwright, baseURL }) => {
      const staff = await newStaffRequests(playwright, baseURL)
      await signInAs(page, { staff, role })
      await openOffice(page, '/admin')
      await expect(page.locator('#nav-broken')).toHaveAttribute('href', '/admin/broken')
      await openOffice(page, '/admin/broken')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('button', { name: button })).toHaveCount(role === 'agent' ? 0 : 1)
      expect(await findAgencyProblems(page)).toEqual([])
      await staff.dispose()
    })
  })
