import { createHash } from 'node:crypto'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { table, type SQL } from '@/cms/database/tables'
import type { MailOffice } from '@/cms/queries/agency/mail-agency'
import { getLeadSubject, type LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import { findKnownNames } from '@/cms/queries/towns/find-known-names'
import type { ActiveAgent } from '@/cms/queries/leads/active-agents'
import type { KnownNames } from '@/domain/leads/known-names'
import type { AssignmentRule } from '@/domain/leads/lead-assignment'
import { fieldsOf, leadTable } from '@/domain/leads/lead-table'
import type { LeadFieldName } from '@/domain/leads/lead-fields'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { LeadSource } from '@/domain/leads/lead-sources'
import type { ParsedLead } from '@/domain/leads/parse-lead'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import {
  registerApplicantFile,
  eraseApplicantFiles,
  writeApplicantFile,
  type ReceivedFile,
  type WrittenFile,
} from './applicant-files'
import { planAssignment, takeTurn, type AssignmentPlan } from './assign-lead'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { holdProperty, holdProject } from './lead-subject'
import { recipientsOf, runLeadEffects, type LeadMailing } from './lead-effects'

/** What editors have set for the submitted form; `assignment` only where they have a rule for its kind. */
export type LeadSettings = {
  form: { id: number; recipients: string | null } | null
  office: MailOffice
  assignment?: AssignmentRule | null
}

export type LeadToStore = {
  payload: Payload
  lead: ParsedLead
  subject: LeadSubject | null
  settings: LeadSettings
  file: ReceivedFile | null
  /** Of `leadRequestKey`. */
  requestKey: string | null
  maySendToVisitor: boolean
  now: Date
}

const day = 86_400_000

/** Identifies a repeated post by its key, which may be any text, and by the kind of form. */
export const leadRequestKey = ({ kind, requestId }: { kind: LeadKind; requestId: string }): string =>
  createHash('sha256').update(`${kind}\n${requestId}`).digest('base64url')

const leads = table('leads')
const given = table('leads', 'given')
const forms = table('contact_forms')

/** Whether a lead was stored with this key. */
export async function isLeadStored({
  payload,
  requestKey,
}: {
  payload: Payload
  requestKey: string
}): Promise<boolean> {
  const { rows } = await databaseOf(payload).execute(
    sql`select 1 from ${leads} where ${leads.request_id} = ${requestKey}`,
  )
  return rows.length > 0
}

// The friend gets one mail and is not stored; the message to them is private as well.
const friendFields: readonly LeadFieldName[] = ['friendName', 'friendEmail']

/** The stored answers: only fields that were filled in. */
function keptValues({ kind, values }: ParsedLead): Record<string, unknown> {
  const isForFriend = leadTable[kind].mails.includes('friend')
  const forgotten = isForFriend ? [...friendFields, 'remark'] : friendFields
  const kept = fieldsOf(kind).filter((name) => {
    const value = values[name]
    const isEmpty = value === null || value === false || (Array.isArray(value) && value.length === 0)
    return !isEmpty && !forgotten.includes(name)
  })
  return Object.fromEntries(kept.map((name) => [name, values[name]]))
}

const written = [
  'kind',
  'status',
  'language',
  'title',
  'name',
  'email',
  'phone',
  'property_id',
  'project_id',
  'form_id',
  'values',
  'request_id',
  'erase_at',
  'file_id',
  'source',
  'assigned_to_id',
] as const

type LeadRow = Record<(typeof written)[number], unknown>

export type LeadRowInput = Pick<LeadToStore, 'lead' | 'requestKey' | 'now'> & {
  subject: Pick<LeadSubject, 'collection' | 'id'> | null
  /** The settings of the form of the site. */
  form: number | null
  file: number | null
  source: LeadSource
  /** The account of a member of staff. */
  assignedTo: number | null
  /** Done, where nobody has to answer. */
  status?: 'new' | 'done'
}

/** By the names of the columns. */
function toRow(input: LeadRowInput): LeadRow {
  const { lead, subject, requestKey, now, form, file, source, assignedTo, status = 'new' } = input
  const { kind, locale, values } = lead
  const { title, firstName, lastName, email, phone } = values
  return {
    kind,
    status,
    language: locale,
    title,
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
    email: email?.toLowerCase() ?? null,
    phone,
    property_id: subject?.collection === 'properties' ? subject.id : null,
    project_id: subject?.collection === 'projects' ? subject.id : null,
    form_id: form,
    values: keptValues(lead),
    request_id: requestKey,
    erase_at: new Date(now.getTime() + leadTable[kind].retentionDays * day).toISOString(),
    file_id: file,
    source,
    assigned_to_id: assignedTo,
  }
}

// The settings of the form are kept, so an editor may have deleted them.
const existingForm = sql`(select ${forms.id} from ${forms} where ${forms.id} = ${given.form_id})`

const listed = (columns: readonly SQL[]): SQL => sql.join([...columns], sql`, `)

/**
 * Inserts a lead in the transaction of the request and returns its number. It bypasses Payload's operations: everything is
 * checked already, and no hook has to run.
 */
export async function insertLead(req: PayloadRequest, input: LeadRowInput): Promise<number> {
  const row = toRow(input)
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${leads} (${listed(written.map((column) => leads.$[column]))})
    select ${listed(written.map((column) => (column === 'form_id' ? existingForm : given[column])))}
    from jsonb_populate_record(null::${leads}, ${JSON.stringify(row)}::jsonb) as given
    returning ${leads.id}`)
  const [stored] = rows
  if (!stored) throw new Error('A lead was not stored')
  return stored.id
}

/** @throws SubjectRefused if the form is no longer possible for its subject. */
async function holdSubject(req: PayloadRequest, { lead: { kind }, subject }: LeadToStore): Promise<void> {
  if (subject === null) return
  const { collection, id } = subject
  await (collection === 'properties' ? holdProperty({ req, id, kind }) : holdProject({ req, id }))
}

/** Reads the data for the mails of a lead, of which an agent to whom it is assigned gets one. */
async function prepareMailing(data: LeadToStore, assignee: ActiveAgent | null): Promise<LeadMailing> {
  const { payload, lead, subject, settings, maySendToVisitor, now } = data
  const { form, office } = settings
  const { locale, values } = lead
  const recipients = form?.recipients ?? null
  const [address = env.AGENCY_EMAIL] = recipientsOf({ lead, subject, recipients, assignee })
  const ownLocale = office.agentLocales[address.toLowerCase()] ?? office.locale
  const own = { locale: ownLocale, subject: await inLocale({ payload, subject, locale, ownLocale }) }
  const agencies = { own: office.agencies[ownLocale], visitors: office.agencies[locale] }
  const names = await findNames(values, { payload, locale: ownLocale })
  const isOther = locale !== ownLocale && leadTable[lead.kind].hasCriteria
  const visitorNames = isOther ? await findNames(values, { payload, locale }) : names
  return { lead, subject, own, recipients, assignee, agencies, names, visitorNames, maySendToVisitor, now }
}

/** What its types, towns and places are called, where it asks for any. */
const findNames = async (
  values: ParsedLead['values'],
  place: { payload: Payload; locale: Locale },
): Promise<KnownNames> =>
  values.types.length + values.cities.length + values.places.length > 0 || values.near !== null
    ? findKnownNames({ ...place, asked: [values] })
    : { typeNames: new Map(), townNames: new Map(), placeNames: new Map() }

type SubjectInLocale = { payload: Payload; subject: LeadSubject | null; locale: Locale; ownLocale: Locale }

/** The subject of a lead, in the language of the agency. */
async function inLocale({
  payload,
  subject,
  locale,
  ownLocale,
}: SubjectInLocale): Promise<LeadSubject | null> {
  if (subject === null || locale === ownLocale) return subject
  const { collection, publicId } = subject
  const isProperty = collection === 'properties'
  const property = isProperty ? publicId : null
  const project = isProperty ? null : publicId
  return (await getLeadSubject({ payload, property, project, locale: ownLocale })) ?? subject
}

type StoreLeadContext = {
  req: PayloadRequest
  data: LeadToStore
  /** Without a rule, or where nobody is active. */
  mailing: LeadMailing
  plan: AssignmentPlan<LeadMailing> | null
  written: WrittenFile | null
}

async function writeAll({ req, data, plan, written, ...usual }: StoreLeadContext): Promise<number> {
  await holdSubject(req, data)
  const file = written ? await registerApplicantFile({ req, file: written }) : null
  const form = data.settings.form?.id ?? null
  const mailing = (plan && (await takeTurn(req, plan))) ?? usual.mailing
  const assignedTo = mailing.assignee?.account ?? null
  const id = await insertLead(req, { ...data, form, file, source: 'website', assignedTo })
  await runLeadEffects({ ...mailing, req, leadId: id })
  return id
}

/**
 * Stores a lead with its file, its mails and the other effects of its kind in one transaction, and returns its number.
 * @throws SubjectRefused if its subject was sold, rented or unpublished since it was read.
 */
export async function storeLead(data: LeadToStore): Promise<number> {
  const { payload, lead } = data
  const rule = data.settings.assignment
  const prepare = (assignee: ActiveAgent) => prepareMailing(data, assignee)
  const plan = rule ? await planAssignment({ ...data, rule, prepare }) : null
  const mailing = await prepareMailing(data, null)
  const req = await createLocalReq({ locale: lead.locale }, payload)
  const written = data.file ? await writeApplicantFile(data.file) : null
  try {
    return await inTransaction(req, () => writeAll({ req, data, mailing, plan, written }))
  } catch (error) {
    await eraseApplicantFiles([written?.filename])
    throw error
  }
}
