import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { isReservedPath } from './reserved-path'

describe('isReservedPath', () => {
  it.each([
    ['/api/pages/'],
    ['/Admin/'],
    ['/embed/map/'],
    ['/healthz/'],
    ['/preview/'],
    ['/Preview/pages/12/'],
    ['/property/123/'],
    ['/project/101/'],
    ['/a-vendre/wavre/maison-3-chambres/123/'],
    ['/projecten/waver/de-tuinen/101/'],
    ['/favoris/'],
    ['/zoeken/'],
    ['/recherche/'],
    ['/Recherche'],
    ['/search/'],
    ['/suche/'],
    ['/newsletter/confirm/'],
    ['/visits/manage/'],
    ['/alerts/manage/'],
    ['/llms.txt/'],
    ['/feed.xml/'],
    ['/a-vendre/Feed.xml/'],
  ])('keeps %s from pages', (path) => {
    expect(isReservedPath({ path, locales })).toBe(true)
  })

  it.each([
    ['/'],
    ['/a-vendre/'],
    ['/a-vendre/wavre/'],
    ['/recherche/maisons/'],
    ['/nos-services/recherche/'],
    ['/recherche-2/'],
    ['/api-conseils/'],
    ['/previews/'],
    ['/feed.xml/conseils/'],
    ['/feeds/'],
    ['/visites/'],
    ['/conseils/preview/'],
    ['/nos-services/vente/'],
    ['/a-vendre/wavre/maison/conseils/'],
  ])('leaves %s to pages', (path) => {
    expect(isReservedPath({ path, locales })).toBe(false)
  })

  it('knows the words of the languages asked for only', () => {
    const path = '/a-vendre/wavre/maison-3-chambres/123/'
    expect(isReservedPath({ path, locales: ['nl'] })).toBe(false)
    expect(isReservedPath({ path, locales: ['nl', 'fr'] })).toBe(true)
    expect(isReservedPath({ path: '/recherche/', locales: ['nl', 'en', 'de'] })).toBe(false)
    expect(isReservedPath({ path: '/recherche/', locales: ['fr'] })).toBe(true)
  })
})
