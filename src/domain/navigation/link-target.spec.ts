import { describe, expect, it } from 'vitest'
import { isHarmlessTarget, isLinkTarget, isWebAddress } from './link-target'

describe('isLinkTarget', () => {
  it.each([
    ['/'],
    ['/a-vendre/'],
    ['/fr/contact/?goal=sale#form'],
    ['#contact'],
    ['https://www.ipi.be/'],
    ['//cdn.example/x'],
    ['tel:+32 10 12 34 56'],
    ['mailto:info@agence.example'],
  ])('lets %s through', (target) => {
    expect(isLinkTarget(target)).toBe(true)
  })

  it.each([
    ['a-vendre'],
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['data:text/html,x'],
    ['/\\evil.example'],
    ['https://'],
    ['mailto:nobody'],
    [' /contact/'],
    ['https://example.be/a b'],
    ['https://kuula.co@evil.test/'],
    ['https://user:word@evil.test/'],
    ['//known.example@evil.test/'],
    ['https://exa\u200bmple.be/'],
    ['/for\u202e-sale/'],
    ['/a\u0000b'],
    ['java\tscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['vbscript:msgbox(1)'],
    ['file:///etc/passwd'],
    ['https://[::1'],
  ])('refuses %j', (target) => {
    expect(isLinkTarget(target)).toBe(false)
  })
})

const scripts = [
  'javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a/b',
]

describe('isHarmlessTarget', () => {
  it.each(scripts)('sees %s, however it is written', (script) => {
    const [scheme = '', rest = ''] = [script.slice(0, 4), script.slice(4)]
    for (const gap of ['', '\t', '\n', '\r', '\u0000', '\u0001', ' ', '\u00a0', '\u200b', '\ufeff', '\u2028'])
      for (const written of [script, script.toUpperCase(), `${scheme}${gap}${rest}`, `${gap}${script}`])
        expect(isHarmlessTarget(written), JSON.stringify(written)).toBe(false)
  })

  it.each([
    '/a-vendre/',
    'a-vendre/',
    '#form',
    '?goal=sale',
    '/x?u=javascript:a',
    'https://a.be',
    '//a.be',
    'tel:+32',
    'MAILTO:a@b.be',
    '',
  ])('lets %j be', (target) => {
    expect(isHarmlessTarget(target)).toBe(true)
  })
})

describe('isWebAddress', () => {
  it.each([
    'https://www.ipi.be/',
    'HTTP://example.be',
    'https://example.be:8443/a?b#c',
    'https://münchen.example/',
  ])('takes %s', (address) => {
    expect(isWebAddress(address)).toBe(true)
  })

  it.each([
    ...scripts,
    '//example.be',
    'www.example.be',
    'https://',
    'https:///example.be',
    'https:example.be',
    'https://known.example@evil.test',
    'https://a b.be',
    ' https://example.be',
    'https://exam\u00adple.be',
  ])('refuses %j', (address) => {
    expect(isWebAddress(address)).toBe(false)
  })
})
