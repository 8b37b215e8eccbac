import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { ownSite } from '../../support/browser/own-site'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { openOffice, signIn } from '../../support/browser/sign-in'

test.describe.configure({ mode: 'serial' })
// Rendering a form of the back office takes a while on a busy machine.
test.setTimeout(180_000)
const patiently = { timeout: 60_000 }

let staff: APIRequestContext
let article: number
let page: Page

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  const data = { title: 'Avant', _status: 'published' }
  const created = await staff.post('/api/articles?locale=fr', { data })
  article = (await created.json()).doc.id
  page = await (await browser.newContext({ baseURL, locale: 'fr-BE' })).newPage()
  await signIn(page)
  await openOffice(page, `/admin/collections/articles/${article}?locale=fr`)
})

test.afterAll(async () => {
  await staff.delete(`/api/articles/${article}`)
  await staff.dispose()
  await page.close()
})

const title = () => page.locator('#field-title')
const save = () => page.locator('#action-save').click(patiently)

/** Types a title, and waits until the form has asked the server about it, which it does when typing begins. */
async function typeTitle(text: string, options: { timeout: number }): Promise<void> {
  const isNoted = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().includes('/admin/collections/articles/'),
    options,
  )
  await title().fill(text)
  await isNoted
}

const stored = async (): Promise<string> =>
  (await (await staff.get(`/api/articles/${article}?locale=fr&depth=0`)).json()).title

test('an editor sees what somebody else has changed meanwhile, and keeps their own changes', async () => {
  // The other save comes after what the form asks.
  await typeTitle('Le mien', patiently)
  await staff.patch(`/api/articles/${article}?locale=fr`, { data: { title: 'Le leur' } })
  await save()
  const box = page.locator('dialog.editing-dialog')
  await expect(box).toBeVisible(patiently)
  await expect(box.getByRole('heading')).toHaveText('Quelqu’un d’autre a modifié ce document')
  await expect(box.getByRole('listitem')).toHaveText(['Titre'])
  expect(await stored()).toBe('Le leur')
  await box.getByRole('button', { name: 'Enregistrer ma version' }).click()
  await expect.poll(stored, patiently).toBe('Le mien')
})

test('an editor whose login has expired signs in again in place, and what was typed is saved', async () => {
  await typeTitle('Saisi sans session', { timeout: 5000 }).catch(() => null)
  // The login ends as the save is sent: what the form asks before it would be refused as well, and open the dialog early.
  await page.route(
    `**/api/articles/${article}?*`,
    async (route) => {
      await page.context().clearCookies({ name: 'payload-token' })
      await route.continue()
    },
    { times: 1 },
  )
  await save()
  const box = page.locator('dialog.editing-dialog')
  await expect(box.getByRole('heading')).toHaveText('Votre session a pris fin', patiently)
  await box.getByLabel('Mot de passe').fill('not the password')
  await box.getByRole('button', { name: 'Se connecter' }).click()
  await expect(box.getByRole('alert')).not.toBeEmpty(patiently)
  await box.getByLabel('Mot de passe').fill(ownSite().staff.password)
  await box.getByRole('button', { name: 'Se connecter' }).click()
  await expect.poll(stored, patiently).toBe('Saisi sans session')
  await expect(title()).toHaveValue('Saisi sans session')
})

test('style rules are typed into an editor of the site, which the keyboard can leave', async () => {
  const box: string[] = []
  page.on('request', (request) => box.push(new URL(request.url()).host))
  const { docs } = await (await staff.get('/api/pages?limit=1&depth=0')).json()
  await openOffice(page, `/admin/collections/pages/${docs[0].id}?locale=fr`)
  const editor = page.getByRole('textbox', { name: 'CSS propre à la page' })
  await page.locator('.tabs-field__tab-button', { hasText: 'Options' }).click(patiently)
  await expect(editor).toHaveClass(/cm-content/, patiently)
  await editor.click()
  await page.keyboard.type('h1 { color: red }')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
  expect(box.filter((host) => host !== new URL(page.url()).host)).toEqual([])
})

/** The texts that cannot be read to their end: cut off by their own box, or outside the window. */
const unreadable = (elements: readonly Element[]): string[] =>
  elements
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element
      const isCut = scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1
      return isCut || left < 0 || right > window.innerWidth || !element.checkVisibility()
    })
    .map(({ textContent }) => textContent ?? '')

test('an editor reads all of why a property is not published, and all of its warnings', async ({
  browser,
  baseURL,
}) => {
  const found = await staff.get('/api/properties?where[publicId][equals]=2118&depth=0&locale=fr')
  const { goal, type, city, price } = (await found.json()).docs[0]
  const facts = { energy: { label: 'C+' }, costs: { rentCharges: 0, deposit: 2 } }
  const data = { title: 'Entwurf', goal, type, city, price, ...facts, _status: 'draft' }
  const made = await staff.post('/api/properties?locale=de&draft=true', { data })
  const { id } = (await made.json()).doc
  // German has the longest words.
  const german = await (await browser.newContext({ baseURL, locale: 'de-BE' })).newPage()
  await signIn(german)
  await openOffice(german, `/admin/collections/properties/${id}?locale=de`)
  const tab = (name: string) => german.locator('.tabs-field__tab-button', { hasText: name }).click(patiently)
  await tab('Preis und Kosten')
  const warning = german.locator('.agency-warning').filter({ hasText: 'höchstens 2 Monatsmieten' })
  await expect(warning).toHaveCount(0)
  await german.locator('#field-costs__deposit').fill('2.5')
  await expect(warning).toBeVisible(patiently)
  await german.locator('#action-save').click(patiently)
  await tab('Energie und Anlagen')
  const bubbles = german.locator('.field-error.tooltip')
  await expect(bubbles).toHaveCount(4, patiently)
  await expect(bubbles.filter({ hasText: 'A++ · A+ · A · B · C · D · E · F · G.' })).toBeVisible()
  for (const width of [1440, 390]) {
    await german.setViewportSize({ width, height: 900 })
    // The menu slides away from a narrow window.
    await expect.poll(() => bubbles.evaluateAll(unreadable), { message: `at ${width} px` }).toEqual([])
  }
  await german.close()
  await staff.delete(`/api/properties/${id}`)
})
