import { describe, expect, it } from 'vitest'
import { safeInternalPath } from './safe-redirect'

describe('safeInternalPath', () => {
  it.each([
    '/',
    '/fr/a-vendre/',
    '/fr/a-vendre/?city=Wavre%7C1300&type=1#list',
    '/fr/pr%C3%A9sentation/',
    '/fr/présentation/',
    '/fr/a//b/',
    '/fr/?back=https://example.com/',
    '/100%2525/',
    '/fr/?q=100%25',
  ])('keeps %j', (target) => {
    expect(safeInternalPath(target)).toBe(target)
  })

  it('keeps a path of exactly 2048 characters', () => {
    const target = `/${'a'.repeat(2047)}`
    expect(safeInternalPath(target)).toBe(target)
  })

  it.each([
    ['another host', '//evil.example/'],
    ['another host behind encoding', '/%2Fevil.example/'],
    ['another host behind double encoding', '/%252Fevil.example/'],
    ['another host behind encoding that is partly malformed', '/%252Fevil.example%25/'],
    ['encoding without end', '/%2525252525/'],
    ['another host behind dots', '/.//evil.example/'],
    ['another host behind a step up', '/a/..//evil.example/'],
    ['a backslash', '/\\evil.example/'],
    ['an encoded backslash', '/%5Cevil.example/'],
    ['a tab', '/\t/evil.example/'],
    ['an encoded line break', '/a%0d%0aSet-Cookie:x'],
    ['an encoded control character beyond ASCII', '/a%C2%85b/'],
    ['a scheme', 'https://evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'fr/a-vendre/'],
    ['leading space', ' /fr/'],
    ['malformed encoding', '/fr/%/'],
    ['more than 2048 characters', `/${'a'.repeat(2048)}`],
    ['nothing', ''],
    ['no text at all', undefined],
    ['a list', ['/fr/']],
  ])('refuses %s', (_case, target) => {
    expect(safeInternalPath(target)).toBeNull()
  })
})
