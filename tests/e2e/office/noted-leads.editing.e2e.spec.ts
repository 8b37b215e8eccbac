import { expect, test, type APIRequestContext } from '@playwright/test'
import { fieldError, phoneTexts } from '../../../src/cms/admin/appointments/phone-texts'
import { officeTexts } from '../../../src/messages/office-texts'
import { screenTexts } from '../../../src/messages/screen-texts'
import { sharedTexts } from '../../../src/messages/shared-texts'
import { fillText } from '../../../src/domain/shared/fill-text'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { dayFromNow } from '../../support/forms/fill-form'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { signInAs } from '../../support/browser/staff-role'
import { openOffice, untilOfficeAlive } from '../../support/browser/sign-in'

// Each journey renders many screens of the back office.
test.beforeEach(() => test.setTimeout(180_000))

const offices = [
  { locale: 'nl', role: 'agent', width: 1440 },
  { locale: 'fr', role: 'editor', width: 820 },
  { locale: 'nl', role: 'agent', width: 390 },
] as const

const property = 2101

const { noted, person } = officeTexts.leads

/** A morning of visits to the property that the callers ask about; returns what was made, the last first. */
async function createMorning(staff: APIRequestContext): Promise<string[]> {
  const found = await staff.get(`/api/properties?where[publicId][equals]=${property}&depth=0`)
  const { id } = (await found.json()).docs[0]
  const create = async (collection: string, data: object): Promise<number> => {
    const answer = await staff.post(`/api/${collection}`, { data })
    expect(answer.status(), await answer.text()).toBe(201)
    return (await answer.json()).doc.id
  }
  const agent = await create('agents', { name: 'Nora Noteert', email: 'office.notes@example.com' })
  const opening = await create('appointment-openings', {
    ...{
      property: id,
      agent,
      kind: 'single',
      date: `${dayFromNow(4)}T12:00:00.000Z`,
      from: '09:00',
      to: '12:00',
    },
    ...{ length: 30, pause: 0, capacity: 1, notice: 0 },
  })
  return [`/api/appointment-openings/${opening}`, `/api/agents/${agent}`]
}

for (const { locale, role, width } of offices)
  test.describe(`a call, for ${role} in ${locale} at ${width} px`, () => {
    test.use({ locale: `${locale}-BE`, viewport: { width, height: 1000 } })

    test('becomes a lead, whose person is on one page', async ({ page, playwright, baseURL, request }) => {
      const attempt = Date.now()
      const email = `call.${attempt}@example.com`
      const digits = String(attempt).slice(-6)
      const phone = `0470 ${digits.slice(0, 2)} ${digits.slice(2, 4)} ${digits.slice(4)}`
      const form = { lang: locale, title: 'mrs', firstName: 'Nina', lastName: 'Anders', privacy: true }
      const more = { email: `other.${email}`, phone, remark: 'Is het dak nieuw?' }
      const posted = await request.post('/api/forms/site-contact', { data: { ...form, ...more } })
      expect(posted.status(), await posted.text()).toBe(200)

      const staff = await newStaffRequests(playwright, baseURL)
      await signInAs(page, { staff, role })
      await openOffice(page, '/admin')
      await page.getByRole('link', { name: noted.title[locale] }).click()
      await expect(page.getByRole('heading', { level: 1, name: noted.title[locale] })).toBeVisible()
      await untilOfficeAlive(page)
      expect(await findAgencyProblems(page)).toEqual([])

      const fieldOf = (label: string) => page.getByRole('textbox', { name: label })
      const save = page.getByRole('button', { name: screenTexts.leads.noted.save[locale], exact: true })
      const remark = fieldOf(sharedTexts.remark[locale])
      await remark.fill('Belt vrijdag terug.')
      await save.click()
      const name = fieldOf(`${sharedTexts.name[locale]} ${phoneTexts.needed[locale]}`)
      await expect(name).toBeFocused()
      const missing = fieldError({ field: 'name', code: 'required' })[locale]
      await expect(name).toHaveAccessibleDescription(missing)
      await expect(fieldOf(sharedTexts.phone[locale])).toHaveAccessibleDescription(
        `${missing} ${screenTexts.leads.noted.reach[locale]}`,
      )
      await expect(remark).toHaveValue('Belt vrijdag terug.')

      await name.fill('Jan Peeters')
      await fieldOf(sharedTexts.phone[locale]).fill(phone)
      await fieldOf(sharedTexts.email[locale]).fill(email)
      await page.getByRole('combobox', { name: sharedTexts.property[locale] }).fill(String(property))
      await page.getByRole('listbox').getByRole('option').first().click()
      await save.click()

      await page.waitForURL(/\/collections\/leads\/\d+/)
      await expect(
        page.getByRole('status').filter({ hasText: screenTexts.leads.noted.saved[locale] }),
      ).toBeVisible()
      await expect(page.getByRole('row', { name: /Belt vrijdag terug\./ })).toBeVisible()
      expect(await findAgencyProblems(page)).toEqual([])

      await page.getByRole('link', { name: person.link[locale] }).click()
      await page.waitForURL(/\/admin\/person\?lead=\d+$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Jan Peeters' })).toBeVisible()
      await expect(page.getByText(fillText(person.byAddress[locale], { email }))).toBeVisible()
      const similar = page.getByRole('region', { name: person.similar[locale] })
      await expect(similar.getByRole('listitem')).toHaveText([/Nina Anders/])
      const leads = page.getByRole('region', { name: officeTexts.leads.plural[locale] })
      await expect(leads.getByRole('listitem')).toHaveText([
        new RegExp(officeTexts.leads.sources.phone[locale]),
      ])
      expect(await findAgencyProblems(page)).toEqual([])
      const made = await createMorning(staff)
      await page.getByRole('link', { name: officeTexts.leads.steps.appointment[locale] }).click()
      await page.waitForURL(/\/admin\/week\?lead=\d+#book$/)
      await untilOfficeAlive(page)
      const booking = page.locator('#book')
      const needed = phoneTexts.needed[locale]
      await expect(booking.getByLabel(`${phoneTexts.lastName[locale]} ${needed}`)).toHaveValue('Jan Peeters')
      await expect(booking.getByLabel(phoneTexts.email[locale], { exact: true })).toHaveValue(email)
      const time = booking.getByLabel(`${phoneTexts.slot[locale]} ${needed}`)
      await expect(time.locator('option')).not.toHaveCount(1)
      await time.selectOption({ index: 1 })
      expect(await findAgencyProblems(page)).toEqual([])
      await booking.getByRole('button', { name: phoneTexts.send[locale] }).click()
      await page.waitForURL(/\/collections\/leads\/\d+/)
      await expect(page.getByRole('status').filter({ hasText: phoneTexts.booked[locale] })).toBeVisible()
      await page.getByRole('link', { name: person.link[locale] }).click()
      const appointments = page.getByRole('region', { name: sharedTexts.appointments[locale] })
      await expect(appointments.getByRole('listitem')).toHaveCount(1)
      for (const path of made) await staff.delete(path)
      await similar.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Nina Anders' })).toBeVisible()
    })
  })
