import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { calendarTexts } from '../../../src/cms/admin/appointments/calendar-texts'
import { fieldError, phoneTexts } from '../../../src/cms/admin/appointments/phone-texts'
import { toolTexts } from '../../../src/cms/admin/appointments/appointment-tool-texts'
import { stateTexts, weekTexts } from '../../../src/cms/admin/appointments/week-texts'
import { momentOf } from '../../../src/domain/appointments/brussels-time'
import { slotKey } from '../../../src/domain/appointments/slot-key'
import { weekOf } from '../../../src/domain/appointments/week'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { dayFromNow } from '../../support/forms/fill-form'
import { findMails } from '../../support/mail/mails'
import { openDashboard, openOffice, signIn } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { letReminderBeDue, letAppointmentBegin, remind } from '../../support/appointments/appointment-clock'

test.describe.configure({ mode: 'serial' })
// Each journey renders many screens of the back office.
test.beforeEach(() => test.setTimeout(180_000))

// A second try begins anew: with its own agent and mailboxes.
const attempt = randomUUID().slice(0, 8)
const mailbox = (name: string) => `${name}.${attempt}@example.com`

const property = 2104
const day = dayFromNow(4)

const subjects = {
  fr: { confirmed: 'Rendez-vous confirmé', moved: 'Rendez-vous déplacé', reminder: 'Rappel' },
  nl: { confirmed: 'Afspraak bevestigd', moved: 'Afspraak verplaatst', reminder: 'Herinnering' },
} as const

let staff: APIRequestContext
let made: string[] = []

async function create(collection: string, data: object): Promise<number> {
  const answer = await staff.post(`/api/${collection}`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()).doc
  made = [`/api/${collection}/${id}`, ...made]
  return id
}

/** An agent with a morning of appointments, in half hours. */
async function createMorning(name: string): Promise<number> {
  const found = await staff.get(`/api/properties?where[publicId][equals]=${property}&depth=0`)
  const { id } = (await found.json()).docs[0]
  const agent = await create('agents', { name, email: 'office.visits@example.com' })
  await create('appointment-openings', {
    ...{ property: id, agent, kind: 'single', date: `${day}T12:00:00.000Z`, from: '09:00', to: '12:00' },
    ...{ length: 30, pause: 0, capacity: 1, notice: 0 },
  })
  return agent
}

const slotAt = (time: string, agent: number) => slotKey({ agent, startsAt: momentOf({ day, time }) ?? '' })

/** Books at the endpoint that the form of the office posts to. */
async function bookFor(values: {
  slot: string
  lastName: string
  email: string
  lang: string
}): Promise<number> {
  const answer = await staff.post('/api/appointments/phone', {
    data: { property: property, phone: '0470 12 34 56', ...values },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).id
}

const cardOf = (page: Page, name: string): Locator =>
  page.locator('.agency-part').getByRole('listitem').filter({ hasText: name })

const expectNews = async (page: Page, news: string): Promise<void> => {
  const line = page.getByRole('status').filter({ hasText: news })
  await expect(line).toBeVisible()
  await expect(line).toBeFocused()
}

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
})

test.afterAll(async () => {
  for (const path of made) await staff.delete(path)
  await staff.dispose()
})

const locale = 'fr'

test.describe(`the office in ${locale}`, () => {
  // The language of the back office is that of its reader's browser.
  test.use({ locale: `${locale}-BE`, permissions: ['clipboard-read', 'clipboard-write'] })

  const caller = mailbox(`caller.office.${locale}`)
  const other = mailbox(`other.office.${locale}`)
  const agentName = `Odile Office ${locale} ${attempt}`
  let agent: number

  test.beforeAll(async () => {
    agent = await createMorning(agentName)
  })

  const openWeek = (page: Page) => openOffice(page, `/admin/week?week=${weekOf(day).id}&agent=${agent}`)

  test('an agent books for a caller, and sees it in the week', async ({ page }) => {
    await openDashboard(page)
    await expect(page.locator('#nav-week')).toHaveAttribute('href', '/admin/week')
    await openOffice(page, '/admin/collections/appointments')
    // By now the list has replaced its own address.
    await expect(page).toHaveURL(/\?.*limit=/)
    await page.locator('.agency-part').getByRole('link', { name: weekTexts.week[locale] }).click()
    const title = page.getByRole('heading', { level: 1, name: weekTexts.week[locale] })
    const thisWeek = await title.textContent()
    await page.getByRole('link', { name: weekTexts.next[locale] }).click()
    await expect(title).not.toHaveText(thisWeek ?? '')
    await page.getByRole('link', { name: weekTexts.today[locale] }).click()
    await expect(title).toHaveText(thisWeek ?? '')
    await page.getByLabel(weekTexts.agent[locale], { exact: true }).selectOption({ label: agentName })
    await page.getByRole('button', { name: weekTexts.show[locale] }).click()
    await expect(page).toHaveURL(new RegExp(`agent=${agent}$`))

    await openWeek(page)
    const open = page.getByRole('link', { name: /^10:00, / })
    await open.click()
    const needed = phoneTexts.needed[locale]
    const form = page.locator('#book')
    const time = form.getByLabel(`${phoneTexts.slot[locale]} ${needed}`)
    await expect(time).toHaveValue(slotAt('10:00', agent))
    const send = form.getByRole('button', { name: phoneTexts.send[locale] })
    await form.getByLabel(phoneTexts.email[locale], { exact: true }).fill('no address')
    await send.click()
    const name = form.getByLabel(`${phoneTexts.lastName[locale]} ${needed}`)
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(
      fieldError({ field: 'lastName', code: 'required' })[locale],
    )
    await expect(form.getByLabel(phoneTexts.email[locale], { exact: true })).toHaveAccessibleDescription(
      new RegExp(fieldError({ field: 'email', code: 'invalid' })[locale]),
    )
    await expect(time).toHaveValue(slotAt('10:00', agent))

    await name.fill('Van Bellen')
    await form.getByLabel(`${phoneTexts.phone[locale]} ${needed}`).fill('0470 12 34 56')
    await form.getByLabel(phoneTexts.email[locale], { exact: true }).fill(caller)
    await form.getByLabel(phoneTexts.language[locale]).selectOption('nl')
    await form.getByLabel(phoneTexts.remark[locale]).fill('Rolstoel')
    await send.click()
    await expectNews(page, phoneTexts.booked[locale])
    const card = cardOf(page, 'Van Bellen')
    await expect(card).toContainText('10:00–10:30')
    await expect(card).toContainText('+32 470 12 34 56')
    await expect(card).toContainText('Rolstoel')
    await expect(card).toContainText(stateTexts.booked[locale])
    await expect(open).toHaveCount(0)
    expect(await findMails({ to: caller, subject: subjects.nl.confirmed })).toHaveLength(1)
  })

  test('a time that was taken meanwhile is an error at its field, and nothing typed is lost', async ({
    page,
  }) => {
    await signIn(page)
    await openWeek(page)
    await page.getByRole('link', { name: /^09:00, / }).click()
    const form = page.locator('#book')
    const needed = phoneTexts.needed[locale]
    const time = form.getByLabel(`${phoneTexts.slot[locale]} ${needed}`)
    await expect(time).toHaveValue(slotAt('09:00', agent))
    await bookFor({ slot: slotAt('09:00', agent), lastName: 'Vlug', email: other, lang: 'nl' })
    const name = form.getByLabel(`${phoneTexts.lastName[locale]} ${needed}`)
    await name.fill('Te Laat')
    await form.getByLabel(`${phoneTexts.phone[locale]} ${needed}`).fill('0470 12 34 56')
    await form.getByRole('button', { name: phoneTexts.send[locale] }).click()
    await expect(time).toHaveAttribute('aria-invalid', 'true')
    await expect(time).toHaveValue('')
    await expect(time.locator(`option[value="${slotAt('09:00', agent)}"]`)).toHaveCount(0)
    await expect(name).toHaveValue('Te Laat')
  })

  test('an appointment is moved, another one cancelled, after a confirmation', async ({ page }) => {
    await signIn(page)
    await openWeek(page)
    const card = cardOf(page, 'Van Bellen')
    await card.getByText(weekTexts.change[locale], { exact: true }).click()
    await card.getByText(toolTexts.move[locale], { exact: true }).first().click()
    const times = card.getByLabel(toolTexts.moveTo[locale])
    await expect(times.locator('option')).not.toHaveCount(1)
    await expect(times.locator(`option[value="${slotAt('10:00', agent)}"]`)).toHaveCount(0)
    await times.selectOption(slotAt('11:00', agent))
    await card.getByRole('button', { name: toolTexts.move[locale], exact: true }).click()
    await expectNews(page, toolTexts.moved[locale])
    await expect(card).toContainText('11:00–11:30')
    expect(await findMails({ to: caller, subject: subjects.nl.moved })).toHaveLength(1)

    const rival = cardOf(page, 'Vlug')
    await rival.getByText(weekTexts.change[locale], { exact: true }).click()
    const cancel = rival.getByRole('button', { name: toolTexts.cancel[locale] })
    page.once('dialog', (dialog) => dialog.dismiss())
    await cancel.click()
    await expect(rival).toContainText(stateTexts.booked[locale])
    page.once('dialog', (dialog) => dialog.accept())
    await cancel.click()
    await expectNews(page, toolTexts.cancelled[locale])
    await expect(rival).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^09:00, / })).toBeVisible()
  })

  test('the result of an appointment is recorded, and released for the owner', async ({ page }) => {
    const email = mailbox(`past.office.${locale}`)
    const slot = slotAt('09:30', agent)
    const id = await bookFor({ slot, lastName: `Voorbij-${locale}`, email, lang: locale })
    await signIn(page)
    await openOffice(page, `/admin/collections/appointments/${id}`)
    const save = page.getByRole('button', { name: toolTexts.save[locale] })
    await expect(page.getByRole('button', { name: toolTexts.renew[locale] })).toBeVisible()
    await expect(save).toHaveCount(0)
    await letAppointmentBegin(email)
    await page.reload()
    await save.click()
    await expect(page.getByText(toolTexts.outcomeMissing[locale])).toBeVisible()
    await page.getByLabel(toolTexts.noShow[locale]).check()
    const office = page.locator('.agency-part')
    await office.getByLabel(toolTexts.feedback[locale]).fill('Niemand aan de deur.')
    await office.getByLabel(toolTexts.released[locale]).check()
    await save.click()
    await expectNews(page, toolTexts.saved[locale])
    await expect(page.getByLabel(toolTexts.noShow[locale])).toBeChecked()
    await expect(office.getByLabel(toolTexts.feedback[locale])).toHaveValue('Niemand aan de deur.')
    const stored = await (await staff.get(`/api/visits/${id}`)).json()
    expect(stored).toMatchObject({ state: 'no-show', feedbackReleased: true })
    await openOffice(page, '/admin')
    await expect(
      page
        .getByRole('region', { name: weekTexts.soon[locale] })
        .getByRole('link', { name: `Voorbij-${locale}` }),
    ).toBeVisible()
  })

  test('an agent’s calendar is read at its private address, until that is revoked', async ({ page }) => {
    await signIn(page)
    await openOffice(page, `/admin/collections/agents/${agent}`)
    const field = page.getByLabel(calendarTexts.address[locale])
    const address = await field.inputValue()
    const read = async (href: string) => {
      const answer = await page.request.get(href, { headers: { cookie: '' } })
      return { status: answer.status(), text: await answer.text() }
    }
    const first = await read(address)
    expect(first.status).toBe(200)
    expect(first.text).toContain('Van Bellen')
    await page.getByRole('button', { name: calendarTexts.copy[locale] }).click()
    await expect(page.getByText(calendarTexts.copied[locale])).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: calendarTexts.renew[locale] }).click()
    await expect(page.getByText(calendarTexts.renewed[locale])).toBeVisible()
    await expect(field).not.toHaveValue(address)
    const dead = await read(address)
    expect(dead.status).toBe(404)
    expect(dead.text).not.toContain('Van Bellen')
    expect((await read(await field.inputValue())).text).toContain('Van Bellen')
  })

  test('a visitor is reminded of their appointment, once and in their language', async () => {
    const email = mailbox(`soon.office.${locale}`)
    const slot = slotAt('10:30', agent)
    await bookFor({ slot, lastName: 'Straks', email, lang: locale })
    await letReminderBeDue(email)
    const mailFilter = { to: email, subject: subjects[locale].reminder }
    expect(await findMails(mailFilter)).toHaveLength(1)
    await remind()
    // The mail of another visitor shows that the worker has run since.
    const next = mailbox(`next.office.${locale}`)
    await bookFor({ slot: slotAt('11:30', agent), lastName: 'Volgend', email: next, lang: locale })
    await findMails({ to: next })
    expect(await findMails(mailFilter)).toHaveLength(1)
  })
})

test('a visitor without a login is asked to log in', async ({ page }) => {
  await page.goto('/admin/week')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
})

for (const width of [390, 1440]) {
  test(`axe finds nothing on the screens of appointments at ${width} px`, async ({ page }) => {
    const agent = await createMorning(`Axel Office ${width}`)
    const id = await bookFor({
      ...{ slot: slotAt('10:00', agent), lastName: 'Bijl' },
      ...{ email: mailbox(`axe.office.${width}`), lang: 'de' },
    })
    await page.setViewportSize({ width, height: 900 })
    await openDashboard(page)
    const checkPage = async () => expect(await findAgencyProblems(page)).toEqual([])
    await checkPage()
    await openOffice(page, `/admin/week?week=${weekOf(day).id}&agent=${agent}`)
    await checkPage()
    await page.locator('#book > summary').click()
    await page.locator('#book button[type=submit]').click()
    await expect(page.locator('#book [aria-invalid]').first()).toBeFocused()
    const card = cardOf(page, 'Bijl')
    for (const summary of ['> details > summary', 'details details > summary'])
      await card.locator(summary).click()
    await expect(card.locator('option')).not.toHaveCount(1)
    await checkPage()
    await openOffice(page, `/admin/collections/appointments/${id}`)
    await checkPage()
    await letAppointmentBegin(mailbox(`axe.office.${width}`))
    await page.reload()
    await checkPage()
    await openOffice(page, '/admin/collections/appointments')
    await checkPage()
    await openOffice(page, `/admin/collections/agents/${agent}`)
    await checkPage()
  })
}
