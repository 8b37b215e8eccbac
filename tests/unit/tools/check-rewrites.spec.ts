import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkRewrites } from '../../../tools/build/check-rewrites'
import { hintCompiling } from '../../../tools/build/hint-compiling'

// HTML as Next 16.4 and React 19.3 write it.
const page =
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/react.js"/>' +
  '<script src="/_next/static/chunks/next.js" async=""></script>' +
  '<script src="/_next/static/chunks/page.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>404</p>' +
  '<script id="_R_">boot()</script>' +
  '<script src="/_next/static/chunks/react.js" id="_R_" async=""></script>' +
  '<script>self.__next_f.push([1,"x"])</script></body></html>'

const scripts = ['static/chunks/react.js', 'static/chunks/next.js']
const id = '7f'.repeat(21)

let build: string
const write = (name: string, text: string) => {
  const file = path.join(build, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'build-'))
  for (const name of scripts) write(name, 'run()')
  write('build-manifest.json', JSON.stringify({ rootMainFiles: scripts }))
  write('server/server-reference-manifest.json', JSON.stringify({ node: { [id]: {} } }))
  write('server/app/_not-found.html', page)
  hintCompiling(build)
})
afterEach(() => rmSync(build, { recursive: true }))

const change = (from: string, to: string) => {
  expect(page).toContain(from)
  write('server/app/_not-found.html', page.replaceAll(from, to))
}

describe('a build', () => {
  it('of this version of Next is accepted', () => {
    expect(() => checkRewrites(build)).not.toThrow()
  })

  it.each([
    ['src="/_next/static/chunks/page.js" async=""', 'async="" src="/_next/static/chunks/page.js"', 'page.js'],
    ['page.js" async=""', 'page.js" defer=""', 'before it is painted'],
    ['page.js" async=""', 'page.js" async', 'before it is painted'],
    ['page.js" async=""', 'page.js" type="module" async=""', 'before it is painted'],
    ['"/_next/static/chunks/page.js"', '"/_assets/page.js"', 'before it is painted'],
    ['react.js" id="_R_" async=""', 'react.js" id="_R_" crossorigin="" async=""', 'before it is painted'],
    ['src="/_next/static/chunks/next.js" ', 'src="/_next/static/chunks/other.js" ', 'has no tag for static/'],
    ['<link rel="preload" as="script"', '<link as="script" rel="preload"', 'in advance'],
    ['<link rel="preload" as="script"', '<link rel="modulepreload"', 'in advance'],
    ['</body>', '</BODY>', 'no place'],
    ['</body></html>', '', 'no place'],
  ])('with %s as %s is refused', (from, to, message) => {
    change(from, to)
    expect(() => checkRewrites(build)).toThrow(message)
    expect(() => checkRewrites(build)).toThrow('docs/decisions/0035-internals-of-next.md')
  })

  it('without a page is refused', () => {
    rmSync(path.join(build, 'server/app'), { recursive: true })
    expect(() => checkRewrites(build)).toThrow('no page that could be looked at')
  })

  it('whose scripts have no compile hint is refused', () => {
    write('static/chunks/react.js', 'run()')
    expect(() => checkRewrites(build)).toThrow('react.js does not begin with the hint')
  })

  it.each([{}, { name: {} }])('that lists its server functions as %j is refused', (node) => {
    write('server/server-reference-manifest.json', JSON.stringify({ node }))
    expect(() => checkRewrites(build)).toThrow('server-reference-manifest.json')
  })
})
