import { describe, expect, it } from 'vitest'
import { attributionParts, tileHost, tileOrigins } from './tiles'

const siteUrl = 'https://www.maison-brabant.example'

describe('tileOrigins', () => {
  it.each([
    ['one server', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', ['https://tile.openstreetmap.org']],
    [
      'three by their names',
      'https://{s}.tiles.example/{z}/{x}/{y}.png',
      ['https://a.tiles.example', 'https://b.tiles.example', 'https://c.tiles.example'],
    ],
    ['a port', 'http://localhost:8080/{z}/{x}/{y}@2x.webp?key=1', ['http://localhost:8080']],
    ['a path of this site', '/tiles/{z}/{x}/{y}.png', []],
  ])('finds %s', (_case, url, origins) => {
    expect(tileOrigins(url)).toEqual(origins)
  })

  it.each([
    ['without {z}', 'https://tiles.example/{x}/{y}.png'],
    ['without {y}', 'https://tiles.example/{z}/{x}.png'],
    ['another protocol', 'ftp://tiles.example/{z}/{x}/{y}.png'],
    ['a script', 'javascript:{z}{x}{y}'],
    ['no address', 'tiles/{z}/{x}/{y}.png'],
    ['two slashes', '//tiles.example/{z}/{x}/{y}.png'],
    ['a name and a password', 'https://me:secret@tiles.example/{z}/{x}/{y}.png'],
    ['what would end a header’s part', 'https://tiles.example/{z}/{x}/{y}.png; script-src *'],
    ['a host that is none', 'https://{t}.tiles.example/{z}/{x}/{y}.png'],
  ])('refuses %s', (_case, url) => {
    expect(tileOrigins(url)).toBeNull()
  })
})

describe('tileHost', () => {
  it.each([
    ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'tile.openstreetmap.org'],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'tiles.example'],
    ['https://tile-{s}.example/{z}/{x}/{y}.png', 'tile-a.example'],
    ['https://a.tiles.example/{z}/{x}/{y}.png', 'a.tiles.example'],
    ['/tiles/{z}/{x}/{y}.png', null],
    [`${siteUrl}/tiles/{z}/{x}/{y}.png`, null],
  ])('of %s is %s', (url, host) => {
    expect(tileHost({ url, siteUrl })).toBe(host)
  })
})

describe('attributionParts', () => {
  it.each([
    ['© OpenStreetMap', ['© ', 'OpenStreetMap*']],
    ['© OpenStreetMap contributors, Agency', ['© ', 'OpenStreetMap contributors*', ', Agency']],
    ['<b>© NGI</b>', ['<b>© NGI</b>']],
  ])('of %s links the name of OpenStreetMap and nothing else', (attribution, expected) => {
    const parts = attributionParts(attribution)
    expect(parts.map(({ text, href }) => `${text}${href ? '*' : ''}`)).toEqual(expected)
  })
})
