import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { findHtmlProblems } from '../../../../tests/support/site/html-problems'
import { roomCounts, roomKinds, type RoomKind } from '@/domain/properties/rooms'
import { locales, type Locale } from '@/domain/shared/locale'
import type { FactGroup } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { FactList } from './fact-groups'
import { KeyFacts } from './key-facts'

const names: Record<Locale, Record<RoomKind, [one: string, other: string]>> = {
  fr: {
    bedrooms: ['Chambre', 'Chambres'],
    bathrooms: ['Salle de bains', 'Salles de bains'],
    showerRooms: ['Salle de douche', 'Salles de douche'],
    toilets: ['Toilette', 'Toilettes'],
    garages: ['Garage', 'Garages'],
    parkings: ['Emplacement de parking', 'Emplacements de parking'],
    floors: ['Étage', 'Étages'],
  },
  nl: {
    bedrooms: ['Slaapkamer', 'Slaapkamers'],
    bathrooms: ['Badkamer', 'Badkamers'],
    showerRooms: ['Douchekamer', 'Douchekamers'],
    toilets: ['Toilet', 'Toiletten'],
    garages: ['Garage', 'Garages'],
    parkings: ['Parkeerplaats', 'Parkeerplaatsen'],
    floors: ['Verdieping', 'Verdiepingen'],
  },
  en: {
    bedrooms: ['Bedroom', 'Bedrooms'],
    bathrooms: ['Bathroom', 'Bathrooms'],
    showerRooms: ['Shower room', 'Shower rooms'],
    toilets: ['Toilet', 'Toilets'],
    garages: ['Garage', 'Garages'],
    parkings: ['Parking space', 'Parking spaces'],
    floors: ['Floor', 'Floors'],
  },
  de: {
    bedrooms: ['Schlafzimmer', 'Schlafzimmer'],
    bathrooms: ['Badezimmer', 'Badezimmer'],
    showerRooms: ['Duschbad', 'Duschbäder'],
    toilets: ['Toilette', 'Toiletten'],
    garages: ['Garage', 'Garagen'],
    parkings: ['Stellplatz', 'Stellplätze'],
    floors: ['Etage', 'Etagen'],
  },
}

/** The names and values of a list of facts, in its order. */
const pairsOf = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value])

type KeyRooms = { bedrooms: number | null; bathrooms: number | null; showerRooms: number | null }

function drawKeyFacts(rooms: KeyRooms, locale: Locale): string {
  const energy = { label: null, labelText: null, image: false, region: null, kwh: null }
  const property = { ...rooms, livingSurface: null, groundSurface: null, energy }
  return renderToStaticMarkup(createElement(KeyFacts, { property, locale }))
}

const drawTable = (rooms: Partial<Record<RoomKind, number>>, locale: Locale): string => {
  const facts = roomCounts(rooms).map(({ kind, count }) => ({ key: kind, count }))
  return renderToStaticMarkup(createElement(FactList, { group: { key: 'rooms', facts }, locale }))
}

describe.each(locales)('the rooms of a property in %s', (locale) => {
  it.each([0, 1, 2, 3, 21, 101])('are named in the number that there is of them, which is %i', (count) => {
    const rooms = Object.fromEntries(roomKinds.map((kind) => [kind, count]))
    const expected = roomKinds.map((kind) => [names[locale][kind][count === 1 ? 0 : 1], String(count)])
    expect(pairsOf(drawTable(rooms, locale))).toEqual(count === 0 ? [] : expected)
  })

  it('are the same among the key facts as in the table', () => {
    for (const bathrooms of [null, 1, 2])
      for (const showerRooms of [null, 1, 2]) {
        const rooms = { bedrooms: 1, bathrooms, showerRooms }
        const counts = Object.fromEntries(roomCounts(rooms).map(({ kind, count }) => [kind, count]))
        expect(pairsOf(drawKeyFacts(rooms, locale))).toEqual(pairsOf(drawTable(counts, locale)))
      }
  })

  it('have a bedroom or bedrooms on a card', () => {
    const [one, other] = names[locale].bedrooms
    const say = (count: number) => getTranslator(locale)('property.bedrooms', { count }).toLowerCase()
    expect([say(1), say(2)]).toEqual([`1 ${one.toLowerCase()}`, `2 ${other.toLowerCase()}`])
  })
})

it.each(locales)('a fact that explains itself is valid HTML in %s', async (locale) => {
  const group: FactGroup = { key: 'costs', facts: [{ key: 'deposit', value: '€ 2.240' }] }
  const html = renderToStaticMarkup(createElement(FactList, { group, locale }))
  expect(html).toContain('popover')
  expect(await findHtmlProblems(html)).toEqual([])
})
