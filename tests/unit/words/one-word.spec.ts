import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'tools'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))

const generated = ['src/cms/payload-types.ts', 'src/cms/database/generated-tables.ts']

const codeFiles = files.filter(
  (file) => /\.(?:tsx?|mjs|mts)$/.test(file) && !file.includes('.spec.') && !generated.includes(file),
)

const wordsOf = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())

/** The words that docs/decisions/0025-words.md replaces. */
const oldWords = new Set([
  'visit',
  'visits',
  'visited',
  'home',
  'homes',
  'look',
  'looks',
  'looked',
  'looking',
  'looker',
  'papers',
])

/** What names the home page, and a key of the keyboard. */
const ofHomePage =
  /home[- ]?(?:screen|search|banner|href|link|page)|^(?:\.\/)?(?:is|resolve-?)?home(?:\.ts)?$|notFound\.home$|-(?:media|words)-home/i

/** The only home of a buyer, on which the laws on taxes and leases have rules. */
const ofBuyer = /own-?home/i

const isOld = (name: string): boolean =>
  wordsOf(name).some((word) => oldWords.has(word)) && !ofHomePage.test(name) && !ofBuyer.test(name)

/** A text that names something: one word, one address, or two words. Longer ones are sentences. */
const shortText = (text: string): string[] =>
  [text.trim()].filter((name) => name !== '' && name.split(/\s+/).length <= 2)

/** The names of a file that can be searched for: identifiers, and texts that name something. */
function namesIn(file: string, text: string): string[] {
  const names: string[] = []
  const read = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.push(node.text)
    else if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      names.push(...shortText(node.text))
    ts.forEachChild(node, read)
  }
  read(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false))
  return names
}

const oldNamesIn = (file: string, text: string): string[] =>
  [...new Set(namesIn(file, text).filter(isOld))].sort()

/** Addresses: their folders are named after them. */
const addressFolders =
  /^src\/app\/(?:\(site\)\/\[locale\]\/(?:@header\/)?visits|api\/(?:homes|visit-events|visits))\//

/** The names that others have stored, sent or bookmarked, with the one file of each. */
const stored: Record<string, string[]> = {
  'src/app/api/homes/route.ts': ['homes'],
  'src/cms/database/own-tables.ts': ['papers_to_clean'],
  'src/cms/jobs/renamed-jobs.ts': [
    'match-home',
    'purge-visits',
    'remind-visits',
    'roll-up-visits',
    'scan-homes',
  ],
  'src/cms/operations/media/mend-documents.ts': ['papers_to_clean'],
  'src/domain/appointments/stored-names.ts': [
    ...[
      '//Maison Brabant//Visits//EN',
      '/api/visits',
      '/api/visits/cancel',
      '/api/visits/feed',
      '/api/visits/move',
    ],
    ...['content/visit-openings.json', 'visit', 'visit-', 'visit-cancel', 'visit-feed', 'visit-manage'],
    ...['visits', 'visits/'],
  ],
  'src/domain/leads/form-query.ts': ['visit'],
  'src/domain/mail/mail-topic.ts': ['visit'],
  // Named after that topic.
  'src/messages/references/office-references.ts': ['visit'],
  'src/domain/routing/owner-address.ts': ['homes'],
  'src/domain/saved-properties/properties-source.ts': ['/api/homes?lang='],
  'src/domain/saved-properties/saved-properties.ts': ['saved-homes'],
  'src/site/features/appointments/booking-outcomes.ts': ['visit'],
  'src/site/ui/records/count-page-view.tsx': ['/api/visit-events'],
  'src/site/seo/property-listing.ts': ['#home'],
  // Plain JavaScript of the server, which cannot read stored-names.ts.
  'tools/server/response-cache/cacheable-request.mjs': ['visits'],
}

/** Ask a site for addresses, whatever they are called. */
const askers = ['tools/faults/', 'tools/load/']

describe('one word for one thing', () => {
  it('is found broken in identifiers, ids and addresses', () => {
    const text = `const nextVisit = 1, lookup = '#visit-form', t = \`/api/homes/\${x}\`; type OwnerLook = 'Visit us today' | 'visit times'`
    expect(oldNamesIn('a.ts', text)).toEqual([
      '#visit-form',
      '/api/homes/',
      'OwnerLook',
      'nextVisit',
      'visit times',
    ])
    expect(oldNamesIn('a.ts', `const homeHref = isHome ? 'home-search' : 'home page'`)).toEqual([])
  })

  it('holds for the names of files and folders', () => {
    expect(files.filter((file) => !addressFolders.test(file) && file.split('/').some(isOld))).toEqual([])
  })

  // It reads all code, which takes a busy machine longer than other unit tests.
  it('holds in the code, except for what others have stored', { timeout: 120_000 }, () => {
    const found = Object.fromEntries(
      codeFiles.flatMap((file) => {
        const isAsker = askers.some((folder) => file.startsWith(folder))
        const names = oldNamesIn(file, readFileSync(file, 'utf8')).filter(
          (name) => !isAsker || !name.startsWith('/'),
        )
        return names.length > 0 ? [[file, names]] : []
      }),
    )
    expect(found).toEqual(stored)
  })
})
