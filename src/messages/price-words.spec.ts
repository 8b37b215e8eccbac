import { describe, expect, it } from 'vitest'
import { formatEuro, type PriceView } from '@/domain/properties/price'
import { locales, type Locale } from '@/domain/shared/locale'
import { priceWords } from './price-words'

const figure = formatEuro(385_000)

const amount = (
  unit: 'starting-from' | 'per-month' | 'text' | null,
  unitText: string | null = null,
): PriceView => ({
  ...{ kind: 'amount', amount: figure, unit, unitText },
})

const annuity = (downPayment: number | null, monthly: number | null): PriceView => ({
  kind: 'annuity',
  downPayment: downPayment === null ? null : formatEuro(downPayment),
  monthly: monthly === null ? null : formatEuro(monthly),
})

const words: Record<Locale, [onRequest: string, from: string, perMonth: string, downPayment: string]> = {
  nl: ['Prijs op aanvraag', 'Vanaf', '/ maand', 'Bouquet'],
  fr: ['Prix sur demande', 'À partir de', '/ mois', 'Bouquet'],
  en: ['Price on request', 'Starting from', '/ month', 'Down payment'],
  de: ['Preis auf Anfrage', 'Ab', '/ Monat', 'Anzahlung'],
}

describe.each(locales)('a price in words in %s', (locale) => {
  const [onRequest, from, perMonth, downPayment] = words[locale]

  it.each([
    [{ kind: 'on-request' } as const, onRequest],
    [amount(null), figure],
    [amount('starting-from'), `${from} ${figure}`],
    [amount('per-month'), `${figure} ${perMonth}`],
    [amount('text', 'hors TVA'), `${figure} hors TVA`],
    [annuity(75_000, null), `${downPayment} ${formatEuro(75_000)}`],
  ])('of %j is %s', (price, words) => {
    expect(priceWords({ locale, price })).toBe(words)
  })

  it('of a life annuity names both amounts, or the rent alone', () => {
    const both = priceWords({ locale, price: annuity(75_000, 1_050) })
    expect(both).toContain(`${downPayment} ${formatEuro(75_000)} + `)
    for (const words of [both, priceWords({ locale, price: annuity(null, 1_050) })])
      expect(words).toContain(`${formatEuro(1_050)} ${perMonth}`)
  })
})
