import { expect, test } from '@playwright/test'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { openOffice, untilOfficeAlive } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.describe('the menu of the site, for an editor in nl', () => {
  test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 1000 } })

  test('changes by a press or by drag, and back', async ({ page, playwright, baseURL }) => {
    const staff = await newStaffRequests(playwright, baseURL)
    await signInAs(page, { staff, role: 'editor' })
    await openOffice(page, '/admin/site-menu')
    await expect(page.getByRole('heading', { level: 1, name: 'Menu van de site' })).toBeVisible()
    await untilOfficeAlive(page)
    expect(await findAgencyProblems(page)).toEqual([])
    const top = page.locator('.agency-menu').first().locator('> li > .agency-menu-line')
    const names = () => top.getByRole('link').allTextContents()
    const before = await names()
    const [first = '', second = ''] = before
    const swapped = [second, first, ...before.slice(2)]
    await page.getByRole('button', { name: `Naar achteren: ${first}`, exact: true }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: `${first}: plaats 2 van` })).toBeVisible()
    await expect.poll(names).toEqual(swapped)
    const header = async () =>
      (await (await page.request.get('/nl/')).text()).replace(/[\s\S]*?<header/, '<header')
    await expect
      .poll(async () => {
        const html = await header()
        return html.indexOf(`>${second}<`) < html.indexOf(`>${first}<`)
      })
      .toBe(true)
    await top.nth(1).dragTo(top.nth(0))
    await expect.poll(names).toEqual(before)

    // A second press while the first is saved counts too.
    const button = page.getByRole('button', { name: `Naar achteren: ${first}`, exact: true })
    await button.press('Enter')
    await button.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: `${first}: plaats 3 van` })).toBeVisible()
    const third = before[2] ?? ''
    const moved = [second, third, first, ...before.slice(3)]
    await expect.poll(names).toEqual(moved)
    await openOffice(page, '/admin/site-menu')
    expect(await names()).toEqual(moved)
    await top.nth(2).dragTo(top.nth(0))
    await expect.poll(names).toEqual(before)
    await expect(page.getByRole('status').filter({ hasText: `${first}: plaats 1 van` })).toBeVisible()
    await staff.dispose()
  })
})
