import { describe, expect, it } from 'vitest'
import { buildBreadcrumb } from './breadcrumb'

const home = { name: 'Accueil', href: '/fr/' }
const list = { name: 'À vendre', href: '/fr/a-vendre/' }
const page = { name: 'Maison', href: '/fr/a-vendre/wavre/maison/1/' }
const nameless = [null, undefined, '', '  '].map((name) => ({ name, href: '/fr/x/' }))

describe('buildBreadcrumb', () => {
  it.each([
    ['begins with home and ends without href', [list, page], [home, list, { ...page, href: null }]],
    ['leaves out entries without a name', [list, ...nameless, page], [home, list, { ...page, href: null }]],
    ['ends at the last named entry', [list, ...nameless], [home, { ...list, href: null }]],
    [
      'keeps an entry that leads nowhere',
      [{ ...list, href: null }, page],
      [home, { ...list, href: null }, { ...page, href: null }],
    ],
    ['is home alone on the home page', [], [{ ...home, href: null }]],
  ])('%s', (_case, trail, expected) => {
    expect(buildBreadcrumb({ home, trail })).toEqual(expected)
  })
})
