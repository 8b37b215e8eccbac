import { getLeadSubject, type LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import { leadFields } from '@/domain/leads/lead-fields'
import { leadTable } from '@/domain/leads/lead-table'
import { locales, type Locale } from '@/domain/shared/locale'
import { listedInFields } from '@/domain/properties/listed-in'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { transactionOf, type Database } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import type { FormErrors } from '@/domain/leads/form-draft'
import { propertyRefusal } from '@/domain/leads/lead-properties'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { hasPropertyPage } from '@/cms/queries/properties/status-where'

const properties = table('properties')
const projects = table('projects')

type SQL = ReturnType<typeof sql>
type HeldSubjectRow = { goal: string | null; status: string | null }

const isListedAnywhere = (row: typeof properties | typeof projects): SQL =>
  sql`(${sql.join(
    locales.map((locale) => row[`listed_in_${listedInFields[locale]}`]),
    sql` or `,
  )})`

const propertyRow = (id: number): SQL =>
  sql`select ${properties.goal}, ${properties.status} from ${properties} where ${properties.id} = ${id} and ${hasPropertyPage(properties)} and ${isListedAnywhere(properties)}`

const projectRow = (id: number): SQL =>
  sql`select null as goal, null as status from ${projects} where ${projects.id} = ${id} and ${projects._status} = 'published' and ${isListedAnywhere(projects)}`

const LOCK_NOT_AVAILABLE = '55P03'

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === LOCK_NOT_AVAILABLE) || isLockTimeout(error.cause))

/** An import locks its properties for long, so a form does not wait for it and reads what is committed. */
async function readHeld(db: Database, row: SQL): Promise<HeldSubjectRow | null> {
  await db.execute(sql`savepoint before_subject`)
  try {
    await db.execute(sql`set local lock_timeout = '2s'`)
    const { rows } = await db.execute<HeldSubjectRow>(sql`${row} for share`)
    await db.execute(sql`set local lock_timeout to default`)
    await db.execute(sql`release savepoint before_subject`)
    return rows[0] ?? null
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    await db.execute(sql`rollback to savepoint before_subject`)
    return (await db.execute<HeldSubjectRow>(row)).rows[0] ?? null
  }
}

type ReadSubjectInput = {
  payload: Payload
  kind: LeadKind
  locale: Locale
  /** As they were posted. */
  values: Readonly<Record<string, unknown>>
}

/** The subject of a form, a property before a project, and the errors of the numbers it names. */
export type NamedSubject = { subject: LeadSubject | null; errors: FormErrors }

/** The number of a record as a form sends it; null if it sends nothing, or nothing valid. */
type SubjectReference = { publicId: number | null; isReadable: boolean }

type Reference = 'property' | 'project'

/** Read for every kind of form, because an unknown number is refused everywhere. */
function readNamed({ values }: ReadSubjectInput, field: Reference): SubjectReference {
  const read = leadFields[field].read(Object.hasOwn(values, field) ? values[field] : undefined)
  return { publicId: read.ok ? read.value : null, isReadable: read.ok }
}

const findNamed = async (
  { payload, locale }: ReadSubjectInput,
  ids: { property: number | null; project: number | null },
): Promise<LeadSubject | null> =>
  ids.property === null && ids.project === null ? null : getLeadSubject({ payload, locale, ...ids })

const isMissing = ({ publicId, isReadable }: SubjectReference, found: LeadSubject | null): boolean =>
  !isReadable || (publicId !== null && found === null)

const isAbout = (kind: LeadKind, field: Reference): boolean =>
  [field, 'either'].includes(leadTable[kind].about.record)

/**
 * Reads the property and the project that a form names. For every kind, visitors have to see them; for a kind about
 * properties, the form has to be possible for the property. A kind that is not about them gets no subject.
 */
export async function readSubject(asked: ReadSubjectInput): Promise<NamedSubject> {
  const { kind } = asked
  const named = { property: readNamed(asked, 'property'), project: readNamed(asked, 'project') }
  const property = await findNamed(asked, { property: named.property.publicId, project: null })
  const place = await findNamed(asked, { property: null, project: named.project.publicId })
  const refusal =
    property?.property && isAbout(kind, 'property')
      ? propertyRefusal({ kind, property: property.property })
      : null
  const wrongProperty = isMissing(named.property, property) ? 'invalid' : refusal
  return {
    subject: (isAbout(kind, 'property') ? property : null) ?? (isAbout(kind, 'project') ? place : null),
    errors: {
      ...(wrongProperty === null ? {} : { property: wrongProperty }),
      ...(isMissing(named.project, place) ? { project: 'invalid' } : {}),
    },
  }
}

/** Thrown if the property or project has gone since the form was read; the caller rolls back what it stored. */
export class SubjectRefused extends Error {
  constructor(readonly errors: FormErrors) {
    super('What the form is about has gone')
  }
}

type HeldProperty = { req: PayloadRequest; id: number; kind: LeadKind }

/**
 * Locks a property until the transaction of the request ends: a concurrent sale waits for this form, or is seen here.
 * @throws SubjectRefused if the form is no longer possible for it, or visitors cannot see it.
 */
export async function holdProperty({ req, id, kind }: HeldProperty): Promise<void> {
  const row = await readHeld(await transactionOf(req), propertyRow(id))
  const property = row && { goal: row.goal ?? '', status: row.status ?? 'available' }
  const refusal = property ? propertyRefusal({ kind, property }) : 'invalid'
  if (refusal !== null) throw new SubjectRefused({ property: refusal })
}

/**
 * Locks a project until the transaction of the request ends, as `holdProperty` does a property.
 * @throws SubjectRefused if visitors cannot see it.
 */
export async function holdProject({ req, id }: Omit<HeldProperty, 'kind'>): Promise<void> {
  const row = await readHeld(await transactionOf(req), projectRow(id))
  if (row === null) throw new SubjectRefused({ project: 'invalid' })
}
