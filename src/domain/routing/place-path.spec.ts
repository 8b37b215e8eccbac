import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { matchPlacePath, placePath } from './place-path'

describe('the path of a place', () => {
  it.each(locales)('leads back to it in %s', (locale) => {
    for (const goal of ['sale', 'rent'] as const)
      expect(matchPlacePath({ locale, path: placePath({ goal, locale, slug: 'wavre' }) })).toEqual({
        goal,
        locale,
        slug: 'wavre',
      })
  })

  it.each([
    ['/a-vendre/Éghezée/', { goal: 'sale', locale: 'fr', slug: 'eghezee' }],
    ['/a-vendre/%C3%89ghez%C3%A9e/', { goal: 'sale', locale: 'fr', slug: 'eghezee' }],
    ['/a-louer/WAVRE/', { goal: 'rent', locale: 'fr', slug: 'wavre' }],
    ['/À-vendre/Wavre/', { goal: 'sale', locale: 'fr', slug: 'wavre' }],
    ['/a-vendre/', null],
    ['/a-vendre/wavre/maison/', null],
    ['/a-vendre/!/', null],
    ['/te-koop/waver/', null],
    ['/a-vendre-wavre/x/', null],
  ])('%s is %j', (path, expected) => {
    expect(matchPlacePath({ locale: 'fr', path })).toEqual(expected)
  })
})
