import { expect, test } from '@playwright/test'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { openOffice, untilOfficeAlive } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.describe('the history of settings, for an editor in fr', () => {
  test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 1000 } })

  test('brings an earlier line of copyright back to the site', async ({ page, playwright, baseURL }) => {
    const staff = await newStaffRequests(playwright, baseURL)
    const settings = '/api/globals/site-settings?locale=fr'
    const { copyright: before = null } = await (await staff.get(settings)).json()
    const save = (copyright: string | null) => staff.post(settings, { data: { copyright } })
    const shown = async () => (await page.request.get('/fr/')).text()
    await save('© Première ligne')
    await save('© Seconde ligne')
    await expect.poll(shown).toContain('© Seconde ligne')
    await signInAs(page, { staff, role: 'editor' })
    await openOffice(page, '/admin/globals/site-settings/versions?locale=fr')
    const rows = page.getByRole('table', { name: 'Versions' }).locator('tbody tr')
    const { user } = await (await staff.get('/api/users/me')).json()
    await expect(rows.first()).toContainText(user.name || user.email)
    expect(await findAgencyProblems(page)).toEqual([])
    await rows.nth(1).getByRole('link').first().click()
    await expect(page.getByText('Cette version a été enregistrée par')).toContainText(user.name || user.email)
    await page.getByRole('button', { name: 'Restaurer cette version' }).click()
    await page.getByRole('button', { name: 'Confirmer' }).click()
    await expect.poll(shown).toContain('© Première ligne')
    await openOffice(page, '/admin/globals/site-settings?locale=fr')
    await expect(page.locator('.agency-saves summary')).toContainText('editor', { ignoreCase: true })
    await save(before)
    await staff.dispose()
  })

  test('brings earlier texts of mails back on their own screen', async ({ page, playwright, baseURL }) => {
    const staff = await newStaffRequests(playwright, baseURL)
    await signInAs(page, { staff, role: 'editor' })
    const texts = async (body: object) => page.request.post('/api/mail-texts/save', { data: body })
    await openOffice(page, '/admin/mail-texts')
    const mail = { mail: 'newsletter-confirm', locale: 'fr' }
    for (const words of ['Un', 'Deux'])
      await texts({ ...mail, texts: { 'newsletter.confirm.subject': words } })
    await page.reload()
    await untilOfficeAlive(page)
    expect(await findAgencyProblems(page)).toEqual([])
    const section = page.getByRole('region', { name: 'Versions précédentes de tous les textes' })
    await section
      .getByRole('button', { name: /^Reprendre cette version/ })
      .first()
      .click()
    await expect(section.getByRole('status')).not.toBeEmpty()
    await texts({ ...mail, texts: {} })
    await staff.dispose()
  })
})
