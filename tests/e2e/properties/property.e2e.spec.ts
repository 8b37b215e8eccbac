import { expect, test, type Locator, type Page } from '@playwright/test'
import { locales, type Locale } from '../../../src/domain/shared/locale'
import { statusWords } from '../../../src/messages/status-words'
import { refuseConsent } from '../../support/browser/consent'
import { sampleProperty } from '../../support/properties/sample-properties'
import { screenIn } from '../../support/browser/screens'
import { textsOf } from '../../support/words/site-texts'

test.use({ viewport: { width: 1280, height: 800 } })
test.beforeEach(({ page }) => refuseConsent(page))

const t = textsOf('fr')

async function openProperty(page: Page, id: number, locale: Locale = 'fr') {
  await page.goto(screenIn(`/property/${id}/`, locale))
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sampleProperty(id, locale).TypeDescription)
}

const headingOf = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true })

const sectionOf = (page: Page, name: string): Locator =>
  page.locator('main section').filter({ has: headingOf(page, name) })

/** The value beside a name in a list of facts. */
const factOf = (section: Locator, name: string): Locator =>
  section
    .locator('dl > div')
    .filter({ has: section.page().getByText(name, { exact: true }) })
    .locator('dd')

async function expectFacts(section: Locator, facts: [name: string, value: string][]) {
  for (const [name, value] of facts) await expect(factOf(section, name)).toHaveText(value)
}

test.describe('the costs of a property', () => {
  test('of a house in Wallonia are added up for an only home and for any other, with the date and the source', async ({
    page,
  }) => {
    await openProperty(page, 2101)
    const table = sectionOf(page, t('property.purchase.title')).getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText([
      t('property.purchase.line'),
      t('property.purchase.own-home'),
      t('property.purchase.standard'),
    ])
    const cellsOf = (line: string) =>
      table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: line, exact: true }) })
        .getByRole('cell')
    await expect(cellsOf(t('property.purchase.price'))).toHaveText(['€ 385.000', '€ 385.000'])
    await expect(cellsOf(t('property.purchase.registration'))).toHaveText(['€ 11.550', '€ 48.125'])
    await expect(cellsOf(t('property.purchase.notary'))).toHaveText(['€ 3.056,58', '€ 3.056,58'])
    await expect(cellsOf(t('property.purchase.deed'))).toHaveText(['€ 1.500', '€ 1.500'])
    await expect(cellsOf(t('property.purchase.total'))).toHaveText(['€ 401.106,58', '€ 437.681,58'])
    const source = 'Wallonie, Code des droits d’enregistrement, art. 44 – spw.wallonie.be'
    const rates = t('property.purchase.rates', { date: '1er janvier 2025', source })
    await expect(page.getByText(rates, { exact: true })).toBeVisible()
  })

  for (const [id, what] of [
    [2231, 'whose price is hidden'],
    [2112, 'sold for a life annuity'],
    [2125, 'that is sold'],
    [2117, 'to let'],
  ] as const) {
    test(`of a property ${what} are not added up`, async ({ page }) => {
      await openProperty(page, id)
      await expect(headingOf(page, t('property.energy'))).toBeVisible()
      await expect(headingOf(page, t('property.purchase.title'))).toHaveCount(0)
    })
  }

  test('a tenant reads rent, charges, their sum and the deposit, and an explanation of these words', async ({
    page,
  }) => {
    await openProperty(page, 2117)
    const section = sectionOf(page, t('property.rental.title'))
    await expectFacts(section, [
      [t('property.rental.rent'), '€ 1.120 / mois'],
      [t('facts.costs.rentCharges'), '€ 140 / mois'],
      [t('property.rental.total'), '€ 1.260'],
      [t('facts.costs.deposit'), t('property.rental.deposit', { months: 2, amount: '€ 2.240' })],
      [t('facts.costs.inventory'), '€ 350'],
    ])
    const help = section.getByText(t('facts.help.costs.deposit'), { exact: true })
    await expect(help).toBeHidden()
    await section.getByText(t('facts.costs.deposit'), { exact: true }).click()
    await expect(help).toBeVisible()
  })

  test('the buyer of a life annuity reads its terms', async ({ page }) => {
    await openProperty(page, 2112)
    const section = sectionOf(page, t('facts.lifeAnnuity.enabled'))
    await expect(section.getByText(t('property.lifeAnnuity'), { exact: true })).toBeVisible()
    await expectFacts(section, [
      [t('facts.lifeAnnuity.downPayment'), '€ 75.000'],
      [t('facts.lifeAnnuity.monthlyAnnuity'), t('facts.per.month', { amount: '€ 1.050' })],
      [t('facts.lifeAnnuity.occupied'), t('facts.options.occupied.occupied')],
      [t('facts.lifeAnnuity.annuitants'), '1'],
      [t('facts.lifeAnnuity.ages'), '81'],
      [t('facts.lifeAnnuity.maximumYears'), t('facts.units.years', { amount: 14 })],
      [t('facts.lifeAnnuity.bareOwnershipValue'), '€ 265.000'],
    ])
    await expect(headingOf(page, t('property.rental.title'))).toHaveCount(0)
  })
})

test.describe('the notices on the page of a property', () => {
  for (const locale of locales) {
    test(`label E in Flanders comes with the duty to renovate, in ${locale}`, async ({ page }) => {
      const words = textsOf(locale)
      await openProperty(page, 2332, locale)
      const section = sectionOf(page, words('property.energy'))
      const use = words('common.energyUse', { value: 463 })
      await expect(
        section.getByRole('img', { name: words('energy.altWithUse', { label: 'E', use }), exact: true }),
      ).toBeVisible()
      await expect(section.getByText(words('energy.name.flanders'), { exact: true })).toBeVisible()
      await expect(section.getByText(use, { exact: true })).toBeVisible()
      await expectFacts(section, [
        [
          words('facts.energy.certificateNumber'),
          sampleProperty(2332, locale).Detail.energyCertificate.number,
        ],
        [words('facts.energy.total'), words('facts.units.kwhYear', { amount: 70_376 })],
        [words('facts.energy.endDate'), locale === 'de' ? '13.01.2036' : '13/01/2036'],
        [words('facts.energy.asbestosType'), words('facts.options.asbestosType.not-safe')],
      ])
      await expect(section.getByText(words('property.renovationDuty'), { exact: true })).toBeVisible()
    })
  }

  test('a Walloon property with label E has no such duty', async ({ page }) => {
    await openProperty(page, 2115)
    const section = sectionOf(page, t('property.energy'))
    await expect(section.getByText(t('common.energyUse', { value: 389 }), { exact: true })).toBeVisible()
    await expect(page.getByText(t('property.renovationDuty'))).toHaveCount(0)
  })

  test('the planning notes show its flood scores, a warning of the worst, and explanations', async ({
    page,
  }) => {
    await openProperty(page, 2332)
    const section = sectionOf(page, t('property.planning'))
    await expectFacts(section, [
      [t('facts.planning.permit'), t('facts.options.yesNo.unknown')],
      [t('facts.planning.preemptiveRights'), t('facts.options.yesNo.no')],
      [t('facts.planning.summons'), t('facts.options.yesNo.no')],
      [t('facts.planning.areaApplication'), t('facts.options.areaApplication.residential')],
      [t('facts.planning.gScore'), t('facts.options.gScore.C')],
      [t('facts.planning.pScore'), t('facts.options.pScore.D')],
    ])
    const note = section.getByRole('note')
    await expect(note.getByText(t('property.floodSymbol.title'), { exact: true })).toBeVisible()
    await expect(note.getByText(t('property.floodSymbol.plot'), { exact: true })).toBeVisible()
    const help = section.getByText(t('facts.help.planning.pScore'), { exact: true })
    await expect(help).toBeHidden()
    await section.getByText(t('facts.planning.pScore'), { exact: true }).press('Enter')
    await expect(help).toBeVisible()
  })
})

for (const locale of locales) {
  const words = textsOf(locale)

  test(`properties that are sold or rented say so and offer no appointment, in ${locale}`, async ({
    page,
  }) => {
    for (const [id, status] of [
      [2125, 'sold'],
      [2126, 'rented'],
    ] as const) {
      await openProperty(page, id, locale)
      const note = page.getByRole('main').locator('header').getByRole('note')
      await expect(note.getByText(words(`property.statusNotice.${status}`), { exact: true })).toBeVisible()
      await expect(note.getByText(words('property.statusHint'), { exact: true })).toBeVisible()
      await expect(headingOf(page, words('property.similar'))).toBeVisible()
      await expect(page.getByRole('link', { name: words('property.appointment.book') })).toHaveCount(0)
    }
    await openProperty(page, 2101, locale)
    await expect(page.getByRole('main').locator('header').getByRole('note')).toHaveCount(0)
    await expect(page.getByRole('link', { name: words('property.appointment.book') }).first()).toBeVisible()
  })

  test(`a property without pictures, price and address says that these are on request, and shows its street nowhere, in ${locale}`, async ({
    page,
  }) => {
    const { Street, Zip, City } = sampleProperty(2231, locale)
    await openProperty(page, 2231, locale)
    await expect(page.getByText(words('property.noPhoto'), { exact: true })).toBeVisible()
    await expect(page.getByText(words('property.noPhotoHint'), { exact: true })).toBeVisible()
    await expect(page.locator('a[data-picture]')).toHaveCount(0)
    const header = page.getByRole('main').locator('header').first()
    await expect(header.getByText(words('property.addressOnRequest'), { exact: true })).toBeVisible()
    await expect(header).toContainText(`${Zip} ${City}`)
    await expect(header.getByText(words('property.priceOnRequest'), { exact: true })).toBeVisible()
    // Including the data for scripts and search engines.
    const sent = await page.content()
    expect(sent).toContain(City)
    expect(sent).not.toContain(Street)
  })
}

test('a project lists its properties with their state, the lowest price and its own site', async ({
  page,
}) => {
  await page.goto(screenIn('/project/101/', 'fr'))
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résidence neuve à Basse-Wavre')
  const from = t('property.startingFrom', { amount: '€ 289.000' })
  await expect(main.locator('header').getByText(from, { exact: true })).toBeVisible()
  await expect(main.getByText(t('project.available', { count: 1, total: 1 }), { exact: true })).toBeVisible()

  const site = main.getByRole('link', { name: t('project.external') })
  await expect(site).toHaveAttribute('href', 'https://www.designer-documents.example/maison-brabant/101/')
  await expect(site).toHaveAttribute('target', '_blank')
  await expect(site).toContainText(t('common.newTab'))

  const table = main.getByRole('table', { name: t('project.units'), exact: true })
  await expect(table.getByRole('rowheader')).toHaveCount(1)
  await expect(table.getByRole('cell')).toHaveText(
    ['2', '85 m²', '12 m²', from, statusWords.available.fr, new RegExp(`^${t('property.plans.title')}`)],
    { useInnerText: true },
  )
  const unit = sampleProperty(2104, 'fr').TypeDescription
  await table.getByRole('rowheader').getByRole('link', { name: unit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unit)
})

test('a project whose properties are not listed yet says so, in every language', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(screenIn('/project/95/', locale))
    const words = textsOf(locale)
    const section = sectionOf(page, words('project.units'))
    await expect(section.getByText(words('project.noUnits'), { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('link', { name: words('project.external') })).toHaveCount(0)
  }
})

for (const locale of ['de', 'fr', 'nl'] as const)
  test(`the table of costs has room on the narrowest telephone, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openProperty(page, 2101, locale)
    const table = page.getByRole('table').filter({ hasText: textsOf(locale)('property.purchase.total') })
    const outside = await table.evaluate((element) => {
      const { left, right } = element.parentElement?.getBoundingClientRect() ?? { left: 0, right: 0 }
      const cells = [...element.querySelectorAll('th:not(.sr-only), td')]
      return cells.filter((cell) => {
        const edge = cell.getBoundingClientRect()
        return cell.scrollWidth > cell.clientWidth + 1 || edge.left < left - 1 || edge.right > right + 1
      }).length
    })
    expect(outside).toBe(0)
  })
