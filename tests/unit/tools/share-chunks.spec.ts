import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shareChunks } from '../../../tools/build/share-chunks'

const require = createRequire(import.meta.url)

/** A chunk as Turbopack writes it: ids and factories of modules. */
const chunkOf = (word: string): string =>
  `module.exports=[7,e=>{"${word}".repeat(${'9'.repeat(1200)})},8,e=>"${word}"];\n`

describe('shareChunks', () => {
  let distDir: string
  const fileOf = (name: string): string => path.join(distDir, 'server', 'chunks', name)
  const write = (name: string, code: string) => {
    writeFileSync(fileOf(name), `${code}\n//# sourceMappingURL=${path.basename(name)}.map`)
    writeFileSync(`${fileOf(name)}.map`, '{}')
  }

  beforeEach(() => {
    distDir = mkdtempSync(path.join(tmpdir(), 'chunks-'))
    mkdirSync(fileOf('ssr'), { recursive: true })
  })
  afterEach(() => rmSync(distDir, { recursive: true }))

  it('keeps one of the chunks that are the same but for their names, and the others give what it holds', () => {
    for (const name of ['_a.js', '_b.js', '_c [x].js']) write(name, chunkOf('same'))
    write('_d.js', chunkOf('other'))
    shareChunks(distDir)
    const [first, second, third, other] = ['_a.js', '_b.js', '_c [x].js', '_d.js'].map((name) =>
      require(fileOf(name)),
    )
    expect(first[3]()).toBe('same')
    expect(second).toBe(first)
    expect(third).toBe(first)
    expect(other[3]()).toBe('other')
    expect(statSync(fileOf('_b.js')).size).toBeLessThan(100)
    expect([existsSync(`${fileOf('_a.js')}.map`), existsSync(`${fileOf('_b.js')}.map`)]).toEqual([
      true,
      false,
    ])
  })

  it('leaves short ones, other files and those of another folder as they are', () => {
    write('_a.js', chunkOf('same'))
    write('ssr/_a.js', chunkOf('same'))
    for (const name of ['_e.js', '_f.js']) write(name, 'module.exports=[]')
    for (const name of ['_g.json', '_h.json']) writeFileSync(fileOf(name), JSON.stringify('x'.repeat(2000)))
    const texts = () =>
      ['_a.js', 'ssr/_a.js', '_e.js', '_f.js', '_h.json'].map((name) => readFileSync(fileOf(name), 'utf8'))
    const before = texts()
    shareChunks(distDir)
    expect(texts()).toEqual(before)
  })

  it('changes nothing the second time', () => {
    for (const name of ['_a.js', '_b.js']) write(name, chunkOf('same'))
    shareChunks(distDir)
    const before = readFileSync(fileOf('_b.js'), 'utf8')
    shareChunks(distDir)
    expect(readFileSync(fileOf('_b.js'), 'utf8')).toBe(before)
    expect(require(fileOf('_b.js'))).toBe(require(fileOf('_a.js')))
  })
})
