import { readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { findMails } from '../../support/mail/mails'
import { openOffice, signIn } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'

// The language of the back office is that of its reader's browser.
test.use({ locale: 'en-GB' })

const reader = 'rosa.reader@example.com'
const asker = 'axel.asker@example.com'

const ask = async (request: APIRequestContext, email: string) => {
  const answer = await request.post('/api/forms/sign-newsletter', {
    data: { lang: 'de', email, privacy: true },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function confirm(request: APIRequestContext, email: string): Promise<void> {
  const [mail] = await findMails({ to: email })
  const token = /confirm\/\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const answer = await request.post('/api/newsletter/confirm', { form: { token } })
  expect(answer.status()).toBe(200)
}

test('the list of newsletter readers is exported with one click, with links to unsubscribe', async ({
  page,
  request,
}) => {
  await ask(request, reader)
  await ask(request, asker)
  await confirm(request, reader)
  await signIn(page)
  await openOffice(page, '/admin/collections/subscribers')
  const row = (email: string) => page.getByRole('row').filter({ hasText: email })
  await expect(row(asker)).toBeVisible()
  await page.getByRole('link', { name: 'Only who may be sent the newsletter' }).click()
  await expect(row(asker)).toHaveCount(0)
  await expect(row(reader)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'These readers as CSV, with their unsubscribe links' }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  const line = csv.split('\r\n').find((each) => each.includes(reader)) ?? ''
  expect(csv).not.toContain(asker)
  expect(line).toContain('"de"')
  const [way = ''] = /https?:\/\/[^"]+\/de\/newsletter\/unsubscribe\/[^"]+/.exec(line) ?? []
  await page.goto(way)
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie wurden abgemeldet.')
})

test('a property for rent has its largest number of persons, one for sale does not', async ({
  page,
  playwright,
  baseURL,
}) => {
  const staff = await newStaffRequests(playwright, baseURL)
  const idOf = async (publicId: number): Promise<number> => {
    const answer = await staff.get(`/api/properties?where[publicId][equals]=${publicId}&depth=0`)
    return (await answer.json()).docs[0].id
  }
  const [toLet, forSale] = [await idOf(2117), await idOf(2101)]
  await staff.dispose()
  await signIn(page)
  for (const [id, count] of [
    [toLet, 1],
    [forSale, 0],
  ]) {
    await openOffice(page, `/admin/collections/properties/${id}`)
    await page.getByRole('button', { name: 'Price and costs' }).click()
    await expect(page.getByLabel('Charges (€/month)')).toBeVisible()
    await expect(page.getByLabel('At most to be lived in by (persons)')).toHaveCount(count ?? 0)
  }
})
