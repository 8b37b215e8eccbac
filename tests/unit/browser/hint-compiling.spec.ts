import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hintCompiling } from '../../../tools/build/hint-compiling'

let build: string
const write = (name: string, text: string) => writeFileSync(path.join(build, name), text)
const read = (name: string) => readFileSync(path.join(build, name), 'utf8')

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'build-'))
  mkdirSync(path.join(build, 'chunks'))
  write('chunks/react.js', 'react()')
  write('chunks/page.js', 'page()')
})
afterEach(() => rmSync(build, { recursive: true }))

describe('hintCompiling', () => {
  it('adds the hint once to the scripts that every page runs, and to no others', () => {
    write('build-manifest.json', JSON.stringify({ rootMainFiles: ['chunks/react.js'] }))
    hintCompiling(build)
    hintCompiling(build)
    expect(read('chunks/react.js')).toBe('//# allFunctionsCalledOnLoad\nreact()')
    expect(read('chunks/page.js')).toBe('page()')
  })

  it('fails when a build names no such scripts', () => {
    write('build-manifest.json', '{}')
    expect(() => hintCompiling(build)).toThrow('rootMainFiles')
  })
})
