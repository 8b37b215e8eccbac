import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { figureTexts, periodTexts, sourceTexts } from '../../../src/cms/admin/page-views/figure-texts'
import { inviteTexts } from '../../../src/cms/admin/owners/invite-texts'
import { messageError, messageTexts } from '../../../src/cms/admin/owners/message-texts'
import { absenceTexts, ownerTexts } from '../../../src/cms/admin/owners/owner-texts'
import { fieldError, phoneTexts } from '../../../src/cms/admin/appointments/phone-texts'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { documentFiles } from '../../support/files/document-files'
import { walloonMentions } from '../../support/database/factories'
import { findMails } from '../../support/mail/mails'
import { answerAsOwner, countPageViews } from '../../support/properties/owner-office'
import { openDashboard, openOffice, signIn, untilOfficeAlive } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { textsOf } from '../../support/words/site-texts'

test.describe.configure({ mode: 'serial' })
// Each journey renders many screens of the back office.
test.beforeEach(() => test.setTimeout(180_000))

const tab = { fr: 'Pour le propriétaire', nl: 'Voor de eigenaar' } as const
const invitationSubject = { fr: 'Votre espace propriétaire', nl: 'Uw eigenaarszone' } as const

let staff: APIRequestContext
let made: string[] = []

const firstOf = async (path: string) =>
  (await (await staff.get(`${path}&depth=0&limit=1&locale=fr`)).json()).docs[0]

/** A published property that is listed nowhere, so that no other journey meets it. */
async function createProperty(title: string): Promise<number> {
  const type = await firstOf('/api/property-types?where[webId][equals]=1')
  const city = await firstOf('/api/cities?where[zip][equals]=1300')
  const answer = await staff.post('/api/properties?locale=fr', {
    data: {
      ...{ goal: 'sale', type: type.id, city: city.id, title, ...walloonMentions, _status: 'published' },
      listedIn: { dutch: false, french: false, english: false, german: false },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()).doc
  made = [...made, `/api/properties/${id}`]
  return id
}

async function ownerOf(email: string): Promise<number> {
  const { id } = await firstOf(`/api/owners?where[email][equals]=${encodeURIComponent(email)}`)
  return id
}

const expectNews = async (page: Page, news: string): Promise<void> => {
  const line = page.getByRole('status').filter({ hasText: news })
  await expect(line).toBeVisible()
  await expect(line).toBeFocused()
}

const openList = async (page: Page): Promise<void> => {
  await openOffice(page, '/admin/collections/owners')
  // By now the list has replaced its own address.
  await expect(page).toHaveURL(/\?.*limit=/)
}

const rowOf = (part: Locator, name: string): Locator =>
  part.getByRole('row').filter({ has: part.page().getByRole('rowheader', { name, exact: true }) })

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
})

test.afterAll(async () => {
  for (const path of made) await staff.delete(path)
  await staff.dispose()
})

const locale = 'nl'

test.describe(`the owners in the office in ${locale}`, () => {
  // The language of the back office is that of its reader's browser.
  test.use({ locale: `${locale}-BE` })

  const title = `Bien du bureau ${locale}`
  const email = `owner.office.${locale}@example.com`
  const name = 'Ottilie Eigen'
  const subject = `Nieuws over uw pand ${locale}`
  const needed = phoneTexts.needed[locale]
  let property: number

  test.beforeAll(async () => {
    property = await createProperty(title)
  })

  test('a new owner is invited, with a property', async ({ page }) => {
    await signIn(page)
    await openList(page)
    const part = page.locator('#invite-owner')
    await part.getByText(inviteTexts.title[locale], { exact: true }).click()
    const send = part.getByRole('button', { name: inviteTexts.send[locale] })
    await send.click()
    const lastName = part.getByLabel(`${inviteTexts.lastName[locale]} ${needed}`)
    await expect(lastName).toBeFocused()
    await expect(lastName).toHaveAccessibleDescription(
      fieldError({ field: 'lastName', code: 'required' })[locale],
    )
    await part.getByLabel(inviteTexts.firstName[locale], { exact: true }).fill('Ottilie')
    await lastName.fill('Eigen')
    await part.getByLabel(`${inviteTexts.email[locale]} ${needed}`).fill(email)
    await part.getByLabel(inviteTexts.language[locale]).selectOption(locale)
    const properties = part.getByRole('combobox', { name: inviteTexts.properties[locale] })
    await properties.fill(title)
    await expect(part.getByRole('option', { name: title })).toHaveAttribute('aria-selected', 'true')
    await properties.press('Enter')
    await expect(part.getByRole('link', { name: title })).toBeVisible()
    await send.click()
    await expectNews(page, inviteTexts.done[locale])
    const [mail] = await findMails({ to: email, subject: invitationSubject[locale] })
    expect(mail?.html).toContain(`lang="${locale}"`)
    const owner = await ownerOf(email)
    made = [...made, `/api/owners/${owner}`]
    expect((await (await staff.get(`/api/properties/${property}?depth=0`)).json()).owner).toBe(owner)

    const again = page.locator('#invite-owner')
    await again.getByText(inviteTexts.title[locale], { exact: true }).click()
    await again.getByLabel(`${inviteTexts.lastName[locale]} ${needed}`).fill('Eigen')
    const address = again.getByLabel(`${inviteTexts.email[locale]} ${needed}`)
    await address.fill(email)
    await again.getByRole('button', { name: inviteTexts.send[locale] }).click()
    await expect(address).toHaveAccessibleDescription(inviteTexts.taken[locale])
  })

  test('the figures of the property are on its screen, with links to its owner', async ({ page }) => {
    await countPageViews(property)
    await signIn(page)
    await openOffice(page, `/admin/collections/properties/${property}`)
    await page.getByRole('button', { name: tab[locale], exact: true }).click()
    const part = page.getByRole('region', { name: figureTexts.numbersOfProperty[locale] })
    const figures = part.getByRole('table', { name: figureTexts.pageViews[locale] })
    await expect(rowOf(figures, periodTexts.today[locale])).toContainText('3')
    await expect(rowOf(figures, periodTexts.total[locale])).toContainText('10')
    const sources = part.getByRole('table', { name: figureTexts.sources[locale] })
    await expect(rowOf(sources, sourceTexts.portal[locale])).toContainText('3')
    await part.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/owners\/\d+/)
  })

  test('the owner gets a message, with an attachment', async ({ page }) => {
    const owner = await ownerOf(email)
    await signIn(page)
    await openOffice(page, `/admin/collections/owners/${owner}`)
    const part = page.getByRole('region', { name: ownerTexts.office[locale] })
    await expect(part.getByRole('link', { name: title })).toBeVisible()
    await part.getByText(messageTexts.titleOne[locale], { exact: true }).click()
    const send = part.getByRole('button', { name: messageTexts.send[locale], exact: true })
    await send.click()
    const subjectField = part.getByLabel(`${messageTexts.subject[locale]} ${needed}`)
    await expect(subjectField).toBeFocused()
    await expect(subjectField).toHaveAccessibleDescription(messageError('required')[locale])
    const properties = part.getByRole('combobox', { name: messageTexts.property[locale] })
    await properties.press('ArrowDown')
    await expect(part.getByRole('option')).toHaveText([new RegExp(title)])
    await properties.press('ArrowDown')
    await properties.press('Enter')
    await expect(properties).toHaveValue(new RegExp(title))
    await subjectField.fill(subject)
    await part.getByLabel(`${messageTexts.body[locale]} ${needed}`).fill('Zaterdag komen er drie bezoeken.')
    const files = part.getByLabel(messageTexts.attachments[locale], { exact: true })
    const pdf = {
      name: 'compromis.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(documentFiles.pdf),
    }
    await files.setInputFiles({ ...pdf, name: 'vals.pdf', buffer: Buffer.from('<html>') })
    await send.click()
    await expect(files).toHaveAccessibleDescription(/vals\.pdf/)
    await part.getByRole('button', { name: `${messageTexts.remove[locale]} vals.pdf` }).click()
    await files.setInputFiles(pdf)
    await send.click()
    await expectNews(page, `${messageTexts.sent[locale]} 1`)
    const [mail] = await findMails({ to: email, subject })
    expect(mail?.text).toContain('Zaterdag komen er drie bezoeken.')
    await page
      .getByRole('region', { name: ownerTexts.office[locale] })
      .getByRole('link', { name: subject })
      .click()
    const thread = page.getByRole('region', { name: subject })
    await expect(thread.getByRole('listitem').first()).toContainText(messageTexts.notRead[locale])
    const link = thread.getByRole('link', { name: 'compromis.pdf' })
    const file = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(file.headers()['content-disposition']).toContain('attachment')
    expect(new Uint8Array(await file.body())).toEqual(documentFiles.pdf)
  })

  test('their answer is listed on the dashboard, and is answered', async ({ page }) => {
    await answerAsOwner({ subject, body: 'Dank u, dat past.' })
    await openDashboard(page)
    const card = page.getByRole('region', { name: messageTexts.waiting[locale] })
    await card.getByRole('link', { name: subject }).click()
    const thread = page.getByRole('region', { name: subject })
    await expect(thread.getByText('Dank u, dat past.')).toBeVisible()
    await untilOfficeAlive(page)
    const field = thread.getByLabel(messageTexts.answer[locale])
    const send = thread.getByRole('button', { name: messageTexts.sendAnswer[locale] })
    await send.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(messageError('required')[locale])
    await field.fill('Tot zaterdag.')
    await send.click()
    await expectNews(page, messageTexts.answered[locale])
    await expect(thread.getByText('Tot zaterdag.')).toBeVisible()
    await findMails({ to: email, subject: `Re: ${subject}` })
    await openOffice(page, '/admin')
    await expect(card).toBeVisible()
    await expect(card.getByRole('link', { name: subject })).toHaveCount(0)
  })

  test('their area is shown as they see it, which is logged', async ({ page }) => {
    const owner = await ownerOf(email)
    await signIn(page)
    await openOffice(page, `/admin/collections/owners/${owner}`)
    const opened = page.waitForEvent('popup')
    await page
      .getByRole('region', { name: ownerTexts.office[locale] })
      .getByRole('button', { name: ownerTexts.impersonate[locale] })
      .click()
    const area = await opened
    await area.waitForURL(new RegExp(`/${locale}/owner/$`))
    const banner = area.getByRole('complementary', { name: textsOf(locale)('owner.impersonation.label') })
    await expect(banner).toContainText(name)
    await expect(area.getByRole('heading', { level: 1 })).toBeVisible()
    const { totalDocs } = await (await staff.get(`/api/impersonations?where[owner][equals]=${owner}`)).json()
    expect(totalDocs).toBe(1)
  })

  test('they are among those without a login for 60 days, and in the figures of all properties', async ({
    page,
  }) => {
    await signIn(page)
    await openList(page)
    const part = page.locator('#absent-owners')
    await part.getByText(ownerTexts.absent[locale]).click()
    const line = part.getByRole('listitem').filter({ hasText: name }).first()
    await expect(line).toContainText(absenceTexts['never-came'][locale])

    await expect(page.locator('#nav-owner-numbers')).toHaveAttribute('href', '/admin/owner-numbers')
    await openOffice(page, '/admin/owner-numbers')
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row.getByRole('link', { name })).toBeVisible()
    await expect(row).toContainText('10')
    await expect(row).toContainText(figureTexts.never[locale])
  })
})

test('a visitor without a login is asked to log in', async ({ page }) => {
  await page.goto('/admin/owner-numbers')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
})

for (const width of [390, 1440]) {
  test(`axe finds nothing on the screens of owners at ${width} px`, async ({ page }) => {
    const owner = await ownerOf(`owner.office.${locale}@example.com`)
    const { id: message, property } = await firstOf(`/api/owner-messages?where[owner][equals]=${owner}`)
    await page.setViewportSize({ width, height: 900 })
    await openDashboard(page)
    const checkPage = async () => expect(await findAgencyProblems(page)).toEqual([])
    const openAll = async () => {
      const folds = page.locator('.agency-part summary:visible')
      await folds.first().waitFor()
      for (const fold of await folds.all()) await fold.click()
    }
    await checkPage()
    await openList(page)
    await openAll()
    await page.locator('#invite-owner button[type=submit]').click()
    await expect(page.locator('#invite-owner [aria-invalid]').first()).toBeFocused()
    await checkPage()
    await openOffice(page, `/admin/collections/owners/${owner}`)
    await openAll()
    await checkPage()
    await openOffice(page, `/admin/collections/owner-messages/${message}`)
    await checkPage()
    await openOffice(page, '/admin/owner-numbers')
    await checkPage()
    await openOffice(page, `/admin/collections/properties/${property}`)
    await page
      .getByRole('button', {
        name: /^(For the owner|Voor de eigenaar|Pour le propriétaire|Für den Eigentümer)$/,
      })
      .click()
    await page.locator('#property-numbers').waitFor()
    await openAll()
    await checkPage()
  })
}
