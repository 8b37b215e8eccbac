import { expect, test } from '@playwright/test'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { openOffice, untilOfficeAlive } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.describe('a translator, in nl', () => {
  test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 1000 } })

  test('finds a gap on the first screen, translates it, and sees no leads', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const staff = await newStaffRequests(playwright, baseURL)
    const name = `Gap ${Date.now()}`
    const form = { kind: 'site-contact', name, title: 'Écrivez-nous', intro: 'Nous répondons.' }
    const { doc } = await (await staff.post('/api/contact-forms?locale=fr', { data: form })).json()
    await signInAs(page, { staff, role: 'translator' })
    await openOffice(page, '/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Vertalingen' })).toBeVisible()
    await expect(page.locator('.nav__link')).toHaveCount(1)
    await expect(page.locator('#nav-translations')).toBeVisible()
    expect(await findAgencyProblems(page)).toEqual([])
    await openOffice(page, '/admin/translations?collection=contact-forms&locale=nl')
    await page.getByRole('row').filter({ hasText: name }).locator('a[href*="to=nl"]').click()
    await page.waitForURL(/document=contact-forms/)
    await untilOfficeAlive(page)
    await page.getByRole('textbox', { name: /^Titel/ }).fill('Schrijf ons')
    await page.getByRole('button', { name: 'De vertaling bewaren', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'De vertaling is bewaard.' })).toBeVisible()
    expect(await findAgencyProblems(page)).toEqual([])
    const stored = await (await staff.get(`/api/contact-forms/${doc.id}?locale=nl`)).json()
    expect(stored.title).toBe('Schrijf ons')
    await openOffice(page, `/admin/translations?document=contact-forms/${doc.id}&from=nl&to=fr`)
    await expect(page.getByText('U vertaalt niet naar deze taal.')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await openOffice(page, `/admin/collections/contact-forms/${doc.id}?locale=nl`)
    await expect(page.locator('#field-title')).toBeDisabled()
    await expect(page.locator('#action-save')).toHaveCount(0)
    expect((await page.request.get('/api/leads')).status()).toBe(403)
    await openOffice(page, '/admin/collections/leads')
    await expect(page.locator('.collection-list')).toHaveCount(0)
    await openOffice(page, '/admin/week')
    await expect(page.getByText('Dit scherm hoort niet bij uw rol.')).toBeVisible()
    await staff.delete(`/api/contact-forms/${doc.id}`)
    await staff.dispose()
  })
})

test.describe('a reader, in fr', () => {
  test.use({ locale: 'fr-BE', viewport: { width: 820, height: 1000 } })

  test('sees the day and the homes, and no button that changes anything', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const staff = await newStaffRequests(playwright, baseURL)
    await signInAs(page, { staff, role: 'reader' })
    await openOffice(page, '/admin')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('a[href$="/create"], a[href$="/new-lead"]')).toHaveCount(0)
    expect(await findAgencyProblems(page)).toEqual([])
    await openOffice(page, '/admin/collections/properties')
    await expect(page.locator('.cell-price').first()).toBeVisible()
    await expect(page.locator('.cell-price button')).toHaveCount(0)
    // By its address: a click can come before the list is alive.
    await page.goto((await page.locator('.cell-publicId a').first().getAttribute('href')) ?? '')
    await expect(page.locator('#field-title')).toBeDisabled()
    await expect(page.locator('#action-save, #action-save-draft')).toHaveCount(0)
    await openOffice(page, '/admin/collections/leads')
    await expect(page.locator('.collection-list')).toBeVisible()
    await expect(page.locator('a[href*="/leads/export"], a[href$="/new-lead"]')).toHaveCount(0)
    await openOffice(page, '/admin/collections/applicant-files')
    await expect(page.locator('.collection-list')).toHaveCount(0)
    await staff.dispose()
  })
})
