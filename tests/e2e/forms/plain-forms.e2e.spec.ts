import { expect, test, type Page } from '@playwright/test'
import { screenIn } from '../../support/browser/screens'
import { sendWord } from '../../support/forms/send-word'
import { textsOf } from '../../support/words/site-texts'

test.use({ javaScriptEnabled: false })

// For browsers and proxies that send no referer.
test.beforeEach(async ({ page }) => {
  await page.route('**/fr/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    await route.fulfill({ response, headers: { ...response.headers(), 'referrer-policy': 'no-referrer' } })
  })
})

const t = textsOf('fr')
const wrong = 'Votre adresse mail est invalide'

async function sendWrong(page: Page, selector: string, word = t('lead.buttons.send')): Promise<void> {
  const form = page.locator(selector)
  await form.getByLabel(t('lead.fields.email'), { exact: true }).fill('nobody')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form.getByRole('button', { name: word }).click()
  expect((await sent).headers().referer).toBeUndefined()
  await expect(page.getByRole('alert')).toContainText(wrong)
}

test('a form without a referer leads back to its page', async ({ page }) => {
  await page.goto('/fr/contact/')
  await sendWrong(page, 'main form#site-contact')
  await expect(page).toHaveURL(/\/fr\/contact\/\?form=[\w-]+#site-contact$/)
})

test('and to the property it is about, on a page whose address has changed', async ({ page }) => {
  await page.goto('/fr/contact/?property=2101&visit')
  await sendWrong(page, 'main form#contact-appointment', sendWord('contact-appointment', 'fr'))
  await expect(page).toHaveURL(/\/fr\/contact\/\?property=2101&visit=&form=[\w-]+#contact-appointment$/)
  await expect(page.locator('main form#contact-appointment')).toBeVisible()
})

test('and to the page of a property', async ({ page }) => {
  await page.goto(screenIn('/property/2101/', 'fr'))
  // Loaded again at its final address, because a redirected request does not pass by the route above.
  await page.goto(page.url())
  const { pathname } = new URL(page.url())
  await sendWrong(page, 'main form#contact-me')
  expect(new URL(page.url()).pathname).toBe(pathname)
})

test('and from the footer to the page above it', async ({ page }) => {
  await page.goto('/fr/disclaimer/')
  await sendWrong(page, 'footer form#newsletter')
  await expect(page).toHaveURL(/\/fr\/disclaimer\/\?form=[\w-]+#sign-newsletter$/)
})
