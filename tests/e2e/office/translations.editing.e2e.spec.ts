import { expect, test } from '@playwright/test'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { untilOfficeAlive } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

const offices = [
  {
    code: 'nl',
    width: 1440,
    title: 'Vertalingen',
    counts: 'Wat ontbreekt, per soort en taal',
    field: /^Titel/,
    empty: /leeg$/,
    copyAll: 'Alles overnemen wat leeg is',
    save: 'De vertaling bewaren',
    saved: 'De vertaling is bewaard.',
    outdated: /^Niet bewaard: iemand anders heeft/,
  },
  {
    code: 'fr',
    width: 820,
    title: 'Traductions',
    counts: 'Ce qui manque, par genre et par langue',
    field: /^Titre/,
    empty: /vide$/,
    copyAll: 'Reprendre tout ce qui est vide',
    save: 'Enregistrer la traduction',
    saved: 'La traduction est enregistrée.',
    outdated: /^Pas enregistré : quelqu’un d’autre a/,
  },
] as const

for (const office of offices)
  test.describe(`missing translations, for an editor in ${office.code}`, () => {
    test.use({ locale: `${office.code}-BE`, viewport: { width: office.width, height: 1000 } })

    test('are found in a list, translated beside the source, and not over another save', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const staff = await newStaffRequests(playwright, baseURL)
      const name = `Translations ${office.code} ${Date.now()}`
      const created = await staff.post('/api/contact-forms?locale=fr', {
        data: { kind: 'site-contact', name, title: 'Écrivez-nous', intro: 'Nous répondons.' },
      })
      const { doc } = await created.json()
      await signInAs(page, { staff, role: 'editor' })
      await page.goto('/admin')
      await expect(page.locator('#nav-translations')).toHaveAttribute('href', '/admin/translations')
      await page.goto('/admin/translations')
      await expect(page.getByRole('heading', { level: 1, name: office.title })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: office.counts })).toBeVisible()
      expect(await findAgencyProblems(page)).toEqual([])
      await page.goto('/admin/translations?collection=contact-forms&locale=de')
      const row = page.getByRole('row').filter({ hasText: name })
      await row.locator('a[href*="to=de"]').click()
      await page.waitForURL(/document=contact-forms/)
      await untilOfficeAlive(page)
      const title = page.getByRole('textbox', { name: office.field })
      await expect(title).toHaveAccessibleName(office.empty)
      await page.getByRole('button', { name: office.copyAll, exact: true }).click()
      await expect(title).toHaveValue('Écrivez-nous')
      await title.fill('Schreiben Sie uns')
      const save = page.getByRole('button', { name: office.save, exact: true })
      await save.click()
      await expect(page.getByRole('status').filter({ hasText: office.saved })).toBeVisible()
      expect(await findAgencyProblems(page)).toEqual([])
      const stored = await staff.get(`/api/contact-forms/${doc.id}?locale=de`)
      expect(await stored.json()).toMatchObject({ title: 'Schreiben Sie uns', intro: 'Nous répondons.' })
      await staff.patch(`/api/contact-forms/${doc.id}?locale=fr`, { data: { title: 'Un mot' } })
      await title.fill('Ein Wort')
      await save.click()
      await expect(page.getByRole('status').filter({ hasText: office.outdated })).toBeVisible()
      await expect(title).toHaveValue('Ein Wort')
      await staff.delete(`/api/contact-forms/${doc.id}`)
      await staff.dispose()
    })
  })

test.describe('missing translations, for an agent in fr', () => {
  test.use({ locale: 'fr-BE', viewport: { width: 820, height: 1000 } })

  test('are those of what agents may change', async ({ page, playwright, baseURL }) => {
    const staff = await newStaffRequests(playwright, baseURL)
    await signInAs(page, { staff, role: 'agent' })
    await page.goto('/admin/translations?document=globals/home-search&from=fr&to=nl')
    await expect(page.getByText('Ce document n’existe pas, ou vous ne pouvez pas le modifier.')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await staff.dispose()
  })
})
