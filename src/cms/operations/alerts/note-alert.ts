import type { PayloadRequest } from 'payload'
import { mayWriteTo } from '@/cms/operations/leads/form-allowance'
import { isSeenLead } from '@/cms/operations/leads/is-seen-lead'
import type { LeadRowInput } from '@/cms/operations/leads/store-lead'
import { accountOf, notedRequestKey, storeNoted } from '@/cms/operations/leads/store-noted'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import { getMailAgency } from '@/cms/queries/agency/mail-agency'
import { findKnownNames } from '@/cms/queries/towns/find-known-names'
import type { LeadErrors } from '@/domain/leads/lead-errors'
import type { LeadErrorCode } from '@/domain/leads/lead-error-codes'
import { parseLead, type ParsedLead } from '@/domain/leads/parse-lead'
import { isLocale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { env } from '@/env'
import { requestAlert, TooManyAlerts } from './request-alert'

const kind = 'demand-register'

/** What a caller has to say; their consent is the confirmation by mail. */
const needed = ['goal', 'types', 'cities', 'lastName', 'email'] as const

type NoteAlertInput = {
  req: PayloadRequest
  /** The lead of the person. */
  lead: number
  input: Readonly<Record<string, unknown>>
  now: Date
}

/** An unknown lead; codes by field; a mailbox that has had its mails of the hour. */
export type NoteAlertFailure =
  | { reason: 'not-found' | 'too-many' }
  | { reason: 'invalid'; errors: LeadErrors & { language?: LeadErrorCode } }

const failed = (failure: NoteAlertFailure) => ({ ok: false, failure }) as const

function readAlert({ input, now }: NoteAlertInput): Result<ParsedLead, NoteAlertFailure> {
  const { language, ...values } = input
  const locale = isLocale(language) ? language : 'fr'
  // Nobody agrees to anything for somebody else.
  const asked = { ...values, privacy: null, newsletter: null }
  const parsed = parseLead({ kind, values: asked, locale, now, needed })
  const errors = {
    ...(parsed.ok ? {} : parsed.failure),
    ...(isLocale(language) ? {} : { language: 'required' as const }),
  }
  return parsed.ok && isLocale(language) ? parsed : failed({ reason: 'invalid', errors })
}

type AlertToStore = NoteAlertInput & { parsed: ParsedLead }

function toRow({ req, input, now, parsed }: AlertToStore): LeadRowInput {
  return {
    lead: parsed,
    subject: null,
    form: null,
    file: null,
    source: 'phone',
    assignedTo: accountOf(req),
    status: 'done',
    requestKey: notedRequestKey(kind, input),
    now,
  }
}

/** Asks the person by mail to confirm the alert, in the transaction that stores it. */
async function prepareRequest({ req, parsed, now }: AlertToStore): Promise<(id: number) => Promise<void>> {
  const { payload } = req
  const { locale, values } = parsed
  const agency = await getMailAgency({ payload, locale })
  const names = await findKnownNames({ payload, asked: [values], locale })
  return async (leadId) => {
    const letter = await requestAlert({ req, lead: parsed, leadId, agency, names, now })
    const mail = {
      ...letter,
      kind: `${kind}-visitor`,
      locale,
      to: values.email ?? '',
      replyTo: { address: env.AGENCY_EMAIL },
    }
    await queueMail({ req, mail: { ...mail, about: `leads/${leadId}` } })
  }
}

/**
 * Stores the search alert that staff note for the person of a lead, and returns the number of the lead that it is kept with. It
 * sends nothing until the person confirms it by the mail that every new alert has; the one of an alert that they have leads to
 * that. A second post with the same key changes nothing.
 */
export async function noteAlert(asked: NoteAlertInput): Promise<Result<number, NoteAlertFailure>> {
  const { req, lead, now } = asked
  const { payload } = req
  if (!(await isSeenLead(req, lead))) return failed({ reason: 'not-found' })
  const read = readAlert(asked)
  if (!read.ok) return read
  const work = { ...asked, parsed: read.value }
  if (!(await mayWriteTo({ payload, now, email: read.value.values.email ?? '' })))
    return failed({ reason: 'too-many' })
  try {
    const after = await prepareRequest(work)
    return { ok: true, value: await storeNoted(req, { row: toRow(work), after }) }
  } catch (error) {
    if (error instanceof TooManyAlerts) return failed({ reason: 'invalid', errors: { email: 'too-many' } })
    throw error
  }
}
