import { describe, expect, it } from 'vitest'
import { mostMapProperties, parseMapMessage } from './map-message'

const property = {
  id: 2101,
  href: '/fr/a-vendre/wavre/maison/2101/',
  title: 'Maison 3 chambres',
  price: '€ 385.000',
  lat: 50.7158,
  lng: 4.6072,
  approximate: false,
  thumbnail: '/api/media/file/house-01-250.webp?v=1',
}

const marker = { lat: 50.7, lng: 4.6, approximate: true }
const area = { north: 50.78, south: 50.4, east: 5.1, west: 4.45 }
const shape = [
  { lat: 50.7, lng: 4.6 },
  { lat: 50.7, lng: 4.7 },
  { lat: 50.8, lng: 4.7 },
]
const message = {
  properties: [property],
  mapType: 'list',
  marker: null,
  infoMessage: null,
  area: null,
  shape: null,
}

describe('parseMapMessage', () => {
  it.each([
    ['a list', message],
    ['an empty list', { ...message, properties: [] }],
    ['the properties of an area', { ...message, area }],
    [
      'one place',
      { properties: [], mapType: 'single', marker, infoMessage: 'Environ 500 m', area: null, shape: null },
    ],
    ['a list on whose map nothing is drawn', { ...message, shape: [] }],
    ['the properties of a drawn area', { ...message, shape }],
    ['a property without picture', { ...message, properties: [{ ...property, thumbnail: null }] }],
  ])('takes %s, as an object and as text', (_case, given) => {
    expect(parseMapMessage(given)).toEqual(given)
    expect(parseMapMessage(JSON.stringify(given))).toEqual(given)
  })

  it('needs no word about an area', () => {
    const { area: _, shape: __, ...rest } = message
    expect(parseMapMessage(rest)).toEqual(message)
  })

  it('leaves behind what it does not know', () => {
    const given = { ...message, html: '<b>', properties: [{ ...property, owner: 'Dupont' }] }
    expect(parseMapMessage(given)).toEqual(message)
  })

  it('makes one pin of a property that comes twice', () => {
    expect(parseMapMessage({ ...message, properties: [property, { ...property }] })?.properties).toHaveLength(
      1,
    )
  })

  it('takes as many properties as a map may show, and not one more', () => {
    const properties = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...property, id: index + 1 }))
    expect(
      parseMapMessage({ ...message, properties: properties(mostMapProperties) })?.properties,
    ).toHaveLength(500)
    expect(parseMapMessage({ ...message, properties: properties(mostMapProperties + 1) })).toBeNull()
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['text that is no JSON', 'ready'],
    ['text without end', `{"more":"${'x'.repeat(1_500_000)}"}`],
    ['an answer of the frame itself', { type: 'ready' }],
    ['no properties', { ...message, properties: undefined }],
    ['properties that are no list', { ...message, properties: { 0: property } }],
    ['no map type', { ...message, mapType: undefined }],
    ['another map type', { ...message, mapType: 'satellite' }],
    ['no word about the marker', { ...message, marker: undefined }],
    ['a marker without approximate', { ...message, marker: { lat: 50.7, lng: 4.6 } }],
    ['a marker off the earth', { ...message, marker: { ...marker, lat: 95 } }],
    ['no word about the info message', { ...message, infoMessage: undefined }],
    ['an info message that is no text', { ...message, infoMessage: 7 }],
    ['an info message too long', { ...message, infoMessage: 'x'.repeat(401) }],
    ['an area upside down', { ...message, area: { ...area, north: 50.3 } }],
    ['a drawn area of two corners', { ...message, shape: shape.slice(1) }],
    ['a drawn area in words', { ...message, shape: '50~4_50~5_51~5' }],
    ['a drawn area off the earth', { ...message, shape: [...shape, { lat: 91, lng: 4 }] }],
    ['an area in words', { ...message, area: 'Wavre' }],
  ])('ignores %s', (_case, data) => {
    expect(parseMapMessage(data)).toBeNull()
  })

  it.each([
    ['no number', { id: undefined }],
    ['a number in words', { id: '2101' }],
    ['a number below one', { id: 0 }],
    ['half a number', { id: 1.5 }],
    ['a script for an address', { href: 'javascript:alert(1)' }],
    ['an address elsewhere', { href: '//evil.example/' }],
    ['a hidden address elsewhere', { href: '/%5Cevil.example/' }],
    ['a full address', { href: 'https://evil.example/' }],
    ['a picture from elsewhere', { thumbnail: 'https://evil.example/pixel.gif' }],
    ['no word about the picture', { thumbnail: undefined }],
    ['a title that is no text', { title: { html: '<img>' } }],
    ['a title too long', { title: 'x'.repeat(301) }],
    ['a price in numbers', { price: 385_000 }],
    ['a price too long', { price: 'x'.repeat(121) }],
    ['a place in words', { lat: '50.7' }],
    ['a place that is no number', { lat: Number.NaN }],
    ['a place beyond the date line', { lng: 181 }],
    ['no word about how exact it is', { approximate: undefined }],
  ])('ignores the whole message when a property has %s', (_case, fields) => {
    const properties = [property, { ...property, id: 2102, ...fields }]
    expect(parseMapMessage({ ...message, properties })).toBeNull()
  })
})
