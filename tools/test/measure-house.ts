// The figures of docs/house.md: `node tools/start/run.mjs tools/test/measure-house.ts [FOLDER]`, of this repository or of another checkout.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { equalTexts } from './equal-texts'
import { graphOf, groupCircles } from './import-graph'

const crowded = 25
const root = path.resolve(process.argv[2] ?? '.')

const isCode = (file: string): boolean => /\.(ts|tsx|mjs|mts)$/.test(file) && !file.endsWith('.d.ts')
const isGenerated = (file: string): boolean => /payload-types\.ts$|importMap\.js$/.test(file)
const isSpec = (file: string): boolean => /\.spec\.tsx?$/.test(file) || file.startsWith('tests/')

const tracked = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'src', 'tools', 'seed', 'tests'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => isCode(file) && !isGenerated(file) && existsSync(path.join(root, file)))

const texts = new Map(tracked.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
const sources = tracked.filter((file) => !isSpec(file))
const sourceOf = (file: string): string => texts.get(file) ?? ''

const countLines = (files: string[]): number =>
  files.reduce((sum, file) => sum + sourceOf(file).split('\n').length - 1, 0)

/** The folders that directly hold more than this many files, the fullest first. */
function crowdedFolders(): [folder: string, files: number][] {
  const folders = new Map<string, number>()
  for (const file of sources) folders.set(path.dirname(file), (folders.get(path.dirname(file)) ?? 0) + 1)
  return [...folders].filter(([, files]) => files > crowded).sort(([, one], [, other]) => other - one)
}

/** The longest chain of imports, in files; a circle counts with all of its files. */
function longestChain(graph: ReadonlyMap<string, string[]>, groups: string[][]): string[] {
  const groupOf = new Map(groups.flatMap((group) => group.map((file) => [file, group] as const)))
  const chains = new Map<string[], string[]>()
  // A group comes after all groups that it imports.
  for (const group of groups) {
    const below = group
      .flatMap((file) => graph.get(file) ?? [])
      .map((file) => groupOf.get(file))
      .filter((other) => other !== undefined && other !== group)
      .map((other) => (other && chains.get(other)) ?? [])
    const longest = below.reduce((best, chain) => (chain.length > best.length ? chain : best), [])
    chains.set(group, [...group, ...longest])
  }
  return [...chains.values()].reduce((best, chain) => (chain.length > best.length ? chain : best), [])
}

/** How many times each type name is declared. */
function declaredTypes(): Map<string, number> {
  const names = new Map<string, number>()
  for (const file of sources) {
    for (const [, name = ''] of sourceOf(file).matchAll(
      /^\s*(?:export )?(?:declare )?(?:type|interface) (\w+)(?:<[^=]*>)? ?[={]/gm,
    )) {
      names.set(name, (names.get(name) ?? 0) + 1)
    }
  }
  return names
}

/** The files, other than messages, that contain a text or a setting for each language. */
const byLanguage = sources.filter(
  (file) => /\.tsx?$/.test(file) && /(?:^|[{ ,(])(?:de|nl): ?(?:['"`{(]|\w+\()/m.test(sourceOf(file)),
)

/** How often a text is written again, in every language or in French, and how often of these it has fewer than four letters. */
function repeatedTexts(locales: readonly string[]): string {
  const equal = equalTexts(root, locales)
  const again = (some: typeof equal): number => some.reduce((sum, { keys }) => sum + keys.length - 1, 0)
  return `${again(equal)}, of these ${again(equal.filter(({ isTrivial }) => isTrivial))} of fewer than four letters`
}

const graph = graphOf(new Map([...texts].filter(([file]) => file.startsWith('src/') && !isSpec(file))))
const groups = groupCircles(graph)
const folders = crowdedFolders()
const inCrowded = folders.reduce((sum, [, files]) => sum + files, 0)
const types = declaredTypes()
const declared = [...types.values()].reduce((sum, count) => sum + count, 0)
const repeated = [...types].filter(([, count]) => count > 1)
const circles = groups.filter((group) => group.length > 1)
const chain = longestChain(graph, groups)

const figures = {
  'files without tests': sources.length,
  'lines without tests': countLines(sources),
  'files of tests': tracked.length - sources.length,
  'lines of tests': countLines(tracked.filter(isSpec)),
  [`files in folders of more than ${crowded}, %`]: Math.round((inCrowded / sources.length) * 1000) / 10,
  [`folders of more than ${crowded}`]:
    folders.map(([folder, files]) => `${folder} ${files}`).join(', ') || 'none',
  'import circles': circles.length,
  'files in the largest circle': Math.max(0, ...circles.map(({ length }) => length)),
  'longest import chain': chain.length,
  'files of TypeScript with something for each language': byLanguage.length,
  'texts written again in every language': repeatedTexts(['nl', 'fr', 'en', 'de']),
  'texts written again in French': repeatedTexts(['fr']),
  'types declared': declared,
  'declarations whose name is declared elsewhere too': repeated.reduce((sum, [, count]) => sum + count, 0),
  'names declared twice or more': repeated.length,
}
for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value}`)
if (process.argv.includes('--chain')) console.log(chain.join('\n'))
if (process.argv.includes('--types'))
  console.log(
    repeated
      .sort((a, b) => b[1] - a[1])
      .map((row) => row.join(' '))
      .join('\n'),
  )
