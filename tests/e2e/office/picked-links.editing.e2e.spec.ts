import { expect, test } from '@playwright/test'
import { openOffice } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.describe('a link of the bar, for an editor in fr', () => {
  test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 1000 } })

  test('leads to a page that is picked by its name, and follows it', async ({ page, playwright, baseURL }, {
    retry,
  }) => {
    const [first, second] = [`itineraire-bis-${retry}`, `autre-chemin-${retry}`]
    const name = `Itinéraire bis ${retry}`
    const staff = await newStaffRequests(playwright, baseURL)
    const made = await staff.post('/api/pages?locale=fr', {
      data: { name, type: 'page', path: `/${first}/`, _status: 'published' },
    })
    const { doc } = await made.json()
    await signInAs(page, { staff, role: 'editor' })
    await openOffice(page, '/admin/collections/top-bar-items/create?locale=fr')
    await page.getByLabel('Libellé').fill('Chemin')
    const picker = page.getByRole('combobox', { name: 'Mène à une page du site' })
    await picker.fill(`itineraire bis ${retry}`)
    await expect(page.getByRole('option', { name })).toBeVisible()
    await picker.press('Enter')
    await expect(page.getByRole('link', { name })).toBeVisible()
    // The field for an address goes: the page counts.
    await expect(page.locator('#field-link')).toHaveCount(0)
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/api/top-bar-items') && answer.request().method() === 'POST',
    )
    await page.locator('#action-save').click()
    const { doc: item } = await (await saved).json()
    const shown = async () => (await page.request.get('/fr/')).text()
    await expect.poll(shown).toContain(`href="/fr/${first}/"`)
    await staff.patch(`/api/pages/${doc.id}?locale=fr`, {
      data: { path: `/${second}/`, _status: 'published' },
    })
    await expect.poll(shown).toContain(`href="/fr/${second}/"`)
    await staff.delete(`/api/top-bar-items/${item.id}`)
    await staff.delete(`/api/pages/${doc.id}`)
    await expect.poll(shown).not.toContain(`/fr/${second}/`)
    await staff.dispose()
  })

  test('within a text leads to a home that is found by its reference', async ({ page, playwright, baseURL }, {
    retry,
  }) => {
    const staff = await newStaffRequests(playwright, baseURL)
    const line = {
      ...{ type: 'text', version: 1, text: 'Voyez cette maison', format: 0 },
      detail: 0,
      mode: 'normal',
      style: '',
    }
    const block = { version: 1, direction: null, format: '', indent: 0 }
    const body = {
      root: { type: 'root', ...block, children: [{ type: 'paragraph', ...block, children: [line] }] },
    }
    const made = await staff.post('/api/articles?locale=fr', {
      data: { title: 'Notre choix', path: `/notre-choix-${retry}/`, body, _status: 'published' },
    })
    const { doc } = await made.json()
    await signInAs(page, { staff, role: 'editor' })
    await openOffice(page, `/admin/collections/articles/${doc.id}?locale=fr`)
    const text = page.locator('[contenteditable=true]').filter({ hasText: 'Voyez cette maison' })
    await text.click()
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await page.locator('.fixed-toolbar .toolbar-popup__button-link').first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('une page, un bien ou un projet').click()
    const picker = drawer.getByRole('combobox', { name: 'Mène à une page du site' })
    await picker.fill('2101')
    await expect(drawer.getByRole('option', { name: /2101/ })).toBeVisible()
    // The server looks at the chosen document before the window can be saved.
    const checked = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/admin/collections/'),
    )
    await picker.press('Enter')
    await expect(drawer.getByRole('link', { name: /2101/ })).toBeVisible()
    await checked
    await drawer.getByRole('button', { name: 'Sauvegarder les modifications' }).click()
    await expect(drawer).toHaveCount(0)
    const saved = page.waitForResponse(
      (answer) => answer.url().includes(`/api/articles/${doc.id}`) && answer.request().method() === 'PATCH',
    )
    await page.locator('#action-save').click()
    expect((await saved).status()).toBe(200)
    const shown = async () => (await page.request.get(`/fr/notre-choix-${retry}/`)).text()
    await expect.poll(shown).toMatch(/<a[^>]* href="\/fr\/a-vendre\/[^"]+\/2101\/"[^>]*>Voyez cette maison/)
    await staff.delete(`/api/articles/${doc.id}`)
    await staff.dispose()
  })
})

test.describe('the window of a link, for an editor in nl after one in fr', () => {
  for (const [locale, words] of [
    ['fr-BE', ['Texte du lien', 'Le lien mène à', 'une adresse', 'Ouvrir dans un nouvel onglet']],
    ['nl-BE', ['Tekst van de link', 'De link leidt naar', 'een adres', 'Openen in een nieuw tabblad']],
  ] as const)
    test(`speaks their language: ${locale}`, async ({ browser, playwright, baseURL }) => {
      const staff = await newStaffRequests(playwright, baseURL)
      const page = await browser.newPage({ baseURL, locale, viewport: { width: 820, height: 1000 } })
      await signInAs(page, { staff, role: 'editor' })
      await openOffice(page, '/admin/collections/articles/create?locale=fr')
      await page.locator('[contenteditable=true]').first().click()
      await page.keyboard.type('Hier')
      await page.keyboard.press('Shift+Home')
      await page.locator('.fixed-toolbar .toolbar-popup__button-link').first().click()
      const drawer = page.getByRole('dialog')
      for (const word of words) await expect(drawer.getByText(word).first()).toBeVisible()
      await page.close()
      await staff.dispose()
    })
})
