import type { Snapshot } from './read-snapshot'
import type { SnapshotProblem } from './snapshot-error'

type Row = { identity: string; key: string; index: number }

function repeated(file: string, rows: Row[]): SnapshotProblem[] {
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

const byIdAndLanguage = (records: { ID: number; language?: string }[]): Row[] =>
  records.map(({ ID, language }, index) => ({ identity: `${ID} ${language ?? ''}`.trim(), key: 'ID', index }))

const byKey = (records: { key: string }[]): Row[] =>
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

/** What no single record shows: the same record twice, or languages of one home that contradict each other. */
export function findContradictions(snapshot: Snapshot): SnapshotProblem[] {
  return [
    ...repeated('types.json', byIdAndLanguage(snapshot['types.json'])),
    ...repeated('properties.json', byIdAndLanguage(snapshot['properties.json'])),
    ...repeated('projects.json', byIdAndLanguage(snapshot['projects.json'])),
    ...repeated('categories.json', byIdAndLanguage(snapshot['categories.json'])),
    ...repeated(
      'routes.json',
      snapshot['routes.json'].map(({ original }, index) => ({ identity: original, key: 'original', index })),
    ),
    ...differentGoals(snapshot['properties.json']),
    ...repeated('content/articles.json', byKey(snapshot['content/articles.json'])),
    ...repeated('content/pages.json', byKey(snapshot['content/pages.json'])),
    ...repeated('content/modules.json', byKey(snapshot['content/modules.json'])),
    ...repeated('content/documents.json', byKey(snapshot['content/documents.json'])),
  ]
}
