import { describe, expect, it } from 'vitest'
import { isMonthlyRent, isPriceOfProperty, isWholePrice } from './price-unit'

describe('a sale price', () => {
  it.each([
    null,
    undefined,
    '',
    'hors TVA',
    'hors frais et droits',
    'à partir de',
    'k.k.',
    'au prix du jour',
  ])('with the note %j is that of the whole property', (text) => {
    expect(isWholePrice(text)).toBe(true)
  })

  it.each([
    '/m²',
    'par m²',
    'au m²',
    'per m2',
    'per vierkante meter',
    'le mètre carré',
    'per square metre',
    'pro Quadratmeter',
    'par m²/an',
    '/an',
    'per jaar',
    'par are',
  ])('with the note %j is that of something else', (text) => {
    expect(isWholePrice(text)).toBe(false)
  })
})

describe('the price of the property itself', () => {
  it.each([
    ['sale', 'hors TVA', true],
    ['sale', 'par m²', false],
    ['sale', 'par an', false],
    ['rent', null, true],
    ['rent', '/mois', true],
    ['rent', '/ semaine', true],
    ['rent', 'per jaar', true],
    ['rent', 'par m²/an', false],
    ['rent', 'au m²', false],
  ] as const)('for %s with the note %j: %s', (goal, priceUnitText, expected) => {
    expect(isPriceOfProperty({ goal, priceUnitText })).toBe(expected)
  })
})

describe('a rent', () => {
  it.each([
    null,
    undefined,
    '',
    '  ',
    '/mois',
    ' / mois',
    'par mois',
    '/maand',
    'per maand',
    'maandelijks',
    'per month',
    'a month',
    'Monthly',
    'pro Monat',
    'im Monat',
    'monatlich',
    '/m.',
    '/ m',
    'p.m.',
    'p. m.',
    'p/m',
    'pm',
    'hors charges',
    'charges comprises',
    '/mois (hors charges)',
    '/mois + charges',
    '/mois + 100 € de charges',
    '+ € 75,50 provision pour charges/mois',
    'excl. lasten',
    'incl. gemeenschappelijke kosten',
    'excl. btw',
    'hors TVA',
    'plus VAT',
    'utilities not included',
    'zzgl. Nebenkosten',
    'Kaltmiete',
  ])('with the note %j is that of a month', (text) => {
    expect(isMonthlyRent(text)).toBe(true)
  })

  it.each([
    'annuel',
    'par an',
    '/an',
    'l’an',
    'à l’année',
    'jaarlijks',
    'per jaar',
    'yearly',
    'per annum',
    'p.a.',
    'a year',
    'jährlich',
    'pro Jahr',
    'par trimestre',
    'per kwartaal',
    'vierteljährlich',
    'par semaine',
    'weekly',
    'pro Woche',
    'par nuit',
    'per day',
    'au m²',
    '/m²',
    '/ m ²',
    'par m²/an',
    'par m²/mois',
    'per vierkante meter',
    'le mètre carré',
    'pro Quadratmeter im Monat',
    'par chambre',
    'per persoon per maand',
    'tous les 3 mois',
    'per 6 maanden',
    'par an, payable par mois',
    'à partir de',
    '12',
  ])('with the note %j is not, or not surely', (text) => {
    expect(isMonthlyRent(text)).toBe(false)
  })
})
