import { describe, expect, it } from 'vitest'
import { mailPrice } from '@/cms/mail/price-words'
import { formatEuro, type PriceView } from '@/domain/properties/price'
import { locales, type Locale } from '@/domain/shared/locale'
import { priceWords } from '@/site/messages/price-words'

const amount = (
  unit: 'starting-from' | 'per-month' | 'text' | null,
  unitText: string | null = null,
): PriceView => ({
  kind: 'amount',
  amount: formatEuro(Math.ceil(Math.random() * 900_000)),
  unit,
  unitText,
})

const prices: PriceView[] = [
  { kind: 'on-request' },
  amount(null),
  amount('starting-from'),
  amount('per-month'),
  amount('text', 'hors TVA'),
  { kind: 'annuity', downPayment: formatEuro(75_000), monthly: formatEuro(1_050) },
  { kind: 'annuity', downPayment: formatEuro(75_000), monthly: null },
  { kind: 'annuity', downPayment: null, monthly: formatEuro(1_050) },
]

describe.each(locales)('a price in a mail in %s', (locale) => {
  it.each(prices)('is that of the page: %j', (price) => {
    expect(mailPrice(price, locale)).toBe(priceWords({ locale, price }))
  })
})

const perMonth: Record<Locale, string> = { nl: '/ maand', fr: '/ mois', en: '/ month', de: '/ Monat' }
const from: Record<Locale, string> = { nl: 'Vanaf', fr: 'À partir de', en: 'Starting from', de: 'Ab' }

it.each(locales)('rents by the month and prices to start from say so in mails in %s', (locale) => {
  expect(mailPrice(amount('per-month'), locale)).toContain(perMonth[locale])
  expect(mailPrice(amount('starting-from'), locale)).toContain(from[locale])
})
