import { describe, expect, it } from 'vitest'
import { isSafeCss } from './safe-css'

describe('isSafeCss', () => {
  it.each([
    ['a rule', '.intro { color: #1f3d33; margin: 0 auto }'],
    ['two comments in a row', '/* one */\n/* two */ p { margin: 0 }'],
    ['a picture of this site', ".intro { background: url('/media/banner.webp') }"],
    ['a picture in the text', 'i { background: url("data:image/svg+xml;base64,PHN2Zy8+//") }'],
    ['an escaped sign', 'q::before { content: "\\201C" }'],
  ])('lets %s through', (_, css) => {
    expect(isSafeCss(css)).toBe(true)
  })

  it.each([
    ['the end of the style element', '</style><script>alert(1)</script>'],
    ['@import', '@import "theme.css";'],
    ['an escaped @import', '@\\69mport "theme.css";'],
    ['expression()', 'p { width: expression(alert(1)) }'],
    ['a script address', "p { background: url('javascript:alert(1)') }"],
    ['another host', 'p { background: url(https://evil.example/x.png) }'],
    ['another host without protocol', 'p { background: url(//evil.example/x.png) }'],
    ['another host without url()', 'p { background: image-set("https://evil.example/x.png" 1x) }'],
    ['an escaped url()', 'p { background: \\75rl(https://evil.example/x.png) }'],
    ['backslashes for slashes', 'p { background: url("\\\\\\\\evil.example/x.png") }'],
    ['a slash and an escaped line break', 'p { background: url("/\\a /evil.example/x.png") }'],
    ['a continued line', 'p { background: url("/\\\n/evil.example/x.png") }'],
    ['spaces and line breaks before an address', 'p { background: url( \n " \n ftp:evil.example" ) }'],
    ['any other protocol', 'p { background: url(ftp:evil.example) }'],
    [
      'an address after a picture in the text',
      'p { background: url(data:image/png,x), url(//evil.example) }',
    ],
  ])('refuses %s', (_, css) => {
    expect(isSafeCss(css)).toBe(false)
  })
  it('reads a run of spaces of any length once', () => {
    const spaces = ' '.repeat(500_000)
    expect(isSafeCss(`p { background: url(${spaces}) }`)).toBe(true)
    expect(isSafeCss(`p { background: url(${spaces}ftp:evil.example) }`)).toBe(false)
  })
})
