import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../../../src/domain/shared/locale'
import { refuseConsent } from '../../support/browser/consent'
import { dayFromNow, fillForm, type FieldAnswer } from '../../support/forms/fill-form'
import { findMails, type FoundMail } from '../../support/mail/mails'
import { findScreenProblems } from '../../support/browser/page-width'
import { textsOf } from '../../support/words/site-texts'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.describe.configure({ mode: 'serial' })
test.beforeEach(async ({ page }) => {
  // One journey is a booking, a move and a cancellation, each with its mails.
  test.setTimeout(180_000)
  await refuseConsent(page)
})

const property = 2103
const noonIn = (days: number) => `${dayFromNow(days)}T12:00:00.000Z`

let staff: APIRequestContext
let made: string[] = []

const create = async (collection: string, data: object): Promise<number> => {
  const answer = await staff.post(`/api/${collection}`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()).doc
  made = [`/api/${collection}/${id}`, ...made]
  return id
}

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  const found = await staff.get(`/api/properties?where[publicId][equals]=${property}&depth=0`)
  const { id } = (await found.json()).docs[0]
  const agent = await create('agents', { name: 'Vera Visites', email: 'vera.visites@example.com' })
  await create('appointment-openings', {
    ...{ property: id, agent, kind: 'weekly', weekdays: ['1', '2', '3', '4', '5', '6', '7'] },
    ...{ firstDay: noonIn(2), lastDay: noonIn(5), from: '10:00', to: '11:00' },
    ...{ length: 30, pause: 0, capacity: 1, notice: 0 },
  })
})

test.afterAll(async () => {
  for (const path of made) await staff.delete(path)
  await staff.dispose()
})

const person: FieldAnswer[] = [
  ['type', 'firstName', 'Léa'],
  ['type', 'lastName', 'Van den Broeck'],
  ['type', 'phone', '0470 12 34 56'],
  ['tick', 'privacy'],
]

/** Opens the times as a visitor does: from the agent's card. */
async function openPicker(page: Page, locale: Locale): Promise<Locator> {
  const t = textsOf(locale)
  await page.goto(`/property/${property}/?lng=${locale}`)
  // The card, and on a telephone the bar at the bottom of the window.
  await page
    .getByRole('main')
    .getByRole('link', { name: t('property.appointment.book') })
    .click()
  const picker = page.getByRole('form', { name: t('appointment.picker.title') })
  await expect(picker).toBeVisible()
  return picker
}

const daysOf = (picker: Locator, locale: Locale): Locator =>
  picker
    .getByRole('group', { name: textsOf(locale)('appointment.picker.day'), exact: true })
    .getByRole('radio')

const timesOf = (picker: Locator): Locator => picker.locator('[name="slot"]')

async function fillIn(picker: Locator, { locale, email }: { locale: Locale; email: string }): Promise<void> {
  const answers: FieldAnswer[] = [...person, ['type', 'email', email]]
  await fillForm({ form: picker, kind: 'contact-appointment', locale, answers })
}

const take = (picker: Locator, locale: Locale): Promise<void> =>
  picker.getByRole('button', { name: textsOf(locale)('appointment.take') }).click()

/** Waits, because a form that is filled in faster than people type counts as a robot's. */
const isHuman = (page: Page): Promise<unknown> => page.waitForFunction(() => performance.now() > 3000)

/** The text of a mail's calendar file. */
function invitationOf(mail: FoundMail | undefined): { method: string; sequence: number; uid: string } {
  const text = mail?.calendar.replace(/\r?\n[ \t]/g, '') ?? ''
  const line = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim() ?? ''
  return { method: line('METHOD'), sequence: Number(line('SEQUENCE')), uid: line('UID') }
}

const manageLink = (mail: FoundMail | undefined): string =>
  /https?:\/\/\S+\/visits\/manage\/\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''

const pathOf = (link: string): string => {
  const { pathname, search } = new URL(link)
  return `${pathname}${search}`
}

async function expectNoProblems(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    // Scrolled into view as for the keyboard: only the visible part of an element under the bar counts as a target.
    await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'center' }))
    expect(await findScreenProblems(page), `${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}

const subjects = {
  fr: { confirmed: 'Rendez-vous confirmé', moved: 'Rendez-vous déplacé', cancelled: 'Rendez-vous annulé' },
  nl: { confirmed: 'Afspraak bevestigd', moved: 'Afspraak verplaatst', cancelled: 'Afspraak geannuleerd' },
} as const

for (const locale of ['fr', 'nl'] as const) {
  test(`a visitor books an appointment in ${locale}, moves it, and cancels it`, async ({ page }) => {
    const t = textsOf(locale)
    const email = `lea.visit.${locale}@example.com`
    const picker = await openPicker(page, locale)
    await expect(daysOf(picker, locale)).not.toHaveCount(0)
    await expect(timesOf(picker)).toHaveCount(2)
    // Only the day is chosen in advance.
    await expect(daysOf(picker, locale).first()).toBeChecked()
    await expect(picker.locator('[name="slot"]:checked')).toHaveCount(0)
    await expectNoProblems(page)

    await isHuman(page)
    await take(picker, locale)
    const summary = picker.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(t('appointment.slot.required'))
    await expectNoProblems(page)

    await timesOf(picker).first().check()
    const booked = (await timesOf(picker).first().getAttribute('value')) ?? ''
    expect(booked).not.toBe('')
    await fillIn(picker, { locale, email })
    await take(picker, locale)
    const confirmation = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: t('appointment.confirmed') })
    await expect(confirmation).toBeFocused()
    await expect(confirmation).toContainText(t('appointment.state.booked'))
    await expect(confirmation).toContainText('10:00–10:30')
    await expect(confirmation).toContainText(t('appointment.picker.mail'))

    const [mail] = await findMails({ to: email, subject: subjects[locale].confirmed })
    const first = invitationOf(mail)
    expect(first.method).toBe('REQUEST')
    expect(first.uid).not.toBe('')

    await page.goto(pathOf(manageLink(mail)))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('appointment.confirmed'))
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByRole('main')).toContainText('10:00–10:30')
    await expect(page.getByRole('main').locator(`[value="${booked}"]`)).toHaveCount(0)
    await expectNoProblems(page)
    await page.getByRole('radio', { name: '10:30–11:00' }).first().check()
    await page.getByRole('button', { name: t('appointment.page.moveButton') }).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/visits/manage/`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('appointment.moved'))
    await expect(page.getByRole('main').locator('dl')).toContainText('10:30–11:00')

    const [moved] = await findMails({ to: email, subject: subjects[locale].moved })
    const second = invitationOf(moved)
    expect(second).toMatchObject({ method: 'REQUEST', uid: first.uid })
    expect(second.sequence).toBeGreaterThan(first.sequence)

    await page.goto(pathOf(manageLink(moved)))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('appointment.moved'))
    await page.getByRole('button', { name: t('appointment.page.cancelButton') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('appointment.cancelled'))
    await expect(page.getByRole('button', { name: t('appointment.page.cancelButton') })).toHaveCount(0)
    const [cancelled] = await findMails({ to: email, subject: subjects[locale].cancelled })
    const last = invitationOf(cancelled)
    expect(last).toMatchObject({ method: 'CANCEL', uid: first.uid })
    expect(last.sequence).toBeGreaterThan(second.sequence)

    const again = await openPicker(page, locale)
    await expect(again.locator(`[value="${booked}"]`)).toHaveCount(1)
    await expect(timesOf(again)).toHaveCount(2)
  })
}

test('a visitor whose time was taken sees the next ones, and keeps what was typed', async ({
  page,
  browser,
  baseURL,
}) => {
  const t = textsOf('fr')
  const other = await browser.newContext({ baseURL })
  await refuseConsent(other)
  const rival = await other.newPage()
  const [mine, theirs] = [await openPicker(page, 'fr'), await openPicker(rival, 'fr')]
  await timesOf(theirs).first().check()
  await fillIn(theirs, { locale: 'fr', email: 'rita.rivale@example.com' })
  await timesOf(mine).first().check()
  const chosenSlot = (await timesOf(mine).first().getAttribute('value')) ?? ''
  await fillIn(mine, { locale: 'fr', email: 'lea.visit.late@example.com' })
  await isHuman(rival)
  await take(theirs, 'fr')
  await expect(
    rival
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: t('appointment.confirmed') }),
  ).toBeFocused()
  await other.close()

  await isHuman(page)
  await take(mine, 'fr')
  const notice = mine.getByRole('alert')
  await expect(notice).toBeFocused()
  await expect(notice).toHaveText(t('appointment.full'))
  const next = mine.getByRole('radiogroup', { name: t('appointment.next') })
  await expect(next.getByRole('radio')).not.toHaveCount(0)
  await expect(next.locator(`[value="${chosenSlot}"]`)).toHaveCount(0)
  await expect(mine.getByLabel(t('lead.fields.firstName'), { exact: true })).toHaveValue('Léa')
  await expectNoProblems(page)
  await next.getByRole('radio').first().check()
  await take(mine, 'fr')
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: t('appointment.confirmed') }),
  ).toBeFocused()
})

test('the contact page has the times of the property that its address names', async ({ page }) => {
  const t = textsOf('fr')
  await page.goto(`/fr/contact/?property=${property}&visit`)
  const picker = page.getByRole('form', { name: t('appointment.picker.title') })
  await expect(timesOf(picker)).not.toHaveCount(0)
  await expect(page.locator('form#contact-appointment')).toBeHidden()
  await page.getByRole('button', { name: t('appointment.otherTime') }).click()
  await expect(page.locator('form#contact-appointment')).toBeVisible()
  await page.goto(`/fr/contact/?property=${property}`)
  await expect(page.locator('form#contact-me')).toBeVisible()
  await expect(page.locator('#visit')).toHaveCount(0)
})

test('another time can still be requested with the form', async ({ page }) => {
  const t = textsOf('fr')
  await openPicker(page, 'fr')
  const form = page.locator('form#contact-appointment')
  await expect(form).toBeHidden()
  const ask = page.getByRole('button', { name: t('appointment.otherTime') })
  await expect(ask).toHaveAttribute('aria-expanded', 'false')
  await ask.click()
  await expect(form).toBeVisible()
})

test('a wrong link says so, and nothing more', async ({ page }) => {
  for (const [locale, step] of [
    ['fr', 'manage'],
    ['nl', 'cancel'],
  ] as const) {
    await page.goto(`/${locale}/visits/${step}/?token=1.2.3`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsOf(locale)('appointment.link.wrong'),
    )
    await expect(page.getByRole('main').locator('form')).toHaveCount(0)
    await expect(
      page.getByRole('main').getByRole('link', { name: textsOf(locale)('appointment.page.search') }),
    ).toHaveAttribute('href', { fr: '/fr/recherche/', nl: '/nl/zoeken/' }[locale])
    await expectNoProblems(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a button leads to the form that requests an appointment', async ({ page }) => {
    await page.goto(`/property/${property}/?lng=fr`)
    const fold = page.locator('main details').filter({ has: page.locator('#contact-appointment') })
    await fold.locator('summary').click()
    await fold.getByRole('button', { name: textsOf('fr')('forms.open') }).click()
    await expect(page).toHaveURL(/\?form=contact-appointment#contact-appointment$/)
    await expect(page.locator('form#contact-appointment')).toBeVisible()
    await expect(page.locator('[name="slot"]')).toHaveCount(0)
  })
})
