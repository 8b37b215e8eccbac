import { expect, test, type APIRequestContext } from '@playwright/test'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { openOffice } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

for (const width of [390, 1440])
  test.describe(`the tree of pages at ${width}, for a reader in fr`, () => {
    test.use({ locale: 'fr-BE', viewport: { width, height: 900 } })

    let staff: APIRequestContext
    const made: number[] = []
    const make = async (data: object) => {
      const answer = await staff.post('/api/pages?locale=fr', {
        data: { type: 'page', _status: 'published', ...data },
      })
      const { doc } = await answer.json()
      made.unshift(Number(doc.id))
      return Number(doc.id)
    }

    test.beforeEach(async ({ playwright, baseURL }) => {
      staff = await newStaffRequests(playwright, baseURL)
    })
    test.afterEach(async () => {
      for (const id of made.splice(0)) await staff.delete(`/api/pages/${id}`)
      await staff.dispose()
    })

    test('opens, closes and is searched with keys', async ({ page }) => {
      const above = await make({ name: 'Branche haute', path: '/branche-haute/' })
      await make({ name: 'Feuille verte', path: '/feuille-verte/', parent: above })
      await signInAs(page, { staff, role: 'reader' })
      await openOffice(page, '/admin/collections/pages')
      await page.getByRole('link', { name: 'Arborescence des pages' }).last().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Arborescence des pages' })).toBeVisible()
      expect(await findAgencyProblems(page)).toEqual([])
      const leaf = page.getByRole('link', { name: 'Feuille verte' })
      await page.getByRole('button', { name: 'Tout fermer' }).click()
      await expect(leaf).toHaveCount(0)
      const opener = page.getByRole('button', { name: 'Pages en dessous: Branche haute' })
      await opener.press('Enter')
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await expect(leaf).toBeVisible()
      await opener.press('Enter')
      await page.getByLabel('Rechercher par nom ou par adresse').fill('FEUILLE')
      await expect(leaf).toBeVisible()
      await expect(page.getByRole('link', { name: 'Branche haute' })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Pages : 1' })).toBeVisible()
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect(isWide).toBe(false)
    })
  })
