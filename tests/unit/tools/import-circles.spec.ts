import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { graphOf, groupCircles } from '../../../tools/test/import-graph'

const circlesOf = (texts: ReadonlyMap<string, string>): string[][] =>
  groupCircles(graphOf(texts)).filter((group) => group.length > 1)

describe('an import circle', () => {
  it('is found, also through types and scripts that are loaded later', () => {
    const texts = new Map([
      ['src/a.ts', "import type { B } from './b'"],
      ['src/b.ts', "import { c } from '@/ui/c'"],
      ['src/ui/c.tsx', "const load = () => import('../a')"],
      ['src/d.ts', "import { a } from './a'"],
    ])
    expect(circlesOf(texts).map((group) => group.sort())).toEqual([['src/a.ts', 'src/b.ts', 'src/ui/c.tsx']])
  })

  it('is nowhere in the code: each file is understood after those that it imports', () => {
    const files = execFileSync('git', ['ls-files', 'src', 'tools', 'seed'], { encoding: 'utf8' })
      .split('\n')
      .filter((file) => /\.(ts|tsx|mjs|mts)$/.test(file) && !/\.(spec|d)\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(2000)
    expect(circlesOf(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual([])
  })
})
