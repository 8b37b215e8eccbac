import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { goneLabels } from '@/domain/properties/property-status'
import { locales, type Locale } from '@/domain/shared/locale'
import type { ProjectUnit } from '@/site/data/properties/project-models'
import type { UnitOrder } from '@/domain/projects/unit-order'
import { statusWords } from '@/messages/status-words'
import { UnitTable } from './unit-table'

const flat: ProjectUnit = {
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
  onlineSince: null,
  pictureCount: 0,
  energy: { label: 'A', labelText: null, image: true, region: 'wallonia', kwh: 62 },
  ribbon: null,
  picture: null,
  number: 'A2',
  floor: 1,
  terrace: 12,
  comparable: 305_000,
  phase: null,
}

const drawTable = (units: ProjectUnit[], { locale = 'fr', order = null }: Partial<Shown> = {}): string =>
  renderToStaticMarkup(
    createElement(UnitTable, { units, locale, path: '/fr/projects/wavre/x/101/', order, plansId: 'plans' }),
  )

type Shown = { locale: Locale; order: UnitOrder | null }

/** The cells of the one row for this property, without the names that telephones show. */
function cellsOf(unit: Partial<ProjectUnit>, locale: Locale = 'fr'): string[] {
  const drawn = drawTable([{ ...flat, ...unit }], { locale })
  const body = drawn.slice(drawn.indexOf('<tbody')).replaceAll(/<span class="unit-label">.*?<\/span>/g, '')
  return [...body.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, ''))
}

describe('a property of a project', () => {
  it.each(locales)('says whether it can be had, in %s', (locale) => {
    for (const status of ['coming-soon', 'available', 'under-option', 'reserved'] as const)
      expect(cellsOf({ status }, locale).at(-1)).toBe(statusWords[status][locale])
    expect(cellsOf({ status: 'sold' }, locale).at(-1)).toBe(goneLabels.sold[locale])
    expect(cellsOf({ status: 'rented' }, locale).at(-1)).toBe(goneLabels.rented[locale])
  })

  it('has its number, floor, rooms, surfaces and price', () => {
    const all = ['A2', '1', '2', '85 m²', '12 m²', '€ 305.000', 'Vendu']
    expect(cellsOf({ status: 'sold' })).toEqual(all)
    expect(cellsOf({ floor: 0, marks: ['plan'] })).toEqual([
      ...['A2', 'Rez-de-chaussée', ...all.slice(2, 6)],
      ...['Disponible', 'Plans Appartement A2'],
    ])
  })

  it('has no columns that are empty, and a word for a hidden price', () => {
    const unknown = { number: null, floor: null, bedrooms: 0, livingSurface: null, terrace: null }
    const price = { kind: 'on-request' } as const
    expect(cellsOf({ ...unknown, price, comparable: null })).toEqual(['Prix sur demande', 'Disponible'])
  })
})

describe('the table of a project', () => {
  const units = [flat, { ...flat, id: 2105, title: 'B', floor: 0, comparable: 290_000 }]
  const rowsIn = (order: UnitOrder | null) =>
    [...drawTable(units, { order }).matchAll(/<th scope="row">.*?<a[^>]*>(.*?)<\/a>/g)].map(
      ([, title]) => title,
    )

  it('is sorted by the links of its heads', () => {
    expect(rowsIn(null)).toEqual(['Appartement A2', 'B'])
    expect(rowsIn({ column: 'comparable', isDescending: false })).toEqual(['B', 'Appartement A2'])
    const drawn = drawTable(units, { order: { column: 'floor', isDescending: true } })
    expect(drawn).toContain('data-column="floor" aria-sort="descending"')
    expect(drawn.match(/aria-sort/g)).toHaveLength(1)
    // Telephones have no heads.
    const links = drawn.slice(0, drawn.indexOf('<table'))
    expect(links.match(/ \((dé)?croissant\)/g)).toEqual([' (décroissant)'])
    expect(links).toMatch(/Étage<span class="sr-only"> \(décroissant\)</)
    expect(drawn).toContain('href="/fr/projects/wavre/x/101/?units=price"')
  })
})
