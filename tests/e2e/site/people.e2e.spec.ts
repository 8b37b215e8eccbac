import { expect, test, type Page } from '@playwright/test'
import { agentPath, teamPath } from '../../../src/domain/agents/agent-path'
import { buildHref } from '../../../src/domain/routing/routes'
import { locales, type Locale } from '../../../src/domain/shared/locale'
import { deviceWidths, journeyLocales } from '../../support/browser/device-widths'
import { untilAlive } from '../../support/browser/alive'
import { refuseConsent } from '../../support/browser/consent'
import { findScreenProblems } from '../../support/browser/page-width'
import { textsOf } from '../../support/words/site-texts'

test.beforeEach(({ page }) => refuseConsent(page))

const team = ['Claire Delvaux', 'Marc Lejeune', 'Sofie Verhoeven', 'Thomas Becker'] as const

const claireIn = (locale: Locale) =>
  buildHref({ locale, path: agentPath({ locale, slug: 'claire-delvaux' }) })
const agencyIn = (locale: Locale) => `/agence/?lng=${locale}`

const cards = (page: Page) => page.getByRole('main').getByRole('article')

for (const locale of locales) {
  const t = textsOf(locale)

  test(`the page of the agency in ${locale} shows the team, and the keyboard opens a person's page`, async ({
    page,
  }) => {
    for (const width of deviceWidths[locale]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(agencyIn(locale))
      await expect(cards(page).getByRole('heading')).toHaveText([...team])
      expect(await findScreenProblems(page)).toEqual([])
    }
    await untilAlive(page)
    const claire = cards(page).first()
    await claire.getByRole('link', { name: 'Claire Delvaux', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(claire.getByRole('link', { name: '+32 10 99 01 01' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(
      claire.getByRole('link', { name: t('property.writeNow') }).filter({ hasText: 'Claire Delvaux' }),
    ).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${claireIn(locale)}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claire Delvaux')
  })

  test(`the page of an agent in ${locale} says how to reach them and shows their homes`, async ({ page }) => {
    for (const width of deviceWidths[locale]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(claireIn(locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claire Delvaux')
      expect(await findScreenProblems(page)).toEqual([])
    }
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '+32 10 99 01 01' })).toHaveAttribute(
      'href',
      /^tel:\+3210990101$/,
    )
    await expect(main.getByRole('link', { name: t('property.writeNow') })).toHaveAttribute(
      'href',
      /^mailto:claire\.delvaux@/,
    )
    await expect(main.getByRole('link', { name: t('team.contact') })).toBeVisible()
    const homes = page.getByRole('region', { name: t('team.properties.sale', { name: 'Claire Delvaux' }) })
    const shown = await homes.getByRole('article').count()
    expect(shown).toBeGreaterThan(6)
    await expect(homes.getByText(t('listing.count.sale', { count: shown }))).toBeVisible()
    // What search engines are told stands in the page as it is sent.
    for (const other of locales)
      await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveAttribute(
        'href',
        new RegExp(`${claireIn(other)}$`),
      )
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${claireIn(locale)}$`),
    )
  })

  test(`a property in ${locale} leads to the page of its agent, which shows it`, async ({ page }) => {
    await page.goto(claireIn(locale))
    await cards(page).first().getByRole('link').first().click()
    const contact = page.getByRole('region', { name: t('property.contactTitle') })
    await expect(contact.getByRole('link', { name: 'Claire Delvaux' })).toHaveAttribute(
      'href',
      claireIn(locale),
    )
  })

  test(`the address of the team in ${locale} leads to the page that shows it`, async ({ page }) => {
    await page.goto(buildHref({ locale, path: teamPath(locale) }))
    await expect(cards(page).getByRole('heading')).toHaveText([...team])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of journeyLocales)
    test(`the team in ${locale} leads to the page of a person and back`, async ({ page }) => {
      await page.goto(agencyIn(locale))
      await page.getByRole('main').getByRole('link', { name: 'Sofie Verhoeven', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofie Verhoeven')
      const breadcrumb = page.getByRole('navigation', { name: textsOf(locale)('common.breadcrumb') })
      await breadcrumb.getByRole('link').last().click()
      await expect(cards(page).getByRole('heading')).toHaveText([...team])
    })
})

test('an unknown agent is a missing page, and so is one below an agent', async ({ request }) => {
  for (const path of ['/fr/equipe/lucie/', '/fr/equipe/claire-delvaux/biens/', '/fr/team/claire-delvaux/'])
    expect((await request.get(path)).status(), path).toBe(404)
})
