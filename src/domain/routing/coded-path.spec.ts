import { describe, expect, it } from 'vitest'
import { pageCodeHref, readCodedPath } from './coded-path'

describe('the path of a code', () => {
  it.each(['/fr/a-vendre/wavre/maison/2101/', '/de/zu-verkaufen/l%C3%BCttich/haus-am-wald/7/', '/nl/'])(
    'may be %s',
    (path) => {
      expect(readCodedPath(path)).toBe(path)
    },
  )

  it.each([
    null,
    '',
    '/',
    'fr/',
    '//evil.example/',
    '/fr//evil.example/',
    '/it/casa/',
    'https://evil.example/fr/',
    '/fr/?q=1',
    '/fr/#a',
    '/fr/<svg>/',
    '/fr/\\evil.example',
    `/fr/${'a'.repeat(300)}/`,
  ])('is not %s', (path) => {
    expect(readCodedPath(path)).toBeNull()
  })

  it('is read from the address of the code', () => {
    const href = pageCodeHref('https://agency.example/fr/a-vendre/li%C3%A8ge/maison/7/')
    expect(href).toBe('/api/page-code?path=%2Ffr%2Fa-vendre%2Fli%25C3%25A8ge%2Fmaison%2F7%2F')
    const { searchParams } = new URL(href, 'https://agency.example')
    expect(readCodedPath(searchParams.get('path'))).toBe('/fr/a-vendre/li%C3%A8ge/maison/7/')
  })
})
