import { expect, test } from '@playwright/test'
import { screenTexts } from '@/messages/screen-texts'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { openOffice, untilOfficeAlive } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

const texts = screenTexts.translations
const { languageNames } = screenTexts.fields.language

for (const [locale, width] of [
  ['nl', 1440],
  ['fr', 390],
] as const)
  test.describe(`the form of a document in ${locale}`, () => {
    test.use({ locale: `${locale}-BE`, viewport: { width, height: 1000 } })

    test('says which languages lack texts, and leads to their translation', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const staff = await newStaffRequests(playwright, baseURL)
      const name = `Gaps ${locale} ${Date.now()}`
      const data = { kind: 'site-contact', name, title: 'Écrivez-nous' }
      const created = await staff.post('/api/contact-forms?locale=fr', { data })
      const { doc } = await created.json()
      await signInAs(page, { staff, role: 'editor' })
      await openOffice(page, `/admin/collections/contact-forms/${doc.id}`)
      const gaps = page.getByRole('list', { name: texts.missing[locale] })
      const summary = page.locator('.agency-gaps summary')
      await expect(summary).toHaveText(`${texts.missing[locale]} (3)`)
      await summary.click()
      await expect(gaps.getByRole('link')).toHaveText(
        (['nl', 'en', 'de'] as const).map((each) => `${languageNames[each][locale]} (1)`),
      )
      expect(await findAgencyProblems(page)).toEqual([])
      await gaps.getByRole('link', { name: languageNames.de[locale] }).click()
      await page.waitForURL(/document=contact-forms%2F\d+&from=fr&to=de/)
      await untilOfficeAlive(page)
      await page.getByRole('button', { name: texts.editor.copyAll[locale], exact: true }).click()
      await page.getByRole('button', { name: texts.editor.save[locale], exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: texts.editor.saved[locale] })).toBeVisible()
      await openOffice(page, `/admin/collections/contact-forms/${doc.id}`)
      await expect(summary).toHaveText(`${texts.missing[locale]} (2)`)
      await staff.delete(`/api/contact-forms/${doc.id}`)
      await staff.dispose()
    })
  })
