import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { goneLabels } from '@/domain/properties/property-status'
import { locales, type Locale } from '@/domain/shared/locale'
import type { PropertyCard } from '@/site/data/view-models'
import { getTranslator } from '@/messages/translator'
import { UnitTable } from './unit-table'

const flat: PropertyCard = {
  id: 2104,
  href: '/fr/a-vendre/wavre/appartement/2104/',
  title: 'Appartement A2',
  typeName: 'Appartement',
  goal: 'sale',
  status: 'available',
  place: '1300 Wavre',
  price: { kind: 'amount', amount: '€ 305.000', unit: null, unitText: null },
  bedrooms: 2,
  bathrooms: 1,
  showerRooms: null,
  livingSurface: 85,
  groundSurface: null,
  surfaces: [{ kind: 'living', squareMetres: 85 }],
  priceNote: null,
  earlierPrice: null,
  marks: [],
  publishedAt: null,
  pictureCount: 0,
  energy: { label: 'A', labelText: null, image: true, region: 'wallonia', kwh: 62 },
  ribbon: null,
  picture: null,
}

/** The cells of the one row for this property. */
function cellsOf(unit: Partial<PropertyCard>, locale: Locale = 'fr'): string[] {
  const drawn = renderToStaticMarkup(createElement(UnitTable, { units: [{ ...flat, ...unit }], locale }))
  const body = drawn.slice(drawn.indexOf('<tbody'))
  return [...body.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, ''))
}

describe('a property of a project', () => {
  it.each(locales)('says whether it can be had, in %s', (locale) => {
    const t = getTranslator(locale)
    expect(cellsOf({}, locale).at(-1)).toBe(t('project.table.available'))
    expect(cellsOf({ status: 'sold' }, locale).at(-1)).toBe(goneLabels.sold[locale])
    expect(cellsOf({ status: 'rented' }, locale).at(-1)).toBe(goneLabels.rented[locale])
  })

  it('says so below its price too, for telephones', () => {
    expect(cellsOf({ status: 'sold' })).toEqual(['2104', '2', '85 m²', '€ 305.000Vendu', 'Vendu'])
  })

  it('has a dash for unknown values, and a word for a hidden price', () => {
    const price = { kind: 'on-request' } as const
    expect(cellsOf({ bedrooms: 0, livingSurface: null, price })).toEqual([
      '2104',
      '–',
      '–',
      'Prix sur demandeDisponible',
      'Disponible',
    ])
  })
})
