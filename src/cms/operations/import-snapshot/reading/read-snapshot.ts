import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import * as content from './content-schemas'
import * as listing from './listing-schemas'
import { NoListError, readJsonList } from './json-list'
import { locateFile } from './local-file'
import { SnapshotError, type SnapshotProblem } from './snapshot-error'
import { lists, type Snapshot } from './snapshot'
import { findContradictions } from './snapshot-consistency'
import { findUnknownKeys } from './unknown-keys'
import { withoutNulls } from './without-nulls'

const globalFiles = [
  'content/site-settings.json',
  'content/home-search.json',
  'content/province-texts.json',
] as const

export type ReadSnapshot = { folder: string; snapshot: Snapshot; warnings: string[] }

type Notes = { folder: string; problems: SnapshotProblem[]; unknown: Map<string, Set<string>> }

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Records why a file could not be read; a missing file is a part that the snapshot does not have. */
function noteUnreadable(
  error: unknown,
  { notes, name: file, index }: { notes: Notes; name: string; index: number | null },
): void {
  if (isAbsent(error)) return
  const cause = error instanceof Error ? error.message : 'unknown reason'
  if (error instanceof NoListError) {
    notes.problems.push({ file, index: null, key: '', reason: 'a list of records is expected' })
  } else if (error instanceof SyntaxError) {
    notes.problems.push({ file, index, key: '', reason: `not valid JSON (${cause})` })
  } else notes.problems.push({ file, index: null, key: '', reason: `cannot be read (${cause})` })
}

async function readJson(name: string, notes: Notes): Promise<unknown> {
  try {
    const text = await readFile(await locateFile({ folder: notes.folder, name }), 'utf8')
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    noteUnreadable(error, { notes, name, index: null })
    return undefined
  }
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined && /^invalid_(type|union|value)$/.test(issue.code)) return 'is missing'
  if (issue.code !== 'invalid_union') return issue.message
  const reasons = issue.errors.flat().map(({ message }) => message)
  return reasons.length > 0 ? [...new Set(reasons)].join(', or ') : issue.message
}

function checkRecord<Schema extends z.ZodType>(
  { name, schema, notes }: { name: string; schema: Schema; notes: Notes },
  { record, index }: { record: unknown; index: number | null },
): z.infer<Schema> | null {
  for (const key of findUnknownKeys(schema, record)) {
    notes.unknown.set(name, (notes.unknown.get(name) ?? new Set<string>()).add(key))
  }
  // In a global null empties a field, and a missing key leaves it unchanged.
  const given = Object.is(schema, content.globalSchema) ? record : withoutNulls(record)
  const parsed = schema.safeParse(given, { reportInput: true })
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    notes.problems.push({ file: name, index, key: issue.path.join('.'), reason: reasonOf(issue) })
  }
  return null
}

async function readList(name: keyof typeof lists, notes: Notes): Promise<unknown[]> {
  const schema: z.ZodType = lists[name]
  const records: unknown[] = []
  try {
    // One record at a time: the properties of a large agency can exceed the longest string of Node.
    for await (const record of readJsonList(await locateFile({ folder: notes.folder, name }))) {
      records.push(checkRecord({ name, schema, notes }, { record, index: records.length }))
    }
  } catch (error) {
    noteUnreadable(error, { notes, name, index: records.length })
  }
  return records
}

async function readCities(notes: Notes): Promise<Snapshot['cities.json']> {
  const name = 'cities.json'
  const input = await readJson(name, notes)
  const empty = listing.citiesSchema.parse({})
  if (input === undefined) return empty
  return checkRecord({ name, schema: listing.citiesSchema, notes }, { record: input, index: null }) ?? empty
}

async function readGlobal(name: string, notes: Notes): Promise<Record<string, unknown>> {
  const input = await readJson(name, notes)
  if (input === undefined) return {}
  return checkRecord({ name, schema: content.globalSchema, notes }, { record: input, index: null }) ?? {}
}

/**
 * Reads and checks a whole snapshot folder (contract "The snapshot") before anything is written.
 * @throws SnapshotError with file, index, key and reason of each wrong record.
 */
export async function readSnapshot(folder: string): Promise<ReadSnapshot> {
  const notes: Notes = { folder, problems: [], unknown: new Map() }
  if (!(await stat(folder).catch(() => null))?.isDirectory()) {
    throw new SnapshotError([{ file: folder, index: null, key: '', reason: 'this folder does not exist' }])
  }
  const entries: [string, unknown][] = []
  for (const name of Object.keys(lists)) {
    if (isListName(name)) entries.push([name, await readList(name, notes)])
  }
  entries.push(['cities.json', await readCities(notes)])
  for (const name of globalFiles) {
    entries.push([name, await readGlobal(name, notes)])
  }
  if (notes.problems.length > 0) throw new SnapshotError(notes.problems)
  const snapshot = Object.fromEntries(entries)
  if (!isSnapshot(snapshot)) throw new Error('A file of the snapshot was not read')
  const contradictions = findContradictions(snapshot)
  if (contradictions.length > 0) throw new SnapshotError(contradictions)
  const warnings = [...notes.unknown].map(
    ([name, keys]) => `${name}: unknown keys left out: ${[...keys].sort().join(', ')}`,
  )
  return { folder, snapshot, warnings }
}

const isListName = (name: string): name is keyof typeof lists => name in lists

// A checked boundary: every list was parsed by its schema above.
const isSnapshot = (value: Record<string, unknown>): value is Snapshot =>
  Object.keys(lists).every((name) => Array.isArray(value[name])) && 'cities.json' in value
