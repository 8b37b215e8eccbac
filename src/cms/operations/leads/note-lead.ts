import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf, inTransaction } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { findNotedSubject, type NotedSubject } from '@/cms/queries/leads/noted-subject'
import { noteAction } from '@/cms/operations/audit/note-action'
import {
  kindOfNoted,
  readNotedLead,
  valuesOfNoted,
  type NotedLead,
  type NotedLeadErrors,
} from '@/domain/leads/noted-lead'
import { noLeadValues } from '@/domain/leads/parse-lead'
import { readRequestId } from '@/domain/leads/values/field-readers'
import type { Result } from '@/domain/shared/result'
import { insertLead, leadRequestKey, type LeadRowInput } from './store-lead'

const leads = table('leads')

type NoteLeadInput = { req: PayloadRequest; input: Readonly<Record<string, unknown>>; now: Date }

type LeadToNote = NoteLeadInput & { noted: NotedLead; about: NotedSubject }

function toRow({ req, input, now, noted, about }: LeadToNote): LeadRowInput {
  const kind = kindOfNoted(noted)
  const requestId = readRequestId(input.requestId)
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
    assignedTo: req.user?.collection === 'users' ? req.user.id : null,
    requestKey: requestId && leadRequestKey({ kind, requestId }),
    now,
  }
}

async function findByKey(req: PayloadRequest, key: string | null | undefined): Promise<number | null> {
  const { rows } = await databaseOf(req.payload).execute<{ id: number }>(
    sql`select ${leads.id} from ${leads} where ${leads.request_id} = ${key}`,
  )
  return rows[0]?.id ?? null
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
  try {
    return await inTransaction(req, async () => {
      const id = await insertLead(req, row)
      await noteAction(req, { action: 'create', kind: 'leads', id })
      return { ok: true, value: id }
    })
  } catch (error) {
    const earlier = await findByKey(req, row.requestKey)
    if (earlier === null) throw error
    return { ok: true, value: earlier }
  }
}
