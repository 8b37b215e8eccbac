import { createHash } from 'node:crypto'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { createRecord } from '@/cms/database/records'
import { getOfficeLocale, readMailAgency } from '@/cms/queries/agency/mail-agency'
import { getLeadSubject, type LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import { findKnownNames } from '@/cms/queries/towns/find-known-names'
import type { KnownNames } from '@/domain/leads/known-names'
import { fieldsOf, leadTable } from '@/domain/leads/lead-table'
import type { LeadFieldName } from '@/domain/leads/lead-fields'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { ParsedLead } from '@/domain/leads/parse-lead'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import {
  registerApplicantFile,
  unlinkApplicantFiles,
  writeApplicantFile,
  type ReceivedFile,
  type WrittenFile,
} from './applicant-files'
import { inTransaction } from '@/cms/database/transactions'
import { holdProperty, holdProject } from './lead-subject'
import { recipientsOf, runLeadEffects, type LeadMailing } from './lead-effects'

export type LeadToStore = {
  payload: Payload
  lead: ParsedLead
  subject: LeadSubject | null
  /** The settings of the submitted form. */
  form: { id: number; recipients: string | null } | null
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

function toRow({ lead, subject, form, requestKey, now }: LeadToStore): Record<string, unknown> {
  const { kind, locale, values } = lead
  const { title, firstName, lastName, email, phone } = values
  return {
    kind,
    status: 'new',
    language: locale,
    title,
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
    email: email?.toLowerCase() ?? null,
    phone,
    property: subject?.collection === 'properties' ? subject.id : null,
    project: subject?.collection === 'projects' ? subject.id : null,
    form: form?.id ?? null,
    values: keptValues(lead),
    requestId: requestKey,
    eraseAt: new Date(now.getTime() + leadTable[kind].retentionDays * day).toISOString(),
  }
}

/** @throws SubjectRefused if the form is no longer possible for its subject. */
async function holdSubject(req: PayloadRequest, { lead: { kind }, subject }: LeadToStore): Promise<void> {
  if (subject === null) return
  const { collection, id } = subject
  await (collection === 'properties' ? holdProperty({ req, id, kind }) : holdProject({ req, id }))
}

type MailingFacts = Pick<LeadMailing, 'lead' | 'subject' | 'recipients' | 'maySendToVisitor' | 'now'> & {
  payload: Payload
}

/** Reads the data for the mails of a lead. */
async function prepareMailing({ payload, ...facts }: MailingFacts): Promise<LeadMailing> {
  const { locale, values } = facts.lead
  const [address = env.AGENCY_EMAIL] = recipientsOf(facts)
  const ownLocale = await getOfficeLocale({ payload, address })
  const agencyIn = await readMailAgency({ payload })
  const agencies = { own: await agencyIn(ownLocale), visitors: await agencyIn(locale) }
  const names = await findNames(values, { payload, locale: ownLocale })
  const subject = await inLocale({ payload, subject: facts.subject, locale, ownLocale })
  return { ...facts, own: { locale: ownLocale, subject }, agencies, names }
}

/** What its types and towns are called, where it asks for any. */
const findNames = async (
  values: ParsedLead['values'],
  place: { payload: Payload; locale: Locale },
): Promise<KnownNames> =>
  values.types.length + values.cities.length > 0
    ? findKnownNames({ ...place, asked: [values] })
    : { typeNames: new Map(), townNames: new Map() }

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
  mailing: LeadMailing
  written: WrittenFile | null
}

async function writeAll({ req, data, mailing, written }: StoreLeadContext): Promise<number> {
  await holdSubject(req, data)
  const file = written ? await registerApplicantFile({ req, file: written }) : null
  const row = { ...toRow(data), file }
  // Bypasses Payload's operations: everything is checked already, and no hook has to run.
  const id = await createRecord(req.payload, { collection: 'leads', data: row, req })
  await runLeadEffects({ ...mailing, req, leadId: id })
  return id
}

/**
 * Stores a lead with its file, its mails and the other effects of its kind in one transaction, and returns its number.
 * @throws SubjectRefused if its subject was sold, rented or unpublished since it was read.
 */
export async function storeLead(data: LeadToStore): Promise<number> {
  const { payload, lead, subject, form, maySendToVisitor, now } = data
  const recipients = form?.recipients ?? null
  const mailing = await prepareMailing({ payload, lead, subject, recipients, maySendToVisitor, now })
  const req = await createLocalReq({ locale: lead.locale }, payload)
  const written = data.file ? await writeApplicantFile(data.file) : null
  try {
    return await inTransaction(req, () => writeAll({ req, data, mailing, written }))
  } catch (error) {
    await unlinkApplicantFiles([written?.filename])
    throw error
  }
}
