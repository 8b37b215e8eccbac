import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { factorTexts as texts } from '../../../src/cms/admin/accounts/second-factor/factor-texts'
import { accountLabels } from '../../../src/cms/collections/users/account-labels'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { joinAsColleague } from '../../support/browser/new-colleague'
import { openOffice } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { appCode } from '../../support/site/second-factor'

test.use({ locale: 'fr-BE', viewport: { width: 820, height: 1000 } })
test.beforeEach(() => test.setTimeout(180_000))

const password = 'vier stille woorden samen'
const locale = 'fr'

let staff: APIRequestContext
let account = 0

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
})

test.afterAll(async () => {
  if (account) await staff.delete(`/api/users/${account}`)
  await staff.dispose()
})

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel(/e-?mail/i).fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('button[type=submit]').click()
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(texts.anyCode[locale]).fill(code)
  await page.getByRole('button', { name: texts.login.button[locale] }).click()
}

test('a colleague switches two steps on, and signs in with a code and with a recovery code', async ({
  page,
}, { retry }) => {
  const email = `twee.stappen.${retry}@example.com`
  account = await joinAsColleague(staff, { email, name: 'Deux Étapes', role: 'editor', password })
  await givePassword(page, email)
  await page.waitForURL(/\/admin\/?$/)
  await openOffice(page, '/admin/account')
  const part = page.getByRole('region', { name: texts.title[locale] })
  await part.getByRole('button', { name: texts.setUp[locale] }).click()
  const secret = ((await part.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const code = part.getByLabel(texts.code[locale])
  await expect(code).toBeFocused()
  // One password is enough: the account itself does not change.
  await expect(page.locator('input[type=password]')).toHaveCount(1)
  await code.fill('123')
  await part.getByLabel(accountLabels.currentPassword[locale]).fill(password)
  await part.getByRole('button', { name: texts.confirm[locale] }).click()
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(new RegExp(texts.errors.wrong[locale].slice(0, 20)))
  await expect(code).toHaveValue('123')
  expect(await findAgencyProblems(page)).toEqual([])
  await code.fill(appCode(secret))
  // Enter sends this form, and does not save the account around it.
  await code.press('Enter')
  await expect(part.getByRole('heading', { name: texts.codes.title[locale] })).toBeFocused()
  const recovery = await part.getByRole('listitem').allTextContents()
  expect(recovery).toHaveLength(10)
  expect(await findAgencyProblems(page)).toEqual([])
  const download = page.waitForEvent('download')
  await part.getByRole('button', { name: texts.codes.download[locale] }).click()
  await download
  await part.getByRole('button', { name: texts.codes.kept[locale] }).click()
  await expect(part.getByText(`${texts.codesLeft[locale]}: 10`)).toBeVisible()

  await page.context().clearCookies()
  await givePassword(page, email)
  const field = page.getByLabel(texts.anyCode[locale])
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  await giveCode(page, '000000')
  await expect(field).toHaveAccessibleDescription(new RegExp(texts.errors.wrong[locale].slice(0, 20)))
  await expect(field).toHaveValue('000000')
  expect(await findAgencyProblems(page)).toEqual([])
  await giveCode(page, appCode(secret, { steps: 1 }))
  await page.waitForURL(/\/admin\/?$/)

  await page.context().clearCookies()
  await givePassword(page, email)
  await giveCode(page, recovery[0] ?? '')
  await page.waitForURL(/\/admin\/?$/)
  await openOffice(page, '/admin/account')
  await expect(part.getByText(`${texts.codesLeft[locale]}: 9`)).toBeVisible()
})
