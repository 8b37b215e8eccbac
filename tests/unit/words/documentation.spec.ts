import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'README.md', 'docs'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.md') && existsSync(file))

const read = (file: string): string => readFileSync(file, 'utf8')

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? ''))

/** The links of a page that lead nowhere. */
function deadLinks(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? '')
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? page : path.join(path.dirname(page), file)
      if (!existsSync(target)) return true
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor)
    })
}

/** The files and folders that a page names in code and that do not exist. */
function missingFiles(text: string): string[] {
  const named = [...text.matchAll(/`((?:src|tools|tests|docs|seed|migrations)\/[\w@()[\].\/-]*)`/g)]
  return named.map(([, file]) => file ?? '').filter((file) => !existsSync(file))
}

const codeFiles = execFileSync('git', ['ls-files', 'src', 'tools', 'tests', 'seed', '*.ts', '*.mjs'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs|mts)$/.test(file) && existsSync(file))

const identifiers = new Set(codeFiles.flatMap((file) => read(file).match(/[A-Za-z_$][\w$]*/g) ?? []))

// Names of the specification, of Next and of PostgreSQL.
const foreign = new Set([
  'surfaceLiving',
  'updateTag',
  'cacheComponents',
  'trailingSlash',
  'NOTIFY',
  'PRODID',
])

/** The camel-case names of an example, without its comments, its texts and what it declares itself. */
function namesOfExample(code: string): string[] {
  const bare = code.replaceAll(/\/\/.*|'[^']*'|"[^"]*"/g, '')
  const declared = [...bare.matchAll(/export (?:const|function) (\w+)/g)].map(([, name = '']) => name)
  const named = bare.match(/\b[A-Za-z][a-z0-9]*[A-Z][A-Za-z0-9]*/g) ?? []
  return named.filter((name) => !declared.includes(name))
}

/** The camel-case identifiers that a page names in code or uses in an example, and that the code does not have. */
function unknownNames(text: string): string[] {
  const inline = [...text.matchAll(/`([A-Za-z][a-z0-9]*[A-Z][A-Za-z0-9]*)`/g)].map(([, name = '']) => name)
  const examples = [...text.matchAll(/^```tsx?\n([^]*?)^```/gm)].flatMap(([, code = '']) =>
    namesOfExample(code),
  )
  return [...inline, ...examples].filter((name) => !identifiers.has(name) && !foreign.has(name))
}

/** Whether a record says below its title that a later one replaces a part of it: that part names what is gone. */
const isSupersededInPart = (text: string): boolean => /supersedes this one/.test(text.split('## ')[0] ?? '')

describe('the documentation', () => {
  it('finds dead links', () => {
    expect(
      deadLinks('docs/access.md', '[a](none.md) [b](#none) [c](routing.md) [d](https://x.example)'),
    ).toEqual(['none.md', '#none'])
    expect(missingFiles('`src/env.ts` and `src/none.ts`')).toEqual(['src/none.ts'])
    const none = ['no', 'Such', 'Function'].join('')
    expect(unknownNames(`\`planDigest\` and \`${none}\``)).toEqual([none])
    expect(unknownNames(`\`\`\`ts\nconst x = planDigest(${none}, 'of${none}')\n\`\`\`\n`)).toEqual([none])
  })

  it.each(pages)('%s: every link leads somewhere', (page) => {
    expect(deadLinks(page, read(page))).toEqual([])
  })

  it.each(pages.filter((page) => !isSupersededInPart(read(page))))(
    '%s: every file and identifier that it names exists',
    (page) => {
      expect(missingFiles(read(page))).toEqual([])
      expect(unknownNames(read(page))).toEqual([])
    },
  )
})

describe('README.md', () => {
  const text = read('README.md')

  it('is short', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(200)
  })

  it('names every page of docs', () => {
    const unnamed = pages.filter((page) => /^docs\/[^/]+$/.test(page) && !text.includes(`(${page})`))
    expect(unnamed).toEqual([])
  })
})

describe('docs/promises.md', () => {
  const rows = read('docs/promises.md')

  it('names files of tests that exist', () => {
    const named = [...rows.matchAll(/`([\w./-]+\.spec\.tsx?)`/g)].map(([, file = '']) => file)
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((file) => !codeFiles.some((code) => `/${code}`.endsWith(`/${file}`)))).toEqual([])
  })

  it('names tests that exist, each in its file', () => {
    const named = [...rows.matchAll(/`([\w./-]+\.spec\.tsx?)` › ([^;|`]+?)(?=[;,]? *(?:[;|]|, `))/g)]
    expect(named.length).toBeGreaterThan(20)
    const missing = named.filter(([, file = '', title = '']) => {
      const code = codeFiles.find((candidate) => `/${candidate}`.endsWith(`/${file}`))
      return !code || !read(code).replaceAll(/\s+/g, ' ').includes(title.trim())
    })
    expect(missing.map(([, file, title]) => `${file} › ${title}`)).toEqual([])
  })
})
