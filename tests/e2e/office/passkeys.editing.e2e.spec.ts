import { expect, test, type APIRequestContext, type CDPSession, type Page } from '@playwright/test'
import {
  factorTexts,
  passkeyTexts as texts,
} from '../../../src/cms/admin/accounts/second-factor/factor-texts'
import { accountLabels } from '../../../src/cms/collections/users/account-labels'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { joinAsColleague } from '../../support/browser/new-colleague'
import { openOffice } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'

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

type Device = { cdp: CDPSession; authenticatorId: string }

/** A device of the browser itself, which confirms by itself. */
async function addDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel(/e-?mail/i).fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('button[type=submit]').click()
}

test('a colleague adds a passkey, signs in with it, and removes it', async ({ page }, { retry }) => {
  const device = await addDevice(page)
  const email = `sleutel.${retry}@example.com`
  account = await joinAsColleague(staff, { email, name: 'Clé Dupont', role: 'editor', password })
  await givePassword(page, email)
  await page.waitForURL(/\/admin\/?$/)
  await openOffice(page, '/admin/account')
  const part = page.getByRole('region', { name: texts.title[locale] })
  await expect(part.getByText(texts.none[locale])).toBeVisible()
  const own = part.getByLabel(accountLabels.currentPassword[locale])
  const name = part.getByLabel(texts.name.label[locale])
  const add = part.getByRole('button', { name: texts.add[locale] })
  await add.click()
  await expect(name).toBeFocused()
  await add.click()
  await expect(part.getByRole('alert')).toHaveText(texts.errors.name[locale])
  await name.fill('Portable du bureau')
  await own.fill('not the password')
  await add.click()
  await expect(own).toBeFocused()
  expect(await findAgencyProblems(page)).toEqual([])
  await own.fill(password)
  // Enter sends this form, and does not save the account around it.
  await own.press('Enter')
  await expect(part.getByRole('heading', { name: factorTexts.codes.title[locale] })).toBeFocused()
  await expect(part.getByRole('listitem')).toHaveCount(10)
  await part.getByRole('button', { name: factorTexts.codes.kept[locale] }).click()
  const row = part.getByRole('listitem').filter({ hasText: 'Portable du bureau' })
  await expect(row).toContainText(texts.unused[locale])
  expect(await findAgencyProblems(page)).toEqual([])
  const { credentials } = await device.cdp.send('WebAuthn.getCredentials', device)
  expect(credentials).toMatchObject([{ rpId: 'localhost' }])

  await page.context().clearCookies()
  await givePassword(page, email)
  const use = page.getByRole('button', { name: texts.use[locale] })
  await expect(page.getByLabel(factorTexts.anyCode[locale])).toBeVisible()
  expect(await findAgencyProblems(page)).toEqual([])
  await use.click()
  await page.waitForURL(/\/admin\/?$/)
  await openOffice(page, '/admin/account')
  await expect(row).not.toContainText(texts.unused[locale])

  await row.getByRole('button').click()
  await part
    .getByRole('group', { name: /Portable du bureau/ })
    .getByLabel(accountLabels.currentPassword[locale])
    .fill(password)
  await part.getByRole('button', { name: texts.remove.confirm[locale] }).click()
  await expect(part.getByText(texts.none[locale])).toBeVisible()
  await page.context().clearCookies()
  await givePassword(page, email)
  await page.waitForURL(/\/admin\/?$/)
})
