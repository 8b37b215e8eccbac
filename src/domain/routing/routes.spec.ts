import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import {
  buildHref,
  canonicalKey,
  decodePercent,
  isSavedPath,
  listingSegments,
  matchOriginal,
  matchStructural,
  normalizePath,
  projectPath,
  propertyPath,
  savedPath,
  SLUG_MAX_LENGTH,
  splitLocale,
} from './routes'

describe('buildHref', () => {
  it.each([
    ['/', '/fr/'],
    ['', '/fr/'],
    ['/a-vendre/', '/fr/a-vendre/'],
    ['/a-vendre', '/fr/a-vendre/'],
    ['//a-vendre//wavre/', '/fr/a-vendre/wavre/'],
    ['/services/documents-à-télécharger/', '/fr/services/documents-%C3%A0-t%C3%A9l%C3%A9charger/'],
    ['/a b/c?d#e/', '/fr/a%20b/c%3Fd%23e/'],
    ['/100%/', '/fr/100%25/'],
    ['/\ud800/', '/fr/%EF%BF%BD/'],
  ])('turns %j into %j', (path, expected) => {
    expect(buildHref({ locale: 'fr', path })).toBe(expected)
  })
})

describe('propertyPath and projectPath', () => {
  const place = { city: 'Wavre', title: 'Maison 3 chambres', id: 123 }

  it.each([
    ['nl', 'sale', '/te-koop/wavre/maison-3-chambres/123/'],
    ['fr', 'sale', '/a-vendre/wavre/maison-3-chambres/123/'],
    ['en', 'rent', '/for-rent/wavre/maison-3-chambres/123/'],
    ['de', 'rent', '/zu-vermieten/wavre/maison-3-chambres/123/'],
  ] as const)('a property in %s for %s is at %s', (locale, goal, expected) => {
    expect(propertyPath({ locale, goal, ...place })).toBe(expected)
  })

  it.each([
    ['nl', '/projecten/wavre/maison-3-chambres/123/'],
    ['fr', '/projects/wavre/maison-3-chambres/123/'],
    ['en', '/projects/wavre/maison-3-chambres/123/'],
    ['de', '/projekte/wavre/maison-3-chambres/123/'],
  ] as const)('a project in %s is at %s', (locale, expected) => {
    expect(projectPath({ locale, ...place })).toBe(expected)
  })

  it.each([
    ['nl', '/te-koop/x/pand/1/'],
    ['fr', '/a-vendre/x/bien/1/'],
    ['en', '/for-sale/x/property/1/'],
    ['de', '/zu-verkaufen/x/immobilie/1/'],
  ] as const)('a property in %s without town or title still has every segment: %s', (locale, expected) => {
    expect(propertyPath({ locale, goal: 'sale', city: ' ', title: '!', id: 1 })).toBe(expected)
  })

  it('cuts a long title at a hyphen', () => {
    const path = propertyPath({ locale: 'fr', goal: 'sale', ...place, title: 'Villa de charme '.repeat(12) })
    const slug = path.split('/')[3] ?? ''
    expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH)
    expect(slug).toMatch(/^villa-de-charme(-[a-z]+)*$/)
  })
})

describe('matchStructural', () => {
  const goals = ['sale', 'rent'] as const
  const places = locales.flatMap((locale) => goals.map((goal) => ({ locale, goal })))

  it.each(places)('finds the property for $goal back in $locale', ({ locale, goal }) => {
    const path = propertyPath({ locale, goal, city: 'Liège', title: 'Été', id: 7 })
    const route = { name: 'property', goal, town: 'liege', slug: 'ete', id: 7 }
    expect(matchStructural({ locale, path })).toEqual(route)
  })

  it.each(locales)('finds the project back in %s', (locale) => {
    const path = projectPath({ locale, city: 'Wavre', title: 'Les Jardins', id: 101 })
    const route = { name: 'project', town: 'wavre', slug: 'les-jardins', id: 101 }
    expect(matchStructural({ locale, path })).toEqual(route)
  })

  it.each([
    ['without its last slash', '/a-vendre/wavre/maison/123', 'maison'],
    ['with an encoded segment', '/a-vendre/wavre/b%C3%A2timent/123/', 'bâtiment'],
    ['with a decoded segment', '/a-vendre/wavre/bâtiment/123/', 'bâtiment'],
    ['in capitals', '/A-Vendre/Wavre/Maison/123/', 'Maison'],
    ['with accents where there are none', '/%C3%A0-vendre/wavre/maison/123/', 'maison'],
  ])('finds a property %s', (_case, path, slug) => {
    expect(matchStructural({ locale: 'fr', path })).toMatchObject({ slug, id: 123 })
  })

  it.each([
    ['/a-vendre/w/m/1/', 1],
    ['/a-vendre/w/m/999999999/', 999_999_999],
    ['/a-vendre/w/m/1000000000/', null],
    ['/a-vendre/w/m/0/', null],
    ['/a-vendre/w/m/012/', null],
    ['/a-vendre/w/m/-1/', null],
    ['/a-vendre/w/m/1e3/', null],
    ['/a-vendre/w/m/12a/', null],
    ['/a-vendre/w/m/%/', null],
    ['/a-vendre/%E0%A4%A/m/12/', null],
    ['/a-vendre/m/12/', null],
    ['/a-vendre/w/m/12/more/', null],
    ['/a-vendre/', null],
    ['/te-koop/w/m/12/', null],
    ['/services/w/m/12/', null],
    ['/', null],
  ])('reads the id of %s as %j', (path, id) => {
    expect(matchStructural({ locale: 'fr', path })?.id ?? null).toBe(id)
  })
})

describe('listingSegments', () => {
  it.each(locales)('are three different words in %s', (locale) => {
    const words = [listingSegments.sale, listingSegments.rent, listingSegments.project].map(
      (row) => row[locale],
    )
    expect(new Set(words).size).toBe(3)
  })
})

describe('savedPath', () => {
  it.each([
    ['nl', '/bewaard/'],
    ['fr', '/favoris/'],
    ['en', '/saved/'],
    ['de', '/gemerkt/'],
  ] as const)('in %s is %s, and no other language’s', (locale, path) => {
    expect(savedPath(locale)).toBe(path)
    expect(locales.filter((other) => isSavedPath({ locale: other, path }))).toEqual([locale])
  })

  it.each([
    ['/Favoris', true],
    ['/favoris/2101/', false],
    ['/mes-favoris/', false],
    ['/', false],
  ])('is %s: %s', (path, expected) => {
    expect(isSavedPath({ locale: 'fr', path })).toBe(expected)
  })
})

describe('matchOriginal', () => {
  it.each([
    ['/property/123/', { name: 'property', id: 123 }],
    ['/property/123', { name: 'property', id: 123 }],
    ['/project/101/', { name: 'project', id: 101 }],
    ['/Property/123/', { name: 'property', id: 123 }],
    ['/property/', null],
    ['/property/0123/', null],
    ['/property/1234567890/', null],
    ['/property/abc/', null],
    ['/property/1/2/', null],
    ['/services/1/', null],
    ['/', null],
  ])('reads %s', (path, expected) => {
    expect(matchOriginal(path)).toEqual(expected)
  })
})

describe('splitLocale', () => {
  it.each([
    ['/fr', { locale: 'fr', path: '/' }],
    ['/fr/', { locale: 'fr', path: '/' }],
    ['/fr/a-vendre/', { locale: 'fr', path: '/a-vendre/' }],
    ['/de/zu-verkaufen', { locale: 'de', path: '/zu-verkaufen/' }],
    ['/fr/pr%C3%A9sentation/', { locale: 'fr', path: '/pr%C3%A9sentation/' }],
    ['/fr//evil.example/', { locale: 'fr', path: '/evil.example/' }],
    ['/', null],
    ['', null],
    ['fr/', null],
    ['//fr/', null],
    ['/FR/', null],
    ['/es/', null],
    ['/for-sale/', null],
    ['/france/', null],
  ])('splits %j', (pathname, expected) => {
    expect(splitLocale(pathname)).toEqual(expected)
  })
})

describe('normalizePath', () => {
  it.each([
    ['/Présentation/', '/Présentation/'],
    ['Pre\u0301sentation', '/Présentation/'],
    ['  services / vente ', '/services / vente/'],
    ['/services//vente', '/services/vente/'],
    ['/Pr%C3%A9sentation', '/Présentation/'],
    ['services%2Fvente', '/services/vente/'],
    ['/services/a:b/', '/services/a:b/'],
    ['/v1.0/', '/v1.0/'],
    ['/', '/'],
    ['', '/'],
  ])('stores %j as %j', (input, expected) => {
    expect(normalizePath(input)).toBe(expected)
    expect(normalizePath(expected)).toBe(expected)
  })

  it.each([
    ['a host', '//evil.example/'],
    ['an encoded host', '%2F%2Fevil.example/'],
    ['a scheme', 'http://evil.example/'],
    ['a scheme alone', 'http:'],
    ['a script', 'javascript:alert(1)'],
    ['an encoded scheme', 'http%3A//evil.example'],
    ['a backslash', '/a\\b/'],
    ['an encoded backslash', '/a%5Cb/'],
    ['a step up', '/a/../b/'],
    ['an encoded step up', '/a/%2e%2e/b/'],
    ['a step on the spot', '/a/./b/'],
    ['a query', '/a/?b=c'],
    ['a fragment', '/a/#b'],
    ['a line break', '/a\nb/'],
    ['an encoded zero', '/a%00b/'],
    ['malformed encoding', '/a%b/'],
    ['a percent sign', '/100%25/'],
  ])('refuses %s', (_case, input) => {
    expect(normalizePath(input)).toBeNull()
  })
})

describe('canonicalKey', () => {
  it.each([
    ['/Présentation/', '/presentation/'],
    ['/Pre\u0301sentation/', '/presentation/'],
    ['/pr%C3%A9sentation', '/presentation/'],
    ['/presentation//', '/presentation/'],
    ['/Demand-register/', '/demand-register/'],
    ['/demand-register/', '/demand-register/'],
    ['/', '/'],
    ['', '/'],
    ['/A%', '/a%'],
  ])('compares %j as %j', (path, expected) => {
    expect(canonicalKey(path)).toBe(expected)
  })
})

it.each([
  ['/Pr%C3%A9sentation/', '/Présentation/'],
  ['/Présentation/', '/Présentation/'],
  ['%252F', '%2F'],
  ['', ''],
  ['%', null],
  ['%E0%A4%A', null],
  ['%ff', null],
])('decodes %j as %j', (text, expected) => {
  expect(decodePercent(text)).toBe(expected)
})
