import { describe, expect, it } from 'vitest'
import { escapeXml } from './xml'

describe('escapeXml', () => {
  it.each([
    ['Maison & <jardin>', 'Maison &amp; &lt;jardin&gt;'],
    [`"l'été"`, '&quot;l&apos;été&quot;'],
    ['ligne\nsuivante\t', 'ligne\nsuivante\t'],
    ['ligne\r\nsuivante', 'ligne&#13;\nsuivante'],
    ['a\u0000b\u0008c\u001bd\ufffee', 'abcde'],
    ['villa 🏡', 'villa 🏡'],
    ['half \ud83c pair', 'half  pair'],
    ['&amp;', '&amp;amp;'],
  ])('writes %j', (text, written) => {
    expect(escapeXml(text)).toBe(written)
  })
})
