import { describe, expect, it } from 'vitest'
import { pageWindow } from '@/domain/search/paging'
import type { PropertyCard } from '@/site/data/properties/property-models'
import type { PropertyList } from '@/site/data/search/listing-models'
import { noCriteria } from '@/domain/search/criteria'
import { findProblems } from '../../../tests/support/site/structured-data'
import { buildAgent } from './agent'
import { buildItemLists } from './item-list'

const card = (id: number): PropertyCard => ({
  id,
  href: `/fr/a-vendre/wavre/maison/${id}/`,
  title: `Maison ${id}`,
  typeName: 'Maison',
  goal: 'sale',
  status: 'available',
  place: '1300 Wavre',
  price: { kind: 'on-request' },
  bedrooms: null,
  bathrooms: null,
  showerRooms: null,
  livingSurface: null,
  groundSurface: null,
  surfaces: [],
  priceNote: null,
  earlierPrice: null,
  marks: [],
  onlineSince: null,
  pictureCount: 0,
  energy: { label: null, labelText: null, image: false, region: null, kwh: null },
  ribbon: null,
  picture: null,
})

const listOf = (ids: number[], page = 1): PropertyList => ({
  id: 1,
  title: null,
  goal: 'sale',
  cards: ids.map(card),
  window: pageWindow({ total: 50, pageSize: 24, page }),
  base: null,
  sort: 'newest',
  line: null,
  filters: { criteria: noCriteria, types: [], cities: [] },
})

const build = (list: PropertyList, view: 'single' | 'slider' = 'single') =>
  buildItemLists({
    modules: [{ view, relation: { type: 'property-list', list } }],
    canonical: 'https://agency.example/fr/a-vendre/',
    siteUrl: 'https://agency.example',
  })

describe('buildItemLists', () => {
  it('names the properties of the shown page with their places in the whole list', async () => {
    const lists = build(listOf([7, 8], 2))
    expect(lists).toEqual([
      {
        '@type': 'ItemList',
        '@id': 'https://agency.example/fr/a-vendre/#list-1',
        numberOfItems: 50,
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 25,
            name: 'Maison 7',
            url: 'https://agency.example/fr/a-vendre/wavre/maison/7/',
          },
          {
            '@type': 'ListItem',
            position: 26,
            name: 'Maison 8',
            url: 'https://agency.example/fr/a-vendre/wavre/maison/8/',
          },
        ],
      },
    ])
    expect(await findProblems(JSON.parse(JSON.stringify(lists)))).toEqual([])
  })

  it('says nothing of an empty list and of a carousel', () => {
    expect(build(listOf([]))).toEqual([])
    expect(build(listOf([7]), 'slider')).toEqual([])
  })
})

const agency = {
  name: 'Maison Brabant',
  legalName: null,
  phone: null,
  email: null,
  street: null,
  zip: null,
  town: null,
  country: null,
  vatNumber: null,
  logo: null,
  sharePicture: null,
  hours: null,
  position: null,
  openingHours: [],
  profiles: [],
}

describe('buildAgent', () => {
  it('is a person of the agency, in the terms of the vocabulary', async () => {
    const agent = buildAgent(
      {
        name: 'Anne Lambert',
        jobTitle: 'Agent immobilier',
        phone: '+32 10 99 01 01',
        email: null,
        photo: null,
        languages: ['fr', 'nl'],
      },
      { siteUrl: 'https://agency.example', locale: 'fr', agency },
    )
    const written: Record<string, unknown> = JSON.parse(JSON.stringify(agent))
    expect(written).toEqual({
      '@type': 'Person',
      name: 'Anne Lambert',
      jobTitle: 'Agent immobilier',
      telephone: '+32 10 99 01 01',
      knowsLanguage: ['fr', 'nl'],
      worksFor: { '@id': 'https://agency.example/#agency' },
    })
    expect(await findProblems([{ '@type': 'Person', ...written }])).toEqual([])
  })
})
