import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import * as content from './content-schemas'
import * as listing from './listing-schemas'
import { SnapshotError, type SnapshotProblem } from './snapshot-error'
import { findContradictions } from './snapshot-consistency'

const lists = {
  'types.json': listing.typeSchema,
  'properties.json': listing.propertySchema,
  'projects.json': listing.projectSchema,
  'categories.json': listing.categorySchema,
  'routes.json': listing.routeSchema,
  'content/articles.json': content.articleSchema,
  'content/pages.json': content.pageSchema,
  'content/modules.json': content.moduleSchema,
  'content/sliders.json': content.sliderSchema,
  'content/testimonials.json': content.testimonialSchema,
  'content/forms.json': content.formSchema,
  'content/property-lists.json': content.propertyListSchema,
  'content/top-bar.json': content.topBarSchema,
  'content/footer.json': content.footerSchema,
  'content/popups.json': content.popupSchema,
  'content/agents.json': content.agentSchema,
  'content/owners.json': content.ownerSchema,
  'content/assignments.json': content.assignmentSchema,
} as const

type Lists = { [File in keyof typeof lists]: z.infer<(typeof lists)[File]>[] }

export type Snapshot = Lists & {
  'cities.json': z.infer<typeof listing.citiesSchema>
  'content/site-settings.json': Record<string, unknown>
  'content/home-search.json': Record<string, unknown>
}

export type ReadSnapshot = { folder: string; snapshot: Snapshot; warnings: string[] }

type Notes = { problems: SnapshotProblem[]; unknown: Map<string, Set<string>> }

async function readJson(file: string, notes: Notes & { name: string }): Promise<unknown> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    return undefined
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'not JSON'
    notes.problems.push({ file: notes.name, index: null, key: '', reason: `not valid JSON (${reason})` })
    return undefined
  }
}

function noteUnknownKeys(name: string, record: unknown, known: Record<string, unknown>, notes: Notes): void {
  if (typeof record !== 'object' || record === null) return
  for (const key of Object.keys(record)) {
    if (key in known) continue
    const keys = notes.unknown.get(name) ?? new Set<string>()
    notes.unknown.set(name, keys.add(key))
  }
}

function reasonOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : issue.message
}

function checkRecord<Schema extends z.ZodType>(
  { name, schema, notes }: { name: string; schema: Schema; notes: Notes },
  { record, index }: { record: unknown; index: number | null },
): z.infer<Schema> | null {
  if (schema instanceof z.ZodObject) noteUnknownKeys(name, record, schema.shape, notes)
  const parsed = schema.safeParse(record)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    notes.problems.push({ file: name, index, key: issue.path.join('.'), reason: reasonOf(issue) })
  }
  return null
}

async function readList(folder: string, name: keyof typeof lists, notes: Notes): Promise<unknown[]> {
  const input = await readJson(path.join(folder, name), { ...notes, name })
  if (input === undefined) return []
  if (!Array.isArray(input)) {
    notes.problems.push({ file: name, index: null, key: '', reason: 'a list of records is expected' })
    return []
  }
  const schema: z.ZodType = lists[name]
  return input.map((record, index) => checkRecord({ name, schema, notes }, { record, index }))
}

async function readCities(folder: string, notes: Notes): Promise<Snapshot['cities.json']> {
  const name = 'cities.json'
  const input = await readJson(path.join(folder, name), { ...notes, name })
  const empty = listing.citiesSchema.parse({})
  if (input === undefined) return empty
  return checkRecord({ name, schema: listing.citiesSchema, notes }, { record: input, index: null }) ?? empty
}

async function readGlobal(folder: string, name: string, notes: Notes): Promise<Record<string, unknown>> {
  const input = await readJson(path.join(folder, name), { ...notes, name })
  if (input === undefined) return {}
  return checkRecord({ name, schema: content.globalSchema, notes }, { record: input, index: null }) ?? {}
}

/**
 * Reads and checks a whole snapshot folder (contract "The snapshot") before anything is written.
 * @throws SnapshotError with file, index, key and reason of each wrong record.
 */
export async function readSnapshot(folder: string): Promise<ReadSnapshot> {
  const notes: Notes = { problems: [], unknown: new Map() }
  if (!(await stat(folder).catch(() => null))?.isDirectory()) {
    throw new SnapshotError([{ file: folder, index: null, key: '', reason: 'this folder does not exist' }])
  }
  const entries: [string, unknown][] = []
  for (const name of Object.keys(lists)) {
    if (isListName(name)) entries.push([name, await readList(folder, name, notes)])
  }
  entries.push(['cities.json', await readCities(folder, notes)])
  for (const name of ['content/site-settings.json', 'content/home-search.json']) {
    entries.push([name, await readGlobal(folder, name, notes)])
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

// A checked boundary: every list was parsed by the schema of its name above.
const isSnapshot = (value: Record<string, unknown>): value is Snapshot =>
  Object.keys(lists).every((name) => Array.isArray(value[name])) && 'cities.json' in value
