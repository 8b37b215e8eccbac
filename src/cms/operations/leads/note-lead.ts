import type { PayloadRequest } from 'payload'
import { findNotedSubject, type NotedSubject } from '@/cms/queries/leads/noted-subject'
import {
  kindOfNoted,
  readNotedLead,
  valuesOfNoted,
  type NotedLead,
  type NotedLeadErrors,
} from '@/domain/leads/noted-lead'
import { noLeadValues } from '@/domain/leads/parse-lead'
import type { Result } from '@/domain/shared/result'
import type { LeadRowInput } from './store-lead'
import { accountOf, notedRequestKey, storeNoted } from './store-noted'

type NoteLeadInput = { req: PayloadRequest; input: Readonly<Record<string, unknown>>; now: Date }

type LeadToNote = NoteLeadInput & { noted: NotedLead; about: NotedSubject }

function toRow({ req, input, now, noted, about }: LeadToNote): LeadRowInput {
  const kind = kindOfNoted(noted)
  return {
    lead: {
      kind,
      locale: noted.language,
      values: { ...noLeadValues, ...valuesOfNoted({ noted, ...about.publicIds }) },
    },
    subject: about.subject,
    form: null,
    file: null,
    source: noted.source,
    assignedTo: accountOf(req),
    requestKey: notedRequestKey(kind, input),
    now,
  }
}

/**
 * Stores what somebody asks on the phone or at the office as a lead of the member of staff who notes it, and returns its
 * number; nobody gets a mail. A second post with the same key changes nothing. Errors are codes by field.
 */
export async function noteLead(asked: NoteLeadInput): Promise<Result<number, NotedLeadErrors>> {
  const { req, input } = asked
  const read = readNotedLead(input)
  if (!read.ok) return read
  const noted = read.value
  const found = await findNotedSubject({ req, noted })
  if (!found.ok) return found
  const row = toRow({ ...asked, noted, about: found.value })
  return { ok: true, value: await storeNoted(req, { row }) }
}
