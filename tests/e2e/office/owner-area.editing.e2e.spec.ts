import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { messageTexts } from '../../../src/cms/admin/owners/message-texts'
import { mailTexts } from '../../../src/messages/mail-texts'
import type { OwnerLinkReason } from '../../../src/cms/mail/owners/owner-link'
import type { Locale } from '../../../src/domain/shared/locale'
import { momentOf } from '../../../src/domain/appointments/brussels-time'
import { slotKey } from '../../../src/domain/appointments/slot-key'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { refuseConsent } from '../../support/browser/consent'
import { documentFiles } from '../../support/files/document-files'
import { walloonMentions } from '../../support/database/factories'
import { dayFromNow } from '../../support/forms/fill-form'
import { findMails } from '../../support/mail/mails'
import { ownSite } from '../../support/browser/own-site'
import { findScreenProblems } from '../../support/browser/page-width'
import { openDashboard } from '../../support/browser/sign-in'
import { textsOf } from '../../support/words/site-texts'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { letAppointmentBegin } from '../../support/appointments/appointment-clock'

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000)
  await refuseConsent(page)
})

// Headless Chromium names itself as a robot, whose page views are not counted.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
// A second try has mailboxes of its own.
const run = Date.now().toString(36)
const password = 'een huis in Waver 1904'
const loginSubject = 'Connexion du propriétaire'
const failure = {
  fr: "L'adresse électronique et/ou le mot de passe sont incorrects.",
  nl: 'Ongeldig e-mailadres of wachtwoord',
} as const

let staff: APIRequestContext
let made: string[] = []

const firstOf = async (path: string) =>
  (await (await staff.get(`${path}&depth=0&limit=1&locale=fr`)).json()).docs[0]

async function create(collection: string, data: object): Promise<number> {
  const answer = await staff.post(`/api/${collection}?locale=fr`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()).doc
  made = [`/api/${collection}/${id}`, ...made]
  return id
}

/** A property that visitors find in French and Dutch. */
async function createProperty(title: string): Promise<number> {
  const type = await firstOf('/api/property-types?where[webId][equals]=1')
  const city = await firstOf('/api/cities?where[zip][equals]=1300')
  const property = await create('properties', {
    ...{ goal: 'sale', type: type.id, city: city.id, title, price: 385_000, ...walloonMentions },
    ...{ nextSteps: 'Samedi, une visite ouverte.', _status: 'published' },
    portals: [
      { name: 'Immoweb', url: 'https://www.immoweb.be/fr/annonce/1', since: '2026-11-02T12:00:00.000Z' },
    ],
    listedIn: { dutch: false, french: true, english: false, german: false },
  })
  const dutch = await staff.patch(`/api/properties/${property}?locale=nl`, {
    data: { title, listedIn: { dutch: true }, _status: 'published' },
  })
  expect(dutch.status(), await dutch.text()).toBe(200)
  return property
}

async function invite(values: { email: string; language: Locale; properties: number[] }): Promise<number> {
  const answer = await staff.post('/api/owners/invite-new', {
    data: { firstName: 'Odette', lastName: 'Eigenaar', phone: '0470 12 34 56', ...values },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { id } = await answer.json()
  made = [`/api/owners/${id}`, ...made]
  return id
}

/** The password link of the mail. */
async function passwordLink({
  to,
  locale,
  reason,
}: {
  to: string
  locale: Locale
  reason: OwnerLinkReason
}): Promise<string> {
  const mails = await findMails({ to, subject: mailTexts[locale].owners.link[reason].subject })
  const [, path = ''] =
    /href="[^"]*?(\/(?:fr|nl)\/owner\/password\/\?token=[^"]+)"/.exec(mails.at(-1)?.html ?? '') ?? []
  expect(path).not.toBe('')
  return path.replaceAll('&amp;', '&')
}

async function choosePassword(page: Page, { link, locale }: { link: string; locale: Locale }): Promise<void> {
  const t = textsOf(locale)
  await page.goto(link)
  const form = page.getByRole('form', { name: t('owner.password.title') })
  const first = form.getByLabel(t('owner.password.password'), { exact: true })
  const repeat = form.getByLabel(t('owner.password.repeat'), { exact: true })
  await form.getByRole('button', { name: t('owner.password.button') }).click()
  await expect(form.getByRole('alert')).toBeFocused()
  await first.fill(password)
  await repeat.fill(`${password}!`)
  await form.getByRole('button', { name: t('owner.password.button') }).click()
  await expect(repeat).toHaveAttribute('aria-invalid', 'true')
  await first.fill(password)
  await repeat.fill(password)
  await form.getByRole('button', { name: t('owner.password.button') }).click()
  await expect(page).not.toHaveURL(/\/owner\/password\//)
}

type LogIn = { email: string; typedPassword?: string; locale: Locale }

async function logIn(page: Page, { email, typedPassword = password, locale }: LogIn): Promise<void> {
  const t = textsOf(locale)
  // An owner who is logged in is redirected to their area.
  await page.context().clearCookies({ name: 'owner-session' })
  await page.goto(`/${locale}/login/`)
  const form = page.getByRole('form', { name: t('owner.login.formLabel') })
  await form.getByLabel(t('owner.login.email')).fill(email)
  await form.getByLabel(t('owner.login.password')).fill(typedPassword)
  await form.getByRole('button', { name: t('owner.login.button') }).click()
}

/** A new visitor with a browser of their own. */
async function newPage(browser: Browser, baseURL: string | undefined, agent = userAgent): Promise<Page> {
  const context = await browser.newContext({ baseURL, userAgent: agent })
  await refuseConsent(context)
  return context.newPage()
}

/** Opens the page of a property as a visitor does, until the page view is counted. */
async function viewProperty(page: Page, path: string): Promise<void> {
  const beacon = page.waitForResponse((answer) => answer.url().endsWith('/api/visit-events'))
  await page.goto(path)
  expect((await beacon).status()).toBe(204)
}

/** An appointment that took place, with its feedback. */
async function receiveVisitor({ property, email }: { property: number; email: string }): Promise<void> {
  const day = dayFromNow(5)
  const agent = await create('agents', { name: `Owen ${email}`, email: 'owen@example.com' })
  await create('appointment-openings', {
    ...{
      property: property,
      agent,
      kind: 'single',
      date: `${day}T12:00:00.000Z`,
      from: '09:00',
      to: '12:00',
    },
    ...{ length: 30, pause: 0, capacity: 1, notice: 0 },
  })
  const { publicId } = await (await staff.get(`/api/properties/${property}?depth=0`)).json()
  const slot = slotKey({ agent, startsAt: momentOf({ day, time: '09:30' }) ?? '' })
  const booked = await staff.post('/api/appointments/phone', {
    data: { property: publicId, slot, lastName: 'Geheim', phone: '0470 12 34 56', email, lang: 'fr' },
  })
  expect(booked.status(), await booked.text()).toBe(200)
  const { id } = await booked.json()
  await letAppointmentBegin(email)
  const closed = await staff.post(`/api/visits/${id}/close`, {
    data: { state: 'done', feedback: 'La cuisine a beaucoup plu.', feedbackReleased: true },
  })
  expect(closed.status(), await closed.text()).toBe(200)
  made = [`/api/visits/${id}`, ...made]
}

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
})

test.afterAll(async () => {
  for (const path of made) await staff.delete(path)
  await staff.dispose()
})

for (const locale of ['fr', 'nl'] as const) {
  test.describe(`an owner in ${locale}`, () => {
    test.describe.configure({ mode: 'serial' })
    const t = textsOf(locale)
    const email = `owner.area.${locale}.${run}@example.com`
    const title = `Maison de propriétaire ${locale}`
    const subject = `Nouvelles du bien ${locale}`
    let property: number
    let owner: number

    const tile = (page: Page, name: string) =>
      page.getByRole('main').locator('dl > div').filter({ hasText: name }).first()

    test.beforeAll(async () => {
      property = await createProperty(title)
      owner = await invite({ email, language: locale, properties: [property] })
    })

    test('is invited, chooses a password, logs in, and the agency gets a mail', async ({ page }) => {
      const link = await passwordLink({ to: email, locale, reason: 'invitation' })
      await choosePassword(page, { link, locale })
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('owner.password.linkGone'))

      await logIn(page, { email, typedPassword: 'not the password', locale })
      await expect(page.getByRole('alert').filter({ hasText: failure[locale] })).toBeFocused()
      await logIn(page, { email: `nobody.${locale}@example.com`, locale })
      await expect(page.getByRole('alert').filter({ hasText: failure[locale] })).toBeFocused()

      await logIn(page, { email, locale })
      await expect(page).toHaveURL(new RegExp(`/${locale}/owner/$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('owner.area.title'))
      const [mail] = await findMails({ subject: loginSubject, containing: email })
      expect(mail?.text).toContain('Odette Eigenaar')
    })

    test("sees the appointments and page views, and nobody's name", async ({ page, browser, baseURL }) => {
      await receiveVisitor({ property, email: `secret.${locale}.${run}@example.com` })
      await logIn(page, { email, locale })
      await page.getByRole('main').getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      const path = await page.getByRole('link', { name: t('owner.property.page') }).getAttribute('href')
      const visitor = await newPage(browser, baseURL)
      await viewProperty(visitor, path ?? '')
      await viewProperty(visitor, path ?? '')
      const other = await newPage(browser, baseURL, `${userAgent} Edg/140.0.0.0`)
      await viewProperty(other, `${path}?via=alert`)
      await expect(other).not.toHaveURL(/via=/)
      const robot = await newPage(browser, baseURL, 'Googlebot/2.1 (+http://www.google.com/bot.html)')
      await viewProperty(robot, path ?? '')
      await viewProperty(page, path ?? '')
      await page.goBack()

      await expect(async () => {
        await page.reload()
        await expect(tile(page, t('owner.area.figures.today'))).toContainText('2', { timeout: 500 })
      }).toPass({ timeout: 30_000 })
      await expect(tile(page, t('owner.area.figures.total'))).toContainText('2')
      const main = page.getByRole('main')
      await main.getByText(t('owner.property.chart.table')).click()
      await expect(main.getByRole('table').filter({ hasText: t('owner.property.chart.day') })).toContainText(
        '2',
      )
      for (const text of [
        ...['Samedi, une visite ouverte.', 'Immoweb', 'La cuisine a beaucoup plu.'],
        ...[t('owner.sources.alert'), t('owner.sources.direct'), t('owner.property.history.published')],
      ])
        await expect(main.getByText(text).first()).toBeVisible()
      await expect(main).not.toContainText('Geheim')
      await expect(main).not.toContainText('secret.')

      await page.goto(`/${locale}/owner/`)
      await expect(tile(page, t('owner.area.figures.today'))).toContainText('2')
      for (const { context } of [visitor, other, robot].map((each) => ({ context: each.context() })))
        await context.close()
    })

    test('reads a message of the agency, opens the attachment, and answers', async ({ page }) => {
      const uploaded = await staff.post('/api/owner-files', {
        multipart: {
          file: {
            name: 'compromis.pdf',
            mimeType: 'application/pdf',
            buffer: Buffer.from(documentFiles.pdf),
          },
        },
      })
      expect(uploaded.status(), await uploaded.text()).toBe(201)
      const file = (await uploaded.json()).doc.id
      const written = await staff.post('/api/owner-messages/write', {
        data: {
          to: [owner],
          property: property,
          subject,
          body: 'Le compromis est prêt.',
          attachments: [file],
        },
      })
      expect(written.status(), await written.text()).toBe(200)
      await findMails({ to: email, containing: 'Le compromis est prêt.' })

      await logIn(page, { email, locale })
      const navigation = page.getByRole('navigation', { name: t('owner.account.navigation.label') })
      await expect(navigation).toContainText(t('owner.account.navigation.unread', { count: 1 }))
      await page.goto(`/${locale}/owner/messages/`)
      await expect(page.getByText(t('owner.messages.unread'), { exact: true })).toBeVisible()
      await page.getByRole('link', { name: subject }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: /compromis/ }).click()
      expect((await download).suggestedFilename()).toContain('compromis')
      await page.getByLabel(t('owner.messages.answer.label')).fill('Merci, je signe lundi.')
      await page.getByRole('button', { name: t('owner.messages.answer.button') }).click()
      await expect(page.getByRole('main')).toContainText('Merci, je signe lundi.')
      const found = await firstOf(
        `/api/owner-messages?where[body][equals]=${encodeURIComponent('Merci, je signe lundi.')}&where[owner][equals]=${owner}`,
      )
      expect(found.author).toBe('owner')
      await page.goto(`/${locale}/owner/messages/`)
      await expect(page.getByText(t('owner.messages.unread'), { exact: true })).toHaveCount(0)
    })

    test('writes to the agency, with a script or without one, and staff read it in the back office', async ({
      page,
      browser,
      baseURL,
    }) => {
      const hasScript = locale === 'fr'
      const context = await browser.newContext({ baseURL, javaScriptEnabled: hasScript })
      await refuseConsent(context)
      const area = await context.newPage()
      await logIn(area, { email, locale })
      await expect(area).toHaveURL(/\/owner\/$/)
      await area.goto(`/${locale}/owner/messages/`)
      const first = `Les clés ${locale} ${run}`
      const body = `Ligne une.\nLigne deux ${locale} ${run}.`
      const send = () => area.getByRole('button', { name: t('owner.messages.write.button') }).click()
      const field = (name: 'subject' | 'body') => area.getByLabel(t(`owner.messages.write.${name}`))
      await area.getByLabel(t('owner.messages.write.about')).selectOption({ index: 1 })
      await field('body').fill(body)
      await send()
      await expect(field('subject')).toHaveAccessibleDescription(t('owner.messages.write.errors.subject'))
      await expect(field('body')).toHaveValue(body)
      await field('subject').evaluate((element) => element.removeAttribute('maxlength'))
      await field('subject').fill('x'.repeat(201))
      await send()
      const long = t('owner.messages.write.errors.subjectLong', { max: 200 })
      await expect(field('subject')).toHaveAccessibleDescription(long)
      await expect(field('subject')).toHaveValue('x'.repeat(201))
      await expect(field('body')).toHaveValue(body)
      await field('subject').fill(first)
      await send()
      await expect(area).toHaveURL(new RegExp(`/${locale}/owner/messages/\\d+/#latest$`))
      await expect(area.getByRole('main')).toContainText(`Ligne deux ${locale} ${run}.`)
      await context.close()

      const [mail] = await findMails({ containing: `Ligne deux ${locale} ${run}.` })
      expect(mail?.headers.get('reply-to')).toContain(email)
      await openDashboard(page)
      const waiting = page.getByRole('region', {
        name: new RegExp(Object.values(messageTexts.waiting).join('|')),
      })
      await waiting.getByRole('link', { name: first }).click()
      await expect(page.getByRole('region', { name: first })).toContainText(`Ligne deux ${locale} ${run}.`)
    })

    test('has a menu of their area on every page, with their name, and logs out there', async ({ page }) => {
      const isWide = locale === 'fr'
      await page.setViewportSize({ width: isWide ? 1440 : 390, height: 900 })
      await logIn(page, { email, locale })
      await expect(page).toHaveURL(/\/owner\/$/)
      await page.goto(`/${locale}/`)
      const openDrawer = async () => {
        await untilAlive(page)
        await page.getByRole('button', { name: t('navigation.openMenu') }).click()
      }
      if (!isWide) await openDrawer()
      const bar = page.getByRole('navigation', { name: t('navigation.topBar'), exact: true })
      const place = isWide ? bar : page.getByRole('dialog')
      const menu = place.locator('details').filter({ has: page.locator('[action="/api/owner/logout"]') })
      const summary = menu.locator('summary')
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect(menu.getByRole('status')).toHaveText(
        t('owner.account.navigation.signedIn', { name: 'Odette Eigenaar' }),
      )
      expect(await findAxeProblems(page)).toEqual([])
      if (isWide) {
        await page.keyboard.press('Escape')
        await expect(menu).not.toHaveAttribute('open')
        await expect(summary).toBeFocused()
        await page.keyboard.press('Enter')
      }
      await menu.getByRole('link', { name: t('owner.account.navigation.messages') }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/owner/messages/$`))
      await page.goBack()
      if (!isWide) await openDrawer()
      await summary.click()
      await menu.getByRole('button', { name: t('owner.account.navigation.logOut') }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/login/`))
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`/${locale}/$`))
      await expect(menu).toHaveCount(0)
      await expect(page.locator('header').locator(`a[href="/${locale}/login/"]`)).not.toHaveCount(0)
    })

    test('chooses mails and language, changes the password, and logs out everywhere', async ({
      page,
      browser,
      baseURL,
    }) => {
      const elsewhere = await newPage(browser, baseURL)
      await logIn(elsewhere, { email, locale })
      await expect(elsewhere).toHaveURL(/\/owner\/$/)
      await logIn(page, { email, locale })
      await expect(page).toHaveURL(/\/owner\/$/)
      await page.goto(`/${locale}/owner/account/`)
      await page.getByLabel(t('owner.account.choices.monthlyReport')).check()
      await page.getByRole('button', { name: t('owner.account.choices.save'), exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: t('owner.account.done.saved') })).toBeVisible()
      await expect(page.getByLabel(t('owner.account.choices.monthlyReport'))).toBeChecked()
      await page.getByRole('button', { name: t('owner.account.everywhere.button') }).click()
      for (const each of [page, elsewhere]) {
        await each.goto(`/${locale}/owner/messages/`)
        await expect(each).toHaveURL(new RegExp(`/${locale}/login/`))
      }
      // After a login the requested page is shown.
      const form = page.getByRole('form', { name: t('owner.login.formLabel') })
      await form.getByLabel(t('owner.login.email')).fill(email)
      await form.getByLabel(t('owner.login.password')).fill(password)
      await form.getByRole('button', { name: t('owner.login.button') }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/owner/messages/$`))
      await page.getByRole('button', { name: t('owner.account.navigation.logOut') }).click()
      await page.goto(`/${locale}/owner/`)
      await expect(page).toHaveURL(new RegExp(`/${locale}/login/`))
      await elsewhere.context().close()
    })

    test('has an area that staff see as the owner does, without changing anything', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const impersonated = await staff.post(`/api/owners/${owner}/impersonate`)
      expect(impersonated.status(), await impersonated.text()).toBe(200)
      const cookie = impersonated.headers()['set-cookie'] ?? ''
      const [, value = ''] = /owner-impersonation=([^;]+)/.exec(cookie) ?? []
      const url = baseURL ?? ''
      await page.context().addCookies([{ name: 'owner-impersonation', value, url }])
      // The link is worth nothing without the login of the member of staff.
      await page.goto(`/${locale}/owner/`)
      await expect(page).toHaveURL(new RegExp(`/${locale}/login/`))
      await page.context().addCookies([{ name: 'payload-token', value: ownSite().staff.token, url }])
      await page.goto(`/${locale}/owner/`)
      await expect(page.getByText(t('owner.impersonation.text', { name: 'Odette Eigenaar' }))).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
      await page.goto(`/${locale}/owner/account/`)
      const asStaff = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: { cookie: `owner-impersonation=${value}; payload-token=${ownSite().staff.token}` },
      })
      const refused = await asStaff.post('/api/owner/account', {
        data: { language: 'de', monthlyReport: false, lang: locale },
      })
      expect(refused.status()).toBe(403)
      await asStaff.dispose()
      const log = await firstOf(`/api/impersonations?where[owner][equals]=${owner}`)
      expect(log.staff).toBeTruthy()
      await page.getByRole('button', { name: t('owner.impersonation.end') }).click()
      await page.goto(`/${locale}/owner/`)
      await expect(page).toHaveURL(new RegExp(`/${locale}/login/`))
    })

    // Axe's findings do not depend on the language.
    const width = locale === 'nl' ? 390 : 1440
    test(`has an area in which axe finds nothing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${locale}/login/`)
      expect(await findAxeProblems(page)).toEqual([])
      await page.goto(`/${locale}/owner/forgotten/`)
      expect(await findAxeProblems(page)).toEqual([])
      await logIn(page, { email, locale })
      await expect(page).toHaveURL(/\/owner\/$/)
      const { publicId } = await (await staff.get(`/api/properties/${property}?depth=0`)).json()
      const [thread] = (
        await (
          await staff.get(
            `/api/owner-messages?where[owner][equals]=${owner}&where[thread][exists]=false&depth=0`,
          )
        ).json()
      ).docs
      for (const path of ['', `homes/${publicId}/`, 'messages/', `messages/${thread.id}/`, 'account/']) {
        await page.goto(`/${locale}/owner/${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(await findScreenProblems(page), path).toEqual([])
      }
    })

    test('an owner who forgot the password gets a link to a new one, once', async ({ page }) => {
      await page.goto(`/${locale}/login/`)
      await page.getByRole('link', { name: t('owner.login.forgotten') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('owner.password.forgottenTitle'))
      const form = page.getByRole('form', { name: t('owner.password.forgottenTitle') })
      await form.getByRole('textbox').fill(email)
      await form.getByRole('button').click()
      await expect(page.getByText(t('lead.feedback.passwordSent'))).toBeVisible({ timeout: 20_000 })
      const link = await passwordLink({ to: email, locale, reason: 'forgotten' })
      await choosePassword(page, { link, locale })
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('owner.password.linkGone'))
      await logIn(page, { email, locale })
      await expect(page).toHaveURL(/\/owner\/$/)
    })

    test('five wrong passwords lock the login, with the same message', async ({ page }) => {
      for (let tries = 0; tries < 5; tries += 1) {
        await logIn(page, { email, typedPassword: `wrong ${tries}`, locale })
        await expect(page.getByRole('alert').filter({ hasText: failure[locale] })).toBeFocused()
      }
      await logIn(page, { email, locale })
      await expect(page.getByRole('alert').filter({ hasText: failure[locale] })).toBeFocused()
      const link = await passwordLink({ to: email, locale, reason: 'locked' })
      await choosePassword(page, { link, locale })
      await logIn(page, { email, locale })
      await expect(page).toHaveURL(/\/owner\/$/)
    })
  })
}
