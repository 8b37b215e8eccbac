import { expect, test } from '@playwright/test'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'
import { openOffice, untilOfficeAlive } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { signInAs } from '../../support/browser/staff-role'

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 1000 } })

test('an editor deletes a page, finds it in the bin and takes it back as a draft', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const staff = await newStaffRequests(playwright, baseURL)
  const name = `Vergissing ${Date.now()}`
  const path = `/vergissing-${Date.now()}/`
  const created = await staff.post('/api/pages?locale=nl', {
    data: { name, path, type: 'page', _status: 'published' },
  })
  const { doc } = await created.json()
  const seen = async () => (await page.request.get(`/nl${path}`)).status()
  expect(await seen()).toBe(200)

  await signInAs(page, { staff, role: 'editor' })
  await openOffice(page, `/admin/collections/pages/${doc.id}?locale=nl`)
  await page.locator('.doc-controls__popup').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await page.waitForURL(/\/collections\/pages(\?|$)/)
  await expect.poll(seen).toBe(404)

  await page.getByRole('button', { name: 'Prullenbak', exact: true }).click()
  const days = officeTexts.bin.notice.nl.replace('{days}', '30')
  await expect(page.getByText(days)).toBeVisible()
  await page.getByRole('link', { name }).click()
  await page.waitForURL(new RegExp(`/pages/trash/${doc.id}`))
  await untilOfficeAlive(page)
  await expect(page.locator('.agency-plans')).toHaveCount(0)
  await page.getByText('Laatst bewaard door Jo editor').click()
  await expect(page.getByText(screenTexts.audit.saved['put-in-bin'].nl)).toBeVisible()

  await page.getByRole('button', { name: 'Herstellen', exact: true }).click()
  await expect(page.getByText('Herstellen als gepubliceerde versie')).toBeHidden()
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await page.waitForURL(new RegExp(`/pages/${doc.id}`))
  expect(await seen()).toBe(404)
  const restored = await staff.get(`/api/pages/${doc.id}?locale=nl`)
  expect(await restored.json()).toMatchObject({ name, path, _status: 'draft' })
  await staff.delete(`/api/pages/${doc.id}`)
  await staff.dispose()
})
