import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { dropFiles } from '../../support/browser/drop-files'
import { documentFiles } from '../../support/files/document-files'
import { attachmentsOf, findMails } from '../../support/mail/mails'
import { openDashboard, openOffice, signIn, signInByForm } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.describe.configure({ mode: 'serial' })
// Each journey renders many screens of the back office.
test.beforeEach(() => test.setTimeout(180_000))

// The language of the back office is that of its reader's browser.
test.use({ locale: 'en-GB' })

const visitor = {
  title: 'mrs',
  firstName: 'Nele',
  lastName: 'Vermeulen',
  email: 'nele.inbox@example.com',
  remark: 'Is het dak vernieuwd?\nEn de ramen?',
  privacy: true,
}

/** A question about a property, posted in Dutch as the form posts it. */
async function ask(request: APIRequestContext, more: Record<string, unknown> = {}): Promise<void> {
  const answer = await request.post('/api/forms/contact-me', {
    data: { lang: 'nl', property: 2101, ...visitor, ...more },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

const pdfOf = (name: string) => ({
  ...{ name, mimeType: 'application/pdf', buffer: Buffer.from(documentFiles.pdf) },
})

/** Chooses files by the button, as in the browser's dialog. */
async function chooseFiles(page: Page, files: ReturnType<typeof pdfOf>[]): Promise<void> {
  const dialog = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add files' }).click()
  await (await dialog).setFiles(files)
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function openLead(page: Page): Promise<void> {
  await openOffice(page, '/admin/collections/leads?search=nele.inbox')
  await rowOf(page, 'Nele Vermeulen').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: /Nele Vermeulen/ }).first()).toBeVisible()
}

test('a new lead is listed on the dashboard with its question, and is answered in the visitor’s language', async ({
  page,
  request,
}) => {
  await ask(request)
  await signInByForm(page)
  const card = page.getByRole('region', { name: /New leads/ })
  await card.getByRole('link', { name: 'Nele Vermeulen' }).click()
  await expect(page.getByRole('row', { name: /Is het dak vernieuwd\?/ })).toBeVisible()
  await expect(page.getByText('nele.inbox@example.com').first()).toBeVisible()

  await page.getByText('Answer by mail (nele.inbox@example.com)').click()
  const letter = page.getByLabel('Message', { exact: true })
  await expect(letter).toHaveValue(/^Dag Nele Vermeulen,[\s\S]*Met vriendelijke groeten/)
  await letter.fill('Dag Nele Vermeulen,\n\nHet dak is van 2019.')

  const files = page.getByRole('group', { name: 'Attachments' })
  const add = files.getByRole('button', { name: 'Add files' })
  await chooseFiles(page, [pdfOf('Dakwerken 2019.pdf'), pdfOf('Te veel.pdf')])
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await files.getByRole('button', { name: 'Remove: Te veel.pdf' }).press('Enter')
  await expect(files.getByRole('status')).toContainText('Te veel.pdf')
  await expect(add).toBeFocused()
  const text = Buffer.from('Nota').toString('base64')
  const plan = Buffer.from(documentFiles.pdf).toString('base64')
  await dropFiles(files.locator('.agency-pictures__area'), [
    { name: 'nota.txt', bytes: text, type: 'text/plain' },
    { name: 'Plan.pdf', bytes: plan, type: 'application/pdf' },
  ])
  await expect(files.getByRole('alert')).toContainText('nota.txt')
  await expect(files.getByRole('listitem')).toHaveCount(2)

  // The server looks into the file, and what was typed and chosen stays.
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await chooseFiles(page, [{ ...pdfOf('Foto.png'), mimeType: 'image/png' }])
  await send.click()
  await expect(page.getByText(/^Foto\.png cannot be attached/)).toBeVisible()
  await expect(letter).toHaveValue(/2019/)
  await files.getByRole('button', { name: 'Remove: Foto.png' }).click()
  await send.click()
  const [answer] = await findMails({ to: visitor.email, containing: 'Het dak is van 2019.' })
  expect(answer?.html).toContain('lang="nl"')
  const sent = { 'Dakwerken 2019.pdf': documentFiles.pdf, 'Plan.pdf': documentFiles.pdf }
  expect(answer && (await attachmentsOf(answer))).toEqual(sent)
  const mails = page.getByRole('region', { name: 'Mails of this lead' })
  await expect(mails.locator('> ul > li')).toHaveCount(3)
  const download = page.waitForEvent('download')
  await mails.getByRole('link', { name: 'Plan.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('Plan.pdf')
  await expect(page.locator('#field-status')).toContainText('In hand')
})

test('a lead is assigned, gets a note and is done', async ({ page }) => {
  await signIn(page)
  await openLead(page)
  await page.locator('#field-status').click()
  await page.getByRole('option', { name: 'Done' }).click()
  await page.locator('#field-notes').fill('Belt donderdag terug.')
  await page.locator('#action-save').click()
  await expect(page.getByText(/successfully/i).first()).toBeVisible()
  await page.reload()
  await expect(page.locator('#field-status')).toContainText('Done')
  await expect(page.locator('#field-notes')).toHaveValue('Belt donderdag terug.')
})

test('a mail is shown as its recipient sees it, and sent again with the same Message-ID', async ({
  page,
}) => {
  await signIn(page)
  await openLead(page)
  const mails = page.getByRole('region', { name: 'Mails of this lead' })
  await mails.locator('> ul > li').last().getByRole('link').first().click()
  const preview = page.frameLocator('iframe[title="Message"]')
  await expect(preview.getByText('Het dak is van 2019.', { exact: true })).toBeVisible()
  const mailFilter = { to: visitor.email, containing: 'Het dak is van 2019.' }
  const before = await findMails(mailFilter)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(async () => (await findMails(mailFilter)).length).toBe(before.length + 1)
  const identities = new Set((await findMails(mailFilter)).map(({ headers }) => headers.get('message-id')))
  expect(identities.size).toBe(1)
})

test('a template brings its document, which is taken off for one answer', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const staff = await newStaffRequests(playwright, baseURL)
  const file = pdfOf('Tarieven.pdf')
  const stored = await staff.post('/api/documents', { multipart: { _payload: '{}', file } })
  expect(stored.status(), await stored.text()).toBe(201)
  const document = (await stored.json()).doc.id
  const data = { name: 'Our fees', text: 'In bijlage onze tarieven.', files: [document] }
  const made = await staff.post('/api/answer-templates?locale=nl', { data })
  expect(made.status(), await made.text()).toBe(201)
  const email = 'tarieven@example.com'
  await ask(request, { email, lastName: 'Tarief' })

  await signIn(page)
  await openOffice(page, '/admin/collections/leads?search=tarieven@')
  await rowOf(page, 'Tarief').getByRole('link').first().click()
  await page.getByText(`Answer by mail (${email})`).click()
  const template = page.getByLabel('Template', { exact: true })
  const letter = page.getByLabel('Message', { exact: true })
  const files = page.getByRole('group', { name: 'Attachments' })
  await expect(template.locator('option:checked')).toHaveText('Standard answer')
  await expect(files.getByRole('listitem')).toHaveCount(0)
  await template.selectOption('Our fees')
  await expect(letter).toHaveValue(/^Dag Nele Tarief,\n\nIn bijlage onze tarieven\./)
  await expect(files.getByRole('listitem')).toContainText('Tarieven.pdf (from the template)')

  // What was typed is replaced only after a question.
  await letter.fill('Dag Nele, zie het plan.')
  page.once('dialog', (dialog) => dialog.dismiss())
  await template.selectOption('Standard answer')
  await expect(letter).toHaveValue('Dag Nele, zie het plan.')
  await expect(template.locator('option:checked')).toHaveText('Our fees')
  await chooseFiles(page, [pdfOf('Plan.pdf')])
  await files.getByRole('button', { name: 'Remove: Tarieven.pdf' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const [answer] = await findMails({ to: email, containing: 'zie het plan' })
  expect(answer && Object.keys(await attachmentsOf(answer))).toEqual(['Plan.pdf'])
  await staff.delete(`/api/answer-templates/${(await made.json()).doc.id}`)
  await staff.dispose()
})

test('the filtered list is exported as a spreadsheet', async ({ page, request }) => {
  await ask(request, { firstName: '=1+1', email: 'formula.inbox@example.com' })
  await signIn(page)
  await openOffice(page, '/admin/collections/leads?where[or][0][and][0][email][contains]=inbox@example.com')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'This list as CSV' }).click()
  const stream = await (await download).createReadStream()
  let csv = ''
  for await (const chunk of stream) csv += String(chunk)
  expect(csv).toContain('"Nele";"Vermeulen";"nele.inbox@example.com"')
  expect(csv).toContain(`"'=1+1";"Vermeulen"`)
  expect(csv.trim().split('\r\n')).toHaveLength(3)
})

test('the data of one person is exported, and erased', async ({ page }) => {
  await signIn(page)
  await openOffice(page, '/admin/collections/leads')
  await page.getByText('Everything of one email address').click()
  await page.getByLabel('Email address').fill(visitor.email)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const stream = await (await download).createReadStream()
  let json = ''
  for await (const chunk of stream) json += String(chunk)
  expect(JSON.parse(json).leads).toHaveLength(1)
  page.once('dialog', (dialog) => dialog.accept())
  const shownAnew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await shownAnew
  await expect(rowOf(page, 'Nele Vermeulen')).toHaveCount(0)
  await openOffice(page, '/admin/collections/mails?search=nele.inbox')
  await expect(rowOf(page, visitor.email)).toHaveCount(0)
})

for (const width of [390, 1440]) {
  test(`axe finds nothing in what we added to the back office at ${width} px`, async ({ page, request }) => {
    await ask(request)
    await page.setViewportSize({ width, height: 900 })
    await openDashboard(page)
    const checkPage = async () => {
      // axe gets no result from a frame without scripts, so its title is checked below.
      expect(await findAgencyProblems(page, 'iframe[sandbox=""]')).toEqual([])
    }
    await checkPage()
    await openOffice(page, '/admin/collections/leads')
    await checkPage()
    await openLead(page)
    await page.getByText(`Answer by mail (${visitor.email})`).click()
    await chooseFiles(page, [
      { ...pdfOf('verslag.txt'), mimeType: 'text/plain' },
      pdfOf('Het volledige verslag van de keuring van de elektrische installatie van 2019.pdf'),
    ])
    await expect(page.getByRole('alert').filter({ hasText: 'verslag.txt' })).toBeVisible()
    await checkPage()
    // Chosen files are not left without a question.
    await page.getByRole('button', { name: /^Remove: Het volledige/ }).click()
    await page.getByRole('region', { name: 'Mails of this lead' }).getByRole('link').first().click()
    await expect(page.locator('iframe[title="Message"]')).toBeVisible()
    await checkPage()
  })
}
