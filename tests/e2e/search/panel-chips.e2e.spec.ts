import { expect, test, type Locator, type Page } from '@playwright/test'
import { locales, type Locale } from '../../../src/domain/shared/locale'
import { deviceWidths } from '../../support/browser/device-widths'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { refuseConsent } from '../../support/browser/consent'
import { findScreenProblems } from '../../support/browser/page-width'
import { textsOf } from '../../support/words/site-texts'

test.beforeEach(({ page }) => refuseConsent(page))

const lines: Record<Locale, { line: string; unread: string; left: string }> = {
  fr: { line: 'maison avec jardin max 900k licorne', unread: 'licorne', left: 'maison max 900k licorne' },
  nl: { line: 'huis met tuin max 900k eenhoorn', unread: 'eenhoorn', left: 'huis max 900k eenhoorn' },
  en: { line: 'house with garden max 900k unicorn', unread: 'unicorn', left: 'house max 900k unicorn' },
  de: { line: 'Haus mit Garten bis 900k Einhorn', unread: 'Einhorn', left: 'Haus bis 900k Einhorn' },
}

const projects: Record<Locale, string> = {
  fr: 'projet neuf à Wavre',
  nl: 'nieuwbouwproject in Waver',
  en: 'new development in Wavre',
  de: 'Neubauprojekt Wavre',
}

async function openField(page: Page, locale: Locale): Promise<{ box: Locator; field: Locator }> {
  const t = textsOf(locale)
  await page.goto(`/${locale}/`)
  await untilAlive(page)
  const box = page.getByRole('search', { name: t('search.block.label') })
  const field = box.getByRole('searchbox', { name: t('search.block.input') })
  return { box, field }
}

const countIn = async (link: Locator): Promise<number> =>
  Number(/\d+/.exec(((await link.textContent()) ?? '').replace(/[.,\s]/g, ''))?.[0])

for (const locale of locales) {
  const t = textsOf(locale)
  const { line, unread, left } = lines[locale]

  for (const width of deviceWidths[locale])
    test(`a line in the field is read as chips that are taken back one by one, in ${locale} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const { box, field } = await openField(page, locale)
      await field.fill(line)
      const chips = box.getByRole('list', { name: t('search.active.label') })
      await expect(chips.getByRole('button')).toHaveCount(3)
      await expect(box.getByText(t('search.line.unread', { words: unread })).last()).toBeVisible()
      const all = box.getByRole('link').last()
      const narrow = await countIn(all)
      await expect(all).toHaveText(t('search.filters.showCount', { count: narrow }))
      await expect(box.getByRole('status')).toContainText(t('search.filters.showCount', { count: narrow }))
      expect(await findScreenProblems(page)).toEqual([])

      const name = t('search.active.remove', { name: t('search.filters.garden') })
      const garden = chips.getByRole('button', { name })
      await garden.focus()
      await page.keyboard.press('Enter')
      await expect(field).toBeFocused()
      await expect(field).toHaveValue(left)
      await expect(chips.getByRole('button')).toHaveCount(2)
      await expect(garden).toHaveCount(0)
      const wide = await countIn(all)
      expect(wide).toBeGreaterThanOrEqual(narrow)
      await all.click()
      await expect(page).toHaveURL(/maxPrice=900000/)
      await expect(page).not.toHaveURL(/garden/)
      const found = page.getByRole('main').getByRole('status').first()
      await expect(found).toContainText(String(wide))
    })

  test(`the field finds a project by its town, in ${locale}`, async ({ page }) => {
    const { box, field } = await openField(page, locale)
    await field.fill(projects[locale])
    const group = box.getByRole('region', { name: t('search.panel.projects') })
    await expect(group.getByRole('link')).toHaveCount(1)
    expect(await findAxeProblems(page)).toEqual([])
    await group.getByRole('link').click()
    await expect(page).toHaveURL(/\/101\/$/)
  })
}

test('the list of a line names the projects that it means', async ({ page }) => {
  const t = textsOf('fr')
  await page.goto(`/fr/recherche/?${new URLSearchParams({ q: projects.fr })}`)
  const group = page.getByRole('main').getByRole('region', { name: t('search.panel.projects') })
  await group.getByRole('link').click()
  await expect(page).toHaveURL(/\/101\/$/)
})
