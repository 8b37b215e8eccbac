import type { Payload } from 'payload'
import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import { findSuspicion, guardFields } from '@/domain/leads/form-guard'
import { readRequestId } from '@/domain/leads/values/field-readers'
import type { FormErrors } from '@/domain/leads/form-draft'
import type { LeadErrorCode } from '@/domain/leads/lead-error-codes'
import { FROM_LIST } from '@/domain/leads/lead-definition'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import { parseLead, type ParsedLead } from '@/domain/leads/parse-lead'
import { isContentOfName } from '@/domain/media/document-content'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { admitSubmission } from './admit-submission'
import type { ReceivedFile } from './applicant-files'
import { mayWriteTo } from './form-allowance'
import { SubjectRefused, readSubject, type NamedSubject } from './lead-subject'
import { leadEffects } from './lead-effects'
import { TooManyAlerts } from '@/cms/operations/alerts/request-alert'
import { isLeadStored, leadRequestKey, storeLead, type LeadSettings } from './store-lead'
import { isRecord } from '@/domain/shared/is-record'

/** A form as it was posted, unchecked. */
export type PostedForm = {
  payload: Payload
  kind: LeadKind
  locale: Locale
  /** The fields of the form and those of the guards. */
  values: Readonly<Record<string, unknown>>
  /** The upload of the field that takes a file. */
  file: ReceivedFile | null
  settings: LeadSettings
  /** The visitor's address, for counting. */
  address: string
  now: Date
}

export type SubmitFailure =
  { reason: 'invalid'; errors: FormErrors } | { reason: 'too-many'; retryAfter: number }

/** Stored now; stored before, by the same post; dropped as a robot's. */
export type SubmitOutcome = 'stored' | 'repeated' | 'dropped'

const invalid = (errors: FormErrors): Result<never, SubmitFailure> => ({
  ok: false,
  failure: { reason: 'invalid', errors },
})

/** The file with its shown name, if the content fits the name. */
function checkFile({
  posted,
  lead,
}: {
  posted: PostedForm
  lead: ParsedLead
}): Result<ReceivedFile | null, FormErrors> {
  const field = leadTable[lead.kind].file
  const named = field === null ? null : lead.values[field]
  if (field === null || posted.file === null || !isNamed(named)) return { ok: true, value: null }
  const file = { name: named.name, bytes: posted.file.bytes }
  return isContentOfName(file) ? { ok: true, value: file } : { ok: false, failure: { [field]: 'file-type' } }
}

const isNamed = (value: unknown): value is { name: string } =>
  isRecord(value) && typeof value.name === 'string'

/** The posted fields without the file, which counts only if it was uploaded. */
function fieldsWithFile({ kind, values, file }: PostedForm): Readonly<Record<string, unknown>> {
  const field = leadTable[kind].file
  const known = file && { name: file.name, size: file.bytes.length }
  return field === null ? values : { ...values, [field]: known ?? null }
}

// Most forms name neither.
const namesSubject = (values: PostedForm['values']): boolean =>
  Object.hasOwn(values, 'property') || Object.hasOwn(values, 'project')

const noSubject: NamedSubject = { subject: null, errors: {} }

type ReadLead = { lead: ParsedLead; subject: LeadSubject | null; file: ReceivedFile | null }

async function readForm(posted: PostedForm): Promise<Result<ReadLead, SubmitFailure>> {
  const { kind, values, locale, now } = posted
  const { subject, errors: wrongSubject } = namesSubject(values) ? await readSubject(posted) : noSubject
  const parsed = parseLead({
    ...{ kind, locale, now, limits: subject?.limits },
    values: fieldsWithFile(posted),
    isFromList: Object.hasOwn(values, FROM_LIST),
  })
  if (!parsed.ok) return invalid({ ...wrongSubject, ...parsed.failure })
  const lead = parsed.value
  const file = checkFile({ posted, lead })
  const errors = { ...wrongSubject, ...(file.ok ? {} : file.failure) }
  if (!file.ok || Object.keys(errors).length > 0) return invalid(errors)
  return { ok: true, value: { lead, subject, file: file.value } }
}

/** The sender and the recipient of a form that writes to somebody who has not asked for it. */
const friendOf = ({ kind, values }: ParsedLead) =>
  leadTable[kind].mails.includes('friend')
    ? { sender: values.email ?? '', address: values.friendEmail ?? '' }
    : null

type AdmittedLead = ReadLead & { posted: PostedForm; requestKey: string | null }

// Strangers do not learn when a mailbox can be written to again, so the wait is always an hour.
const HOUR = 3600

async function store({
  posted,
  lead,
  subject,
  file,
  requestKey,
}: AdmittedLead): Promise<Result<SubmitOutcome, SubmitFailure>> {
  const { payload, settings, now } = posted
  const maySendToVisitor = await mayWriteTo({ payload, now, email: lead.values.email ?? '' })
  if (leadEffects[lead.kind].needsMailbox && !maySendToVisitor)
    return { ok: false, failure: { reason: 'too-many', retryAfter: HOUR } }
  await storeLead({ payload, lead, subject, settings, file, requestKey, maySendToVisitor, now })
  return { ok: true, value: 'stored' }
}

/** If another request has stored the same post, this one is a repeat; any other failure refunds its admission. */
async function storeAdmitted(
  admitted: AdmittedLead,
  takeBack: () => Promise<void>,
): Promise<Result<SubmitOutcome, SubmitFailure>> {
  const { posted, requestKey } = admitted
  try {
    return await store(admitted)
  } catch (error) {
    // The post still counts, so that repeated attempts with a full address are limited.
    if (error instanceof TooManyAlerts) return invalid({ email: 'too-many' })
    await takeBack()
    if (error instanceof SubjectRefused) return invalid(error.errors)
    if (requestKey && (await isLeadStored({ payload: posted.payload, requestKey })))
      return { ok: true, value: 'repeated' }
    throw error
  }
}

/**
 * Receives the form of a visitor. When it returns an outcome, the lead and its mails are in the database, or it was a
 * robot's; a second post with the same key changes nothing. Errors are values, by field.
 * @throws Error if the database is away: nothing is stored, and the visitor has to try again.
 */
export async function submitLead(posted: PostedForm): Promise<Result<SubmitOutcome, SubmitFailure>> {
  const { payload, kind, values, address, now } = posted
  const suspicion = findSuspicion({
    honeypot: values[guardFields.honeypot],
    startedAt: values[guardFields.startedAt],
    now: now.getTime(),
  })
  if (suspicion === 'honeypot') return { ok: true, value: 'dropped' }
  const requestId = readRequestId(values[guardFields.request])
  const requestKey = requestId === null ? null : leadRequestKey({ kind, requestId })
  if (requestKey && (await isLeadStored({ payload, requestKey }))) return { ok: true, value: 'repeated' }
  const read = await readForm(posted)
  if (!read.ok) return read
  const admission = await admitSubmission({
    payload,
    address,
    proof: values[guardFields.proof],
    isSuspect: suspicion === 'too-fast',
    friend: friendOf(read.value.lead),
    now,
  })
  if (!admission.ok) return refused(admission.failure)
  return storeAdmitted({ ...read.value, posted, requestKey }, admission.value)
}

type SubmitLeadRefusal = { reason: 'too-many'; retryAfter: number } | { reason: 'proof'; code: LeadErrorCode }

const refused = (failure: SubmitLeadRefusal): Result<never, SubmitFailure> =>
  failure.reason === 'proof' ? invalid({ altcha: failure.code }) : { ok: false, failure }
