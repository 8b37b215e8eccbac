import { expect, test, type Page } from '@playwright/test'
import { deviceWidths } from '../../support/browser/device-widths'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { refuseConsent } from '../../support/browser/consent'
import { findOverflow } from '../../support/browser/page-width'
import { screenIn, screens } from '../../support/browser/screens'
import { locales } from '../../../src/domain/shared/locale'

test.describe.configure({ mode: 'parallel' })

const pages = {
  valuation: {
    path: screens.valuation,
    headings: {
      nl: ['Wat er daarna gebeurt', 'Thomas Becker antwoordt u', 'Recent verkocht en verhuurd'],
      fr: ['Ce qui se passe ensuite', 'Thomas Becker vous répond', 'Vendus et loués récemment'],
      en: ['What happens next', 'Thomas Becker answers you', 'Recently sold and let'],
      de: ['Wie es weitergeht', 'Thomas Becker antwortet Ihnen', 'Kürzlich verkauft und vermietet'],
    },
  },
  agency: {
    path: '/agence/',
    headings: {
      nl: ['Waar we vandaan komen', 'Hoe wij werken', 'Onze streek', 'Ons ereloon', 'Op dit moment'],
      fr: ['D’où nous venons', 'Comment nous travaillons', 'Notre région', 'Nos honoraires', 'En ce moment'],
      en: ['Where we come from', 'How we work', 'Our area', 'Our fees', 'At the moment'],
      de: ['Woher wir kommen', 'Wie wir arbeiten', 'Unsere Gegend', 'Unser Honorar', 'Im Augenblick'],
    },
  },
} as const

async function expectHeadings(page: Page, headings: readonly string[]): Promise<void> {
  for (const name of headings)
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
}

for (const [kind, { path, headings }] of Object.entries(pages))
  for (const locale of locales) {
    for (const width of deviceWidths[locale])
      test(`the page of the ${kind} in ${locale} is whole at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await refuseConsent(page)
        await page.goto(screenIn(path, locale))
        await untilAlive(page)
        await expectHeadings(page, headings[locale])
        expect(await findAxeProblems(page)).toEqual([])
        expect(await findOverflow(page)).toEqual([])
      })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test(`the page of the ${kind} in ${locale} says the same`, async ({ page }) => {
        await page.goto(screenIn(path, locale))
        await expectHeadings(page, headings[locale])
      })
    })
  }
