import { describe, expect, it } from 'vitest'
import { delayScripts } from '../../../tools/server/late-scripts.mjs'

const head =
  '<head><link rel="stylesheet" href="/_next/static/a.css"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>' +
  '<script src="/_next/static/chunks/page.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>'
const foot =
  '<script>self.__next_f.push([1,"a \\u003c/body> in the data"])</script>' +
  '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script></body></html>'
const page = `<!DOCTYPE html><html>${head}<body><p>Woonhuis met tuin, 5 < 6, prijs € 350.000</p>${foot}`

describe('delayScripts', () => {
  const whole = delayScripts(page)

  it('makes the scripts of React and Next inert, in place and with their id', () => {
    expect(whole).toContain('<script type="text/late" src="/_next/static/chunks/page.js" async=""></script>')
    expect(whole).toContain(
      '<script type="text/late" src="/_next/static/chunks/main.js" id="_R_" async=""></script>',
    )
  })

  it('removes their preloads, and does not change styles, scripts for old browsers or data', () => {
    expect(whole).not.toContain('rel="preload"')
    expect(whole).toContain('<link rel="stylesheet" href="/_next/static/a.css"/>')
    expect(whole).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script>')
    expect(whole).toContain('self.__next_f.push([1,"a \\u003c/body> in the data"])')
  })

  it('inserts them with one last script', () => {
    const last = whole.slice(whole.lastIndexOf('<script>'))
    expect(last).toMatch(/^<script>\(function putScriptsIn.*\('text\/late'\)<\/script><\/body><\/html>$/s)
  })

  it('gives the same result for its bytes, read as characters', () => {
    const bytes = Buffer.from(delayScripts(Buffer.from(page).toString('latin1')), 'latin1')
    expect(bytes.toString()).toBe(whole)
  })

  it('adds nothing to a page without such scripts, nor to one whose scripts carry a nonce', () => {
    const plain = '<html><body><p>One</p></body></html>'
    const own = '<html><body><script src="/_next/static/a.js" nonce="x" async=""></script></body></html>'
    expect(delayScripts(plain)).toBe(plain)
    expect(delayScripts(own)).toBe(own)
  })
})
