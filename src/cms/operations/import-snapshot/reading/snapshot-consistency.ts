import { openingsFile } from '@/domain/appointments/stored-names'
import { canonicalKey, matchOriginal } from '@/domain/routing/routes'
import { pathsOf } from '@/cms/operations/import-snapshot/content/content-values'
import type { Snapshot } from './snapshot'
import type { SnapshotProblem } from './snapshot-error'

type ConsistencyRow = { identity: string; key: string; index: number }

function repeated(file: string, rows: ConsistencyRow[]): SnapshotProblem[] {
  const seen = new Map<string, number>()
  return rows.flatMap(({ identity, key, index }) => {
    const first = seen.get(identity)
    if (first === undefined) {
      seen.set(identity, index)
      return []
    }
    return [{ file, index, key, reason: `the same as record ${first} (${identity})` }]
  })
}

const byIdAndLanguage = (records: { ID: number; language?: string }[]): ConsistencyRow[] =>
  records.map(({ ID, language }, index) => ({ identity: `${ID} ${language ?? ''}`.trim(), key: 'ID', index }))

const byKey = (records: { key: string }[]): ConsistencyRow[] =>
  records.map(({ key }, index) => ({ identity: key, key: 'key', index }))

function differentGoals(records: Snapshot['properties.json']): SnapshotProblem[] {
  const goals = new Map<number, number>()
  return records.flatMap(({ ID, Goal }, index) => {
    const first = goals.get(ID) ?? Goal
    goals.set(ID, first)
    if (first === Goal) return []
    return [
      {
        file: 'properties.json',
        index,
        key: 'Goal',
        reason: `${Goal}, but ${first} in another language of ${ID}`,
      },
    ]
  })
}

const byId = (records: { id: number }[]): ConsistencyRow[] =>
  records.map(({ id }, index) => ({ identity: String(id), key: 'id', index }))

/**
 * The path of each route in each language. Of two spellings of one original the first with the language counts; properties
 * and projects have no stored path.
 */
function byPath(routes: Snapshot['routes.json']): ConsistencyRow[] {
  const read = new Set<string>()
  return routes.flatMap((route, index) => {
    if (matchOriginal(route.original)) return []
    return Object.entries(pathsOf(route)).flatMap(([locale, path]) => {
      const own = `${locale} ${canonicalKey(route.original)}`
      if (read.has(own)) return []
      read.add(own)
      return [{ identity: `${locale} ${canonicalKey(path)}`, key: locale, index }]
    })
  })
}

const keyedFiles = [
  'content/articles.json',
  'content/pages.json',
  'content/modules.json',
  'content/sliders.json',
  'content/testimonials.json',
  'content/top-bar.json',
  'content/footer.json',
  'content/popups.json',
  'content/agents.json',
  'content/owners.json',
  'content/documents.json',
  openingsFile,
] as const

const listingFiles = ['types.json', 'properties.json', 'projects.json', 'categories.json'] as const

/** Faults across records: the same record twice, or languages of one property that contradict each other. */
export function findContradictions(snapshot: Snapshot): SnapshotProblem[] {
  const routes = snapshot['routes.json']
  const originals = routes.map(({ original }, index) => ({ identity: original, key: 'original', index }))
  const pages = snapshot['content/pages.json'].map(({ original }, index) => ({
    identity: canonicalKey(original),
    key: 'original',
    index,
  }))
  const owners = snapshot['content/owners.json'].map(({ email }, index) => ({
    identity: email.toLowerCase(),
    key: 'email',
    index,
  }))
  return [
    ...listingFiles.flatMap((file) => repeated(file, byIdAndLanguage(snapshot[file]))),
    ...repeated('routes.json', originals),
    ...repeated('routes.json', byPath(routes)),
    ...differentGoals(snapshot['properties.json']),
    ...keyedFiles.flatMap((file) => repeated(file, byKey(snapshot[file]))),
    ...repeated('content/pages.json', pages),
    ...repeated('content/owners.json', owners),
    ...repeated('content/forms.json', byId(snapshot['content/forms.json'])),
    ...repeated('content/property-lists.json', byId(snapshot['content/property-lists.json'])),
  ]
}
