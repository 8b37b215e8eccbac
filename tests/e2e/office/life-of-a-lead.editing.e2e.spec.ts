import { expect, test, type Page } from '@playwright/test'
import { phoneTexts } from '../../../src/cms/admin/appointments/phone-texts'
import { refusalText } from '../../../src/cms/admin/appointments/appointment-tool-texts'
import { officeTexts } from '../../../src/messages/office-texts'
import { screenTexts } from '../../../src/messages/screen-texts'
import { sharedTexts } from '../../../src/messages/shared-texts'
import { siteTexts } from '../../../src/messages/site-messages'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { openOffice, untilOfficeAlive } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { dayFromNow } from '../../support/forms/fill-form'
import { findMails } from '../../support/mail/mails'

// Each journey renders many screens of the back office.
test.beforeEach(() => test.setTimeout(180_000))

const offices = [
  { locale: 'nl', role: 'agent', width: 1440 },
  { locale: 'fr', role: 'editor', width: 820 },
] as const

const { leads } = officeTexts
const { own } = phoneTexts

const expectNews = async (page: Page, news: string): Promise<void> => {
  await expect(page.getByRole('status').filter({ hasText: news })).toBeVisible()
}

for (const { locale, role, width } of offices)
  test.describe(`the life of a lead, for ${role} in ${locale} at ${width} px`, () => {
    test.use({ locale: `${locale}-BE`, viewport: { width, height: 1000 } })

    test('leads to an alert, an offer and a visit', async ({ page, playwright, baseURL, request }) => {
      const email = `life.${Date.now()}@example.com`
      const form = { lang: locale, title: 'mrs', firstName: 'Nina', lastName: 'Anders', privacy: true }
      const posted = await request.post('/api/forms/contact-me', {
        data: { ...form, email, property: 2101, remark: 'Is het dak nieuw?' },
      })
      expect(posted.status(), await posted.text()).toBe(200)
      const staff = await newStaffRequests(playwright, baseURL)
      const found = await staff.get(`/api/leads?where[email][equals]=${email}`)
      const { id } = (await found.json()).docs[0]
      await signInAs(page, { staff, role })
      const needed = phoneTexts.needed[locale]
      const named = (label: string) => page.getByRole('textbox', { name: label })
      const last = named(`${phoneTexts.lastName[locale]} ${needed}`)

      await openOffice(page, `/admin/collections/leads/${id}`)
      await page.getByRole('link', { name: leads.newAlert.title[locale] }).click()
      await expect(page.getByRole('heading', { level: 1, name: leads.newAlert.title[locale] })).toBeVisible()
      await untilOfficeAlive(page)
      await expect(named(`${phoneTexts.email[locale]} ${needed}`)).toHaveValue(email)
      await expect(page.getByLabel(`${siteTexts.lead.fields.goal[locale]} ${needed}`)).toHaveValue('sale')
      await expect(page.getByRole('listitem').filter({ hasText: /\d{4} \p{L}+/u })).toHaveCount(1)
      await expect(named(siteTexts.lead.fields.maxPrice[locale])).toHaveValue(/^\d{5,7}$/)
      expect(await findAgencyProblems(page)).toEqual([])
      await last.fill('')
      await page.getByRole('button', { name: screenTexts.leads.alert.save[locale] }).click()
      await expect(last).toBeFocused()
      await expect(named(siteTexts.lead.fields.maxPrice[locale])).toHaveValue(/^\d{5,7}$/)
      await last.fill('Anders')
      await page.getByRole('button', { name: screenTexts.leads.alert.save[locale] }).click()
      await page.waitForURL(/\/admin\/person\?lead=\d+$/)
      await expectNews(page, screenTexts.leads.alert.saved[locale])
      const alerts = page.getByRole('region', { name: officeTexts.alerts.plural[locale] })
      await expect(alerts.getByRole('listitem')).toHaveText([
        new RegExp(officeTexts.alerts.stateFields.state.unconfirmed[locale]),
      ])
      expect(await findAgencyProblems(page)).toEqual([])
      await findMails({ to: email, containing: '/alerts/confirm/' })

      await openOffice(page, `/admin/new-offer?lead=${id}`)
      const amount = named(`${leads.newOffer.amount[locale]} ${needed}`)
      await amount.fill('0')
      await page.getByLabel(`${siteTexts.lead.fields.endDate[locale]} ${needed}`).fill(dayFromNow(9))
      await page.getByRole('button', { name: screenTexts.leads.offer.save[locale] }).click()
      await expect(amount).toHaveAccessibleDescription(screenTexts.leads.errors['too-low'][locale])
      expect(await findAgencyProblems(page)).toEqual([])
      await amount.fill('€ 250.000')
      await page.getByRole('button', { name: screenTexts.leads.offer.save[locale] }).click()
      await page.waitForURL(/\/admin\/person\?lead=\d+$/)
      await expectNews(page, screenTexts.leads.offer.saved[locale])
      await expect(page.getByRole('region', { name: leads.plural[locale] })).toContainText('€ 250.000')

      await openOffice(page, `/admin/week?lead=${id}#book`)
      const booking = page.locator('#book')
      const other = booking.getByRole('checkbox', { name: own.choose[locale] })
      await other.check()
      await booking.getByLabel(`${own.day[locale]} ${needed}`).fill(dayFromNow(6))
      await booking.getByLabel(`${own.time[locale]} ${needed}`).fill(role === 'agent' ? '20:10' : '20:50')
      await booking.getByLabel(`${phoneTexts.phone[locale]} ${needed}`).fill('0470 12 34 56')
      await booking.getByRole('button', { name: phoneTexts.send[locale] }).click()
      await expect(booking.getByRole('alert')).toHaveText(refusalText('outside')[locale])
      expect(await findAgencyProblems(page)).toEqual([])
      await booking.getByRole('button', { name: own.confirm[locale] }).click()
      await page.waitForURL(/\/collections\/leads\/\d+/)
      await expectNews(page, phoneTexts.booked[locale])
      await openOffice(page, `/admin/person?lead=${id}`)
      const visits = page.getByRole('region', { name: sharedTexts.appointments[locale] })
      await expect(visits.getByRole('listitem')).toHaveText([/20:[15]0/])
      // A second try books the same moment again.
      const booked = await staff.get(`/api/appointments?where[email][equals]=${email}`)
      for (const { id: visit } of (await booked.json()).docs)
        await staff.post(`/api/appointments/${visit}/cancel`, { data: {} })
    })
  })
