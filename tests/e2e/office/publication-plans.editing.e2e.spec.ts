import { expect, test } from '@playwright/test'
import { addDays } from '@/domain/appointments/brussels-time'
import { belgianDay } from '@/domain/shared/belgian-day'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { letPlansBeDue } from '../../support/browser/plan-clock'
import { openOffice } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { signInAs } from '../../support/browser/staff-role'

const texts = screenTexts.publicationPlans

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 1000 } })
// The job runs every minute, and the worker may be busy with the mails of other journeys.
const patiently = { timeout: 150_000 }

test('an editor plans a page, and visitors see it from that moment', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const staff = await newStaffRequests(playwright, baseURL)
  const name = `Openhuizendag ${Date.now()}`
  const path = `/openhuizendag-${Date.now()}/`
  const created = await staff.post('/api/pages?locale=nl', {
    data: { name, path, type: 'page', _status: 'draft' },
  })
  const { doc } = await created.json()
  const seen = async () => (await page.request.get(`/nl${path}`)).status()
  expect(await seen()).toBe(404)

  await signInAs(page, { staff, role: 'editor' })
  await openOffice(page, `/admin/collections/pages/${doc.id}?locale=nl`)
  const summary = page.locator('.agency-plans summary')
  await expect(summary).toHaveText(texts.open.nl)
  await summary.click()
  const publication = page.getByRole('group', { name: texts.kinds.publish.title.nl })
  const plan = publication.getByRole('button', { name: texts.kinds.publish.set.nl })
  await plan.click()
  await expect(publication.getByText(texts.moments.invalid.nl)).toBeVisible()
  const day = addDays({ day: belgianDay(new Date()), days: 20 })
  await publication.getByLabel(sharedTexts.day.nl).fill(day)
  await publication.getByLabel(texts.time.nl).fill('09:30')
  await plan.click()
  await expect(page.getByRole('status').filter({ hasText: texts.saved.nl })).toBeVisible()
  await expect(summary).toContainText('09:30')
  await expect(publication.getByText('Gepland door Jo editor.')).toBeVisible()
  expect(await findAgencyProblems(page)).toEqual([])

  await openOffice(page, '/admin')
  const onDashboard = page.getByRole('region', { name: /^Ingepland voor de site/ })
  await expect(onDashboard.getByRole('link', { name })).toBeVisible()
  await letPlansBeDue({ collection: 'pages', id: doc.id })
  await expect.poll(seen, patiently).toBe(200)
  await openOffice(page, `/admin/collections/pages/${doc.id}?locale=nl`)
  await expect(summary).toHaveText(texts.open.nl)
  await page.getByText('Laatst bewaard door Jo editor').click()
  await expect(page.getByText(screenTexts.audit.saved['publish-planned'].nl)).toBeVisible()
  await staff.delete(`/api/pages/${doc.id}`)
  await staff.dispose()
})
