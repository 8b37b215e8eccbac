import type { PayloadRequest, Where } from 'payload'
import { languageNames } from '@/cms/fields/language'
import { readerLocale } from '@/cms/fields/reader-locale'
import type { AuditEntry } from '@/cms/payload-types'
import { csvRows, toCsv } from '@/domain/leads/csv'
import { belgianMoment } from '@/domain/leads/values/belgian-moment'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { actionWords } from './action-words'
import { auditedFields, auditedKind } from './audit-words'

/** A spreadsheet gets at most this many entries, the newest. */
const MOST = 50_000

const PART = 500

const texts = officeTexts.audit

const columns = [
  sharedTexts.when,
  texts.who,
  texts.accountNumber,
  officeTexts.users.role.label,
  texts.action,
  officeTexts.common.kind,
  officeTexts.leads.listLeads.columns.number.label,
  texts.subject,
  screenTexts.editing.conflictFields,
  sharedTexts.language,
]

const roles = { ...officeTexts.users.role, agent: sharedTexts.agent }

function toRow(req: PayloadRequest, entry: AuditEntry): (string | number | null)[] {
  const locale = readerLocale(req)
  const kind = auditedKind(req.payload.config, { slug: entry.kind, reader: req })
  return [
    belgianMoment(entry.at),
    entry.name ?? texts.nobody[locale],
    entry.accountNumber ?? null,
    entry.role ? roles[entry.role][locale] : null,
    actionWords[entry.action][locale],
    kind.label,
    entry.document ?? null,
    entry.title ?? null,
    auditedFields(kind, { paths: entry.fields, reader: req }).join(', '),
    entry.language ? languageNames[entry.language][locale] : null,
  ]
}

/**
 * The filtered audit log as the parts of a spreadsheet, the newest entry first. Each part is read when it is wanted, so that
 * a long log does not fill the memory.
 */
export async function* listAuditEntries({
  req,
  where,
}: {
  req: PayloadRequest
  where: Where
}): AsyncGenerator<string, void, undefined> {
  const locale = readerLocale(req)
  yield toCsv([columns.map((column) => column[locale])])
  let before: number | null = null
  for (let count = 0; count < MOST; count += PART) {
    const older: Where = before === null ? {} : { id: { less_than: before } }
    const { docs }: { docs: AuditEntry[] } = await req.payload.find({
      collection: 'audit-entries',
      where: { and: [where, older] },
      req,
      overrideAccess: false,
      pagination: false,
      limit: PART,
      sort: '-id',
    })
    if (docs.length > 0) yield csvRows(docs.map((entry) => toRow(req, entry)))
    if (docs.length < PART) return
    before = docs.at(-1)?.id ?? null
  }
}
