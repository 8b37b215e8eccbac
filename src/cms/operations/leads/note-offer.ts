import type { PayloadRequest } from 'payload'
import { findNotedProperty } from '@/cms/queries/leads/noted-subject'
import type { LeadErrors } from '@/domain/leads/lead-errors'
import type { LeadErrorCode } from '@/domain/leads/lead-error-codes'
import { parseLead, type ParsedLead } from '@/domain/leads/parse-lead'
import { isLocale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { isSeenLead } from './is-seen-lead'
import { holdProperty, SubjectRefused } from './lead-subject'
import { accountOf, notedRequestKey, storeNoted } from './store-noted'

const kind = 'purchase-offer'

/** What a caller has to say; the others are asked for in the written offer. */
const needed = ['lastName', 'amount', 'endDate'] as const

type NoteOfferInput = {
  req: PayloadRequest
  /** The lead of the person. */
  lead: number
  input: Readonly<Record<string, unknown>>
  now: Date
}

export type NoteOfferErrors = LeadErrors & { language?: LeadErrorCode }

export type NoteOfferFailure = { reason: 'not-found' } | { reason: 'invalid'; errors: NoteOfferErrors }

const invalid = (errors: NoteOfferErrors) => ({ ok: false, failure: { reason: 'invalid', errors } }) as const

type OfferToStore = { parsed: ParsedLead; property: number }

/** The person has to be reachable: a telephone number or an address is enough. */
const reachErrors = ({ email, phone }: Readonly<Record<string, unknown>>): NoteOfferErrors =>
  (email ?? '') === '' && (phone ?? '') === '' ? { phone: 'required' } : {}

async function readOffer({
  req,
  input,
  now,
}: NoteOfferInput): Promise<Result<OfferToStore, NoteOfferFailure>> {
  const { language, property: row, ...values } = input
  const property = await findNotedProperty(req, row)
  const locale = isLocale(language) ? language : 'fr'
  const asked = { ...values, property: property?.publicId ?? null, privacy: null }
  const parsed = parseLead({ kind, values: asked, locale, now, needed })
  const errors: NoteOfferErrors = {
    ...reachErrors(values),
    ...(parsed.ok ? {} : parsed.failure),
    ...(isLocale(language) ? {} : { language: 'required' as const }),
  }
  if (!parsed.ok || property === null || Object.keys(errors).length > 0) return invalid(errors)
  return { ok: true, value: { parsed: parsed.value, property: property.id } }
}

/**
 * Stores the offer that somebody makes on the phone or at the office as a lead of the kind of the site's form, and returns its
 * number; nobody gets a mail. It is possible where the form is: on a published property that is for sale, with a status that permits offers. A second
 * post with the same key changes nothing.
 */
export async function noteOffer(asked: NoteOfferInput): Promise<Result<number, NoteOfferFailure>> {
  const { req, input, lead, now } = asked
  if (!(await isSeenLead(req, lead))) return { ok: false, failure: { reason: 'not-found' } }
  const read = await readOffer(asked)
  if (!read.ok) return read
  const { parsed, property } = read.value
  const row = {
    lead: parsed,
    subject: { collection: 'properties', id: property },
    form: null,
    file: null,
    source: 'phone',
    assignedTo: accountOf(req),
    requestKey: notedRequestKey(kind, input),
    now,
  } as const
  try {
    const before = () => holdProperty({ req, id: property, kind })
    return { ok: true, value: await storeNoted(req, { row, before }) }
  } catch (error) {
    if (error instanceof SubjectRefused) return invalid(error.errors)
    throw error
  }
}
