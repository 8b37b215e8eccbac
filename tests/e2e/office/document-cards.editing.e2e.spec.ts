import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { dropFiles } from '../../support/browser/drop-files'
import { openOffice } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 1000 } })

test('a document that is dropped on a template has its own name at once', async ({
  page,
  playwright,
  baseURL,
}) => {
  const staff = await newStaffRequests(playwright, baseURL)
  await signInAs(page, { staff, role: 'editor' })
  await openOffice(page, '/admin/collections/answer-templates/create?locale=fr')
  const field = page.locator('#field-files')
  await expect(field.getByRole('button', { name: 'Ajouter', exact: true })).toBeVisible()
  const bytes = (await readFile('seed/documents/2330-epc.pdf')).toString('base64')
  const name = 'honoraires-2027.pdf'
  await dropFiles(field.locator('.dropzone'), [{ name, bytes, type: 'application/pdf' }])
  // The card is made of the answer to the upload; what the form asks again afterwards waits until this was seen.
  let goOn = (): void => undefined
  const seen = new Promise<void>((done) => (goOn = done))
  await page.route('**/api/documents*', async (route) => {
    if (route.request().headers()['x-payload-http-method-override']) await seen
    await route.continue()
  })
  await page.locator('.bulk-upload--actions-bar__saveButtons button').first().click()
  await expect(field.getByText(name)).toBeVisible()
  await expect(field.getByText(/[0-9a-f]{8}-[0-9a-f]{4}/)).toHaveCount(0)
  goOn()
  await staff.delete(`/api/documents?where[originalName][equals]=${name}`)
  await staff.dispose()
})
