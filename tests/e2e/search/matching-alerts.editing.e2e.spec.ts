import { expect, test, type APIRequestContext } from '@playwright/test'
import { findMails } from '../../support/mail/mails'
import { openOffice, signIn } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'

// The language of the back office is that of its reader's browser.
test.use({ locale: 'en-GB' })

const visitor = 'sigrid.sucht@example.com'

/** An alert for a house in Wavre that no other journey has: at a price of its own. */
async function askForAlert(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/forms/demand-register', {
    data: {
      ...{ lang: 'de', title: 'ms', firstName: 'Sigrid', lastName: 'Sucht', email: visitor, privacy: true },
      ...{ goal: 'sale', types: [1], cities: ['Wavre|1300'], minPrice: 7_400_000, maxPrice: 7_600_000 },
      frequency: 'weekly',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const [mail] = await findMails({ to: visitor })
  const token = /confirm\/\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await request.post('/api/alerts/confirm', { data: { token, lang: 'de' } })).status()).toBe(200)
}

test('staff see the number of matching alerts before a property is published, and whose alerts they are', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const staff = await newStaffRequests(playwright, baseURL)
  await askForAlert(request)
  const first = async (path: string) =>
    (await (await staff.get(`${path}&depth=0&limit=50&locale=fr`)).json()).docs
  const [type] = await first('/api/property-types?where[webId][equals]=1')
  const cities: { id: number; name: string }[] = await first('/api/cities?where[zip][equals]=1300')
  const city = cities.find(({ name }) => name === 'Wavre')?.id
  const created = await staff.post('/api/properties?locale=de&draft=true', {
    data: {
      ...{
        goal: 'sale',
        type: type.id,
        city,
        title: 'Haus mit Suchenden',
        price: 7_500_000,
        publishPrice: true,
      },
      ...{ listedIn: { german: true }, _status: 'draft' },
    },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id } = (await created.json()).doc
  await signIn(page)
  await openOffice(page, `/admin/collections/properties/${id}?locale=de`)
  await page.getByRole('button', { name: 'Who looks for this?' }).click()
  const matching = page.getByRole('region', { name: 'Who looks for this?' })
  await expect(matching.locator('[data-matching-alerts="1"]')).toBeVisible()
  await matching.getByRole('link', { name: visitor }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/alerts\/\d+/)
  await expect(page.getByRole('row', { name: 'Towns Wavre (1300)' })).toBeVisible()

  await openOffice(page, '/admin/collections/alerts?search=sigrid')
  const row = page.getByRole('row').filter({ hasText: visitor })
  await expect(row).toContainText('Wavre (1300)')
  await expect(row).toContainText('Active')
  await staff.delete(`/api/properties/${id}`)
  await staff.dispose()
})
