import { readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { acceptTexts, invitationTexts } from '../../../src/cms/admin/accounts/invitation-texts'
import { fieldError, phoneTexts } from '../../../src/cms/admin/appointments/phone-texts'
import { officeTexts } from '../../../src/messages/office-texts'
import { screenTexts } from '../../../src/messages/screen-texts'
import { sharedTexts } from '../../../src/messages/shared-texts'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { openOffice, signIn } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { findMails } from '../../support/mail/mails'

test.describe.configure({ mode: 'serial' })
test.beforeEach(() => test.setTimeout(180_000))

const log = officeTexts.audit
const chosen = 'vier stille woorden samen'
const look = process.env.ACCOUNTS_LOOK

let staff: APIRequestContext
let made: string[] = []

const firstOf = async (path: string) => (await (await staff.get(`${path}&depth=0&limit=1`)).json()).docs[0]

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
})

test.afterAll(async () => {
  for (const path of made) await staff.delete(path)
  await staff.dispose()
})

async function see(page: Page, name: string): Promise<void> {
  if (look) await page.screenshot({ path: `${look}/${name}.png`, fullPage: true })
}

async function expectNews(page: Page, news: string): Promise<void> {
  const line = page.getByRole('status').filter({ hasText: news })
  await expect(line).toBeVisible()
  await expect(line).toBeFocused()
}

const locale = 'fr'

test.describe(`accounts and the log in ${locale}`, () => {
  test.use({ locale: `${locale}-BE`, viewport: { width: 820, height: 1000 } })

  const email = `colleague.${locale}@example.com`
  const name = `Collega ${locale}`
  const needed = phoneTexts.needed[locale]
  let account = 0

  test('an administrator invites a colleague, who sees who is expected', async ({ page }) => {
    await signIn(page)
    await openOffice(page, '/admin/collections/users')
    await expect(page).toHaveURL(/\?.*limit=/)
    await page.getByText(invitationTexts.title[locale], { exact: true }).click()
    const send = page.getByRole('button', { name: invitationTexts.send[locale] })
    await send.click()
    const nameField = page.getByLabel(`${sharedTexts.name[locale]} ${needed}`)
    await expect(nameField).toBeFocused()
    await expect(nameField).toHaveAccessibleDescription(
      fieldError({ field: 'name', code: 'required' })[locale],
    )
    await nameField.fill(name)
    await page.getByLabel(`${sharedTexts.email[locale]} ${needed}`).fill(email)
    await page.getByLabel(officeTexts.users.role.label[locale], { exact: true }).selectOption('editor')
    await page.getByLabel(invitationTexts.language[locale]).selectOption(locale)
    expect(await findAgencyProblems(page)).toEqual([])
    await see(page, `invite-${locale}`)
    await send.click()
    await expectNews(page, invitationTexts.done[locale])
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(
      invitationTexts.waiting[locale],
    )
    await see(page, `accounts-${locale}`)
    account = (await firstOf(`/api/users?where[email][equals]=${email}`)).id
    made = [...made, `/api/users/${account}`]
  })

  test('the invitation is sent again, and the earlier link no longer works', async ({ page }) => {
    const [first] = await findMails({ to: email, containing: '/admin/invitation' })
    const former = /\/admin\/invitation\?token=[\w.-]+/.exec(first?.text ?? '')?.[0] ?? ''
    await signIn(page)
    await openOffice(page, `/admin/collections/users/${account}`)
    await page.getByRole('button', { name: invitationTexts.again[locale] }).click()
    await expectNews(page, invitationTexts.sentAgain[locale])
    await see(page, `account-${locale}`)
    await page.context().clearCookies()
    await page.goto(former)
    await expect(page.getByRole('heading', { name: acceptTexts.gone[locale] })).toBeVisible()
    expect(await findAgencyProblems(page)).toEqual([])
    await see(page, `invitation-gone-${locale}`)
  })

  test('the colleague chooses a password and signs in', async ({ page }) => {
    await expect
      .poll(async () => (await findMails({ to: email, containing: '/admin/invitation' })).length)
      .toBeGreaterThan(1)
    const mails = await findMails({ to: email, containing: '/admin/invitation' })
    const links = mails.map(({ text }) => /\/admin\/invitation\?token=[\w.-]+/.exec(text)?.[0] ?? '')
    expect(mails.at(-1)?.html).toContain(`lang="${locale}"`)
    for (const link of links) {
      await page.goto(link)
      if (await page.getByRole('heading', { name: acceptTexts.title[locale] }).isVisible()) break
    }
    const password = page.getByLabel(sharedTexts.newPassword[locale], { exact: true })
    const choose = page.getByRole('button', { name: acceptTexts.button[locale] })
    await password.fill('Welkom12345!')
    await page.getByLabel(acceptTexts.repeat[locale]).fill('Welkom12345!')
    await choose.click()
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription(
      new RegExp(officeTexts.users.password.common[locale].slice(0, 30)),
    )
    await expect(password).toHaveValue('Welkom12345!')
    expect(await findAgencyProblems(page)).toEqual([])
    await see(page, `invitation-${locale}`)
    await password.fill(chosen)
    await page.getByLabel(acceptTexts.repeat[locale]).fill(chosen)
    await choose.click()
    await expect(page.getByRole('status').filter({ hasText: acceptTexts.done[locale] })).toBeFocused()
    await page.getByRole('link', { name: acceptTexts.toLogin[locale] }).click()
    await page.getByLabel(/e-?mail/i).fill(email)
    await page.locator('#field-password').fill(chosen)
    await page.locator('button[type=submit]').click()
    await page.waitForURL(/\/admin\/?$/)
    // An editor has no log.
    await expect(page.getByRole('link', { name: log.plural[locale], exact: true })).toHaveCount(0)
    const category = await firstOf('/api/categories?where[id][exists]=true')
    await openOffice(page, `/admin/collections/categories/${category.id}`)
    await page.request.patch(`/api/categories/${category.id}?locale=${locale}`, {
      data: { name: category.name },
    })
    expect((await page.request.get('/api/audit-entries')).status()).toBe(403)
  })

  test('the log says who did it, as filtered, and leaves as a spreadsheet', async ({ page }) => {
    await signIn(page)
    await openOffice(page, '/admin/collections/audit-entries')
    const filter = page.getByRole('form', { name: log.filter.title[locale] })
    await filter.getByLabel(log.who[locale], { exact: true }).selectOption(name)
    await filter.getByLabel(log.filter.from[locale]).fill(new Date().toISOString().slice(0, 10))
    await filter.getByRole('button', { name: officeTexts.appointments.week.show[locale] }).click()
    const rows = page.getByRole('row').filter({ hasText: name })
    await expect(rows.filter({ hasText: log.actions.join[locale] })).toHaveCount(1)
    await expect(rows.filter({ hasText: log.actions['sign-in'][locale] })).toHaveCount(1)
    await expect(page.getByRole('row').filter({ hasText: log.actions.invite[locale] })).toHaveCount(0)
    expect(await findAgencyProblems(page)).toEqual([])
    await see(page, `log-${locale}`)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: log.csv[locale] }).click()
    const text = readFileSync(await (await download).path(), 'utf8')
    expect(text).toContain(`"${log.actions.join[locale]}"`)
    expect(text).not.toContain(email)
    await filter.getByRole('button', { name: log.filter.clear[locale] }).click()
    await expect(page.getByRole('row').filter({ hasText: log.actions.invite[locale] }).first()).toBeVisible()
  })

  test('a document says who saved it last, and before', async ({ page }) => {
    const made = await staff.post(`/api/pages?locale=${locale}`, {
      data: { name: `Bewaard ${locale}`, type: 'page', _status: 'draft' },
    })
    const { doc } = await made.json()
    await signIn(page)
    await openOffice(page, `/admin/collections/pages/${doc.id}`)
    const saves = page.locator('.agency-saves')
    await expect(saves).toContainText(screenTexts.audit.lastSavedBy[locale].split('{name}')[0] ?? '')
    await saves.locator('summary').click()
    await expect(saves.getByRole('listitem')).toHaveCount(1)
    await expect(saves.getByRole('listitem')).toContainText(screenTexts.audit.saved.create[locale])
    expect(await findAgencyProblems(page)).toEqual([])
    await see(page, `saves-${locale}`)
    await staff.delete(`/api/pages/${doc.id}`)
  })

  test('an administrator sees where the colleague is logged in, and ends it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const texts = screenTexts.accounts.sessions
    const elsewhere = await browser.newContext({ baseURL })
    const logInElsewhere = () =>
      elsewhere.request.post('/api/users/login', { data: { email, password: chosen } })
    expect((await logInElsewhere()).status()).toBe(200)
    const me = async () => (await (await elsewhere.request.get('/api/users/me')).json()).user
    expect(await me()).toBeTruthy()
    await signIn(page)
    await openOffice(page, `/admin/collections/users/${account}`)
    const part = page.getByRole('region', { name: texts.title[locale] })
    const sessions = part.getByRole('listitem')
    const before = await sessions.count()
    await sessions.first().getByRole('button').click()
    await expectNews(page, texts.ended[locale])
    await expect(sessions).toHaveCount(before - 1)
    expect(await me()).toBeNull()
    expect(await findAgencyProblems(page)).toEqual([])
    await see(page, `sessions-${locale}`)

    await openOffice(page, '/admin/account')
    await expect(part.getByText(texts.own[locale])).toBeVisible()
    await elsewhere.close()
  })
})
