import { createElement } from 'react'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createPlaces, houseData, type Places } from '../../support/properties/search-properties'
import { drawHtml } from '../../support/site/draw-html'

vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
})
afterAll(stopPayload)

type Changes = Partial<RequiredDataFromCollectionSlug<'properties'>>

// A kilometre north of the middle of Wavre.
const home = { latitude: 50.7262, longitude: 4.6014, publishAddress: true }
const school = { kind: 'school' as const, name: 'Institut Saint-Jean', distance: 350 }
const station = { kind: 'station' as const, latitude: 50.7158, longitude: 4.6058 }

async function draw(changes: Changes) {
  const publicId = 9700 + nextNumber()
  const data = { ...houseData(places, { ...home, ...changes }), publicId, listedIn: { french: true } }
  await payload.create({ collection: 'properties', locale: 'fr', data })
  const { getProperty } = await import('@/site/data/properties/properties')
  const { PropertySections } = await import('@/site/screens/properties/property-sections')
  const found = await getProperty({ id: publicId, locale: 'fr' })
  if (!found) throw new Error('The property has no page')
  const { property } = found
  const html = await drawHtml(createElement(PropertySections, { property, locale: 'fr' }))
  return { district: property.district, html }
}

const rowsIn = (html: string) =>
  [...html.slice(html.indexOf('Le quartier')).matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)].map(
    ([, name, value]) => [name, value],
  )

describe('the district of a property', () => {
  it('is absent where nobody wrote or named anything', async () => {
    const { district, html } = await draw({})
    expect(district).toBeNull()
    expect(html).not.toContain('Le quartier')
  })

  it('has what was named, with typed and computed distances, and the middle of the town', async () => {
    const { html } = await draw({ districtText: 'Calme.\n\nPrès du parc.', nearby: [school, station] })
    expect(html).toContain('<p class="mb-4">Calme.</p><p class="mb-4">Près du parc.</p>')
    expect(rowsIn(html)).toEqual([
      ['École · Institut Saint-Jean', '350 m'],
      ['Gare', '1,2 km à vol d’oiseau'],
      ['Centre de Wavre', '1 km à vol d’oiseau'],
    ])
  })

  it('tells distances of a hidden address only from the blurred place, rounded up', async () => {
    const { html } = await draw({ publishAddress: false, nearby: [school, station] })
    expect(rowsIn(html)).toEqual([
      ['École · Institut Saint-Jean', 'environ 500 m'],
      ['Gare', 'environ 1,5 km à vol d’oiseau'],
      ['Centre de Wavre', 'environ 1 km à vol d’oiseau'],
    ])
    expect(html).toContain('arrondies au demi-kilomètre supérieur')
  })

  it('has the text of the town for a property without one', async () => {
    const data = { districtText: 'Au bord de la Dyle.' }
    await payload.update({ collection: 'cities', id: places.wavre, locale: 'fr', data })
    expect((await draw({})).district?.text).toEqual(['Au bord de la Dyle.'])
    expect((await draw({ districtText: 'Rue calme.' })).district?.text).toEqual(['Rue calme.'])
    await payload.update({
      collection: 'cities',
      id: places.wavre,
      locale: 'fr',
      data: { districtText: null },
    })
  })
})
