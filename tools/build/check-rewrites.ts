import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileHint, readMainScripts } from './hint-compiling'
import { delayScripts } from '../server/late-scripts.mjs'
import { readServerFunctions } from '../server/server-functions.mjs'

const record = 'docs/decisions/0035-internals-of-next.md'

function requireTrue(isTrue: boolean, what: string): void {
  if (isTrue) return
  throw new Error(
    `This version of Next builds otherwise than the edge expects: ${what}. ` +
      `The site would still answer, but not as promised: see ${record}, or go back to the version of before.`,
  )
}

/** The pages of the build itself, which React and Next write like any other. */
function readPages(distDir: string): { name: string; html: string }[] {
  const folder = path.join(distDir, 'server', 'app')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : []
  return names.map((name) => ({ name, html: readFileSync(path.join(folder, name), 'utf8') }))
}

/** The opening tags of a page, whatever their attributes and their order. */
const tagsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'gi'))].map(([tag]) => tag)

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}(?:="([^"]*)")?`, 'i').exec(tag)?.[1]

const isOldBrowsers = (tag: string): boolean => /\snomodule\b/i.test(tag)

/** Checks a page after tools/server/late-scripts.mjs has rewritten it, with code of its own. */
function checkPage({ name, html }: { name: string; html: string }, mainScripts: readonly string[]): void {
  const late = delayScripts(html)
  const scripts = tagsOf(late, 'script').filter((tag) => attributeOf(tag, 'src') && !isOldBrowsers(tag))
  const [early] = scripts.filter((tag) => attributeOf(tag, 'type') !== 'text/late')
  requireTrue(early === undefined, `${name} asks for a script before it is painted (${early})`)
  const sources = scripts.map((tag) => attributeOf(tag, 'src') ?? '')
  const [missing] = mainScripts.filter((script) => !sources.some((source) => source.endsWith(`/${script}`)))
  requireTrue(missing === undefined, `${name} has no tag for ${missing}, which every page runs`)
  const [ahead] = tagsOf(late, 'link').filter(
    (tag) => attributeOf(tag, 'as') === 'script' || attributeOf(tag, 'rel') === 'modulepreload',
  )
  requireTrue(ahead === undefined, `${name} asks for a script in advance (${ahead})`)
  requireTrue(
    /\('text\/late'\)<\/script><\/body>/.test(late),
    `${name} has no place for the script that puts the others in`,
  )
}

/**
 * Checks everything in a build that the edge changes or reads, so that an upgrade of Next fails here and not for a visitor.
 * @throws Error that says what no longer matches
 */
export function checkRewrites(distDir: string): void {
  const mainScripts = readMainScripts(distDir)
  const pages = readPages(distDir)
  requireTrue(pages.length > 0, 'it makes no page that could be looked at (server/app/_not-found.html)')
  for (const page of pages) checkPage(page, mainScripts)
  const [plain] = mainScripts.filter(
    (name) => !readFileSync(path.join(distDir, name), 'utf8').startsWith(compileHint),
  )
  requireTrue(plain === undefined, `${plain} does not begin with the hint for its compiling`)
  const functions = [...readServerFunctions(distDir)]
  requireTrue(
    functions.length > 0 && functions.every((name) => /^[\da-f]{40,}$/.test(name)),
    'it does not list the functions that the back office calls (server-reference-manifest.json)',
  )
}
