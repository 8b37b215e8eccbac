import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { refuseConsent } from '../../support/browser/consent'
import { newStaffRequests } from '../../support/browser/staff-requests'

const title = 'Journée portes ouvertes'
const delay = 30
const start = '/fr/disclaimer/'
const target = '/fr/estimation-gratuite/'

const text = {
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        children: [
          {
            type: 'text',
            version: 1,
            detail: 0,
            format: 0,
            mode: 'normal',
            style: '',
            text: 'Nous vous attendons samedi.',
          },
        ],
      },
    ],
  },
}

test.describe.configure({ mode: 'serial' })

let staff: APIRequestContext
let id: number

const setStatus = async (_status: 'draft' | 'published') =>
  expect((await staff.patch(`/api/popups/${id}?locale=fr`, { data: { _status } })).status()).toBe(200)

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  const answer = await staff.post('/api/popups?locale=fr', {
    data: { title, description: text, link: target, delay, _status: 'draft' },
  })
  expect(answer.status()).toBe(201)
  id = (await answer.json()).doc.id
})

test.afterAll(async () => {
  if (id) await staff.delete(`/api/popups/${id}`)
  await staff.dispose()
})

test.beforeEach(async ({ page }) => {
  await refuseConsent(page)
  // Makes scrolling to the focus instant.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
})

const popup = (page: Page) => page.getByRole('dialog', { name: title })

/** Advances the clock until the popup is there: its delay begins when the page is hydrated. */
async function waitForPopup(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(delay * 1000)
    await expect(popup(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Advances the clock well past the delay on a hydrated page. */
async function letTimePass(page: Page): Promise<void> {
  await untilAlive(page)
  for (let round = 0; round < 3; round++) await page.clock.fastForward(delay * 1000)
}

test('a draft is shown nowhere; published, it appears after its delay in the languages it is written in', async ({
  page,
  request,
}) => {
  expect(await (await request.get(start)).text()).not.toContain(title)
  await setStatus('published')
  expect(await (await request.get(start)).text()).toContain(title)
  expect(await (await request.get('/nl/disclaimer/')).text()).not.toContain(title)

  await page.goto(start)
  await untilAlive(page)
  await page.clock.fastForward((delay / 2) * 1000)
  await expect(popup(page)).toHaveCount(0)
  await waitForPopup(page)
  await expect(popup(page)).toContainText('Nous vous attendons samedi.')
  await page.goto('/nl/disclaimer/')
  await letTimePass(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('it is modal over a page darkened by 70 %, and axe finds nothing', async ({ page }) => {
  await page.goto(start)
  await waitForPopup(page)
  expect(await popup(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  expect(await popup(page).evaluate((dialog) => getComputedStyle(dialog).zIndex)).toBe('1300')
  expect(
    await popup(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor),
  ).toMatch(/[/,] ?0\.7\)$/)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findAxeProblems(page)).toEqual([])
  }
})

test('Escape closes it, the focus returns, and the page does not move', async ({ page }) => {
  await page.goto(start)
  const link = page.getByRole('contentinfo').getByRole('link').last()
  await link.focus()
  const before = await page.evaluate(() => window.scrollY)
  await waitForPopup(page)
  await expect(popup(page).getByRole('button', { name: 'Fermer' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  const after = await page.evaluate(() => window.scrollY)
  // The header is fixed now, so the height of the page is rounded differently.
  expect(Math.abs(after - before)).toBeLessThan(3)
})

test('once closed, it stays closed for the session, over reloads and pages; a new session shows it again', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(start)
  await waitForPopup(page)
  await popup(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(popup(page)).toHaveCount(0)
  for (const path of [start, '/fr/contact/']) {
    await page.goto(path)
    await letTimePass(page)
    await expect(popup(page)).toHaveCount(0)
  }

  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  await other.clock.install()
  await other.goto(start)
  await waitForPopup(other)
  await context.close()
})

test('a click beside it closes it', async ({ page }) => {
  await page.goto(start)
  await waitForPopup(page)
  await page.mouse.click(5, 5)
  await expect(popup(page)).toHaveCount(0)
})

test('its link is followed and remembered', async ({ page }) => {
  await page.goto(start)
  await waitForPopup(page)
  await popup(page).getByRole('link', { name: 'En savoir plus' }).click()
  await expect(page).toHaveURL(target)
  await expect(popup(page)).toHaveCount(0)
  await page.goto(start)
  await letTimePass(page)
  await expect(popup(page)).toHaveCount(0)
})

test('it does not appear where the address says modal-clicked, nor on a preview', async ({ page }) => {
  for (const path of [`${start}?modal-clicked=1`, '/fr/preview-de-rien/']) {
    await page.goto(path)
    await letTimePass(page)
    await expect(popup(page)).toHaveCount(0)
  }
})

test('it closes when the address changes to modal-clicked, and does not remember that', async ({ page }) => {
  await page.goto(start)
  await waitForPopup(page)
  await page.evaluate(() => {
    window.location.hash = 'modal-clicked'
  })
  await expect(popup(page)).toHaveCount(0)
  await page.goto('/fr/contact/')
  await waitForPopup(page)
})

test('it does not appear where a link within the page has led to modal-clicked', async ({ page }) => {
  await page.goto(start)
  await untilAlive(page)
  // What a link of the site does: a new address without an event for it.
  await page.evaluate(() => window.history.pushState(null, '', '#modal-clicked'))
  await letTimePass(page)
  await expect(popup(page)).toHaveCount(0)
})

test('it appears on a list, whose filters lead to the list itself', async ({ page }) => {
  await page.goto('/fr/a-vendre/')
  await expect(page.locator('form[method=get][action="/fr/a-vendre/"]').first()).toBeAttached()
  await waitForPopup(page)
})

test('it does not appear where a form leads to the address, nor after a form was sent', async ({ page }) => {
  const addForm = (action: string) =>
    page.evaluate((address) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.setAttribute('action', address)
      form.addEventListener('submit', (event) => event.preventDefault())
      document.body.append(form)
    }, action)
  await page.goto('/fr/contact/')
  await untilAlive(page)
  await addForm('/fr/contact/')
  await letTimePass(page)
  await expect(popup(page)).toHaveCount(0)

  await page.goto('/fr/contact/')
  await untilAlive(page)
  await addForm('/api/forms/site-contact')
  await page.evaluate(() => [...document.forms].at(-1)?.requestSubmit())
  await letTimePass(page)
  await expect(popup(page)).toHaveCount(0)
})

test('it waits until a field is left', async ({ page }) => {
  await page.goto(start)
  await untilAlive(page)
  await page.evaluate(() => {
    for (const name of ['Nom', 'Prénom']) {
      const field = document.createElement('input')
      field.ariaLabel = name
      document.querySelector('main')?.prepend(field)
    }
  })
  const [one, two] = [page.getByLabel('Nom', { exact: true }), page.getByLabel('Prénom', { exact: true })]
  await one.focus()
  await letTimePass(page)
  await page.keyboard.type('Dupont')
  await two.focus()
  await page.keyboard.type('Anne')
  await expect(popup(page)).toHaveCount(0)
  await expect(two).toHaveValue('Anne')
  await two.blur()
  await expect(popup(page)).toBeVisible()
})

test('it is not printed', async ({ page }) => {
  await page.goto(start)
  await waitForPopup(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('dialog.modal')).toBeHidden()
})

test('it is gone once it is unpublished', async ({ request }) => {
  await setStatus('draft')
  expect(await (await request.get(start)).text()).not.toContain(title)
})
