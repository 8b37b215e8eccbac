import type { PayloadRequest } from 'payload'
import { mayChangeAll } from '@/cms/access/property-access'
import { findRecord } from '@/cms/database/records'
import { lockDocuments } from '@/cms/database/lock-documents'
import { separateRequest } from '@/cms/database/separate-request'
import { inTransaction } from '@/cms/database/transactions'
import { editorText } from '@/cms/fields/editor-text'
import { refusalWords } from '@/cms/gate/gate-words'
import { holdDocument } from '@/cms/operations/edits/document-edits'
import { refusalSentences } from '@/cms/operations/edits/refusal-sentences'
import { requestOnBase } from '@/cms/operations/edits/request-on-base'
import type { Goal } from '@/domain/properties/goal'
import { statusFault } from '@/domain/properties/property-faults'
import type { PropertyStatus } from '@/domain/properties/property-status'
import { isRecord } from '@/domain/shared/is-record'
import { locales, type Locale } from '@/domain/shared/locale'
import { textOf } from '@/domain/shared/text'
import { quickObstacle, typedPrice, type QuickObstacle } from '@/domain/stock/quick-edit'

/** A change from a row of the list of properties; `base` is when the version in the row was saved. */
export type QuickEdit = { id: number; base: string } & (
  { field: 'price'; typed: string } | { field: 'status'; status: PropertyStatus }
)

export type QuickEditAnswer =
  | { isSaved: true }
  | { isSaved: false; code: 'unknown' | 'forbidden' | 'price' | QuickObstacle }
  /** Reasons of the form, the lock or the base version, in the editor's language. */
  | { isSaved: false; code: 'refused'; reasons: string[] }

const refused = (reasons: string[]): QuickEditAnswer => ({ isSaved: false, code: 'refused', reasons })

/** The newest version, and whether visitors see the property. */
async function readProperty(req: PayloadRequest, id: number) {
  const stored = await findRecord(req.payload, {
    collection: 'properties',
    where: { id: { equals: id } },
    req,
  })
  if (stored === null) return null
  const newest = await req.payload.findByID({
    ...{ collection: 'properties', id, draft: true, depth: 0, locale: 'all', overrideAccess: false },
    ...{ user: req.user, req: separateRequest(req) },
  })
  const isOnline = stored._status === 'published'
  return { newest, isOnline, hasNewerDraft: isOnline && newest._status !== 'published' }
}

/** A language in which the property has a title, because a save in a language without one may be refused. */
function titledIn(title: unknown): Locale {
  const titles = isRecord(title) ? title : {}
  return locales.find((locale) => textOf(titles[locale]) !== '') ?? locales[0]
}

type Change =
  | { answer: QuickEditAnswer; data?: never }
  | { data: { price: number } | { status: PropertyStatus }; answer?: never }

/** The value to store, or why there is none. */
function changeOf(req: PayloadRequest, { edit, goal }: { edit: QuickEdit; goal: Goal }): Change {
  if (edit.field === 'price') {
    const price = typedPrice(edit.typed)
    return price === null ? { answer: { isSaved: false, code: 'price' } } : { data: { price } }
  }
  const { status } = edit
  const fault = statusFault(goal, status)
  if (fault === null) return { data: { status } }
  return { answer: refused([editorText(req, refusalWords[fault].message)]) }
}

async function saveHeld(req: PayloadRequest, edit: QuickEdit): Promise<QuickEditAnswer> {
  const { id, base } = edit
  const property = await readProperty(req, id)
  if (property === null) return { isSaved: false, code: 'unknown' }
  const { newest, isOnline, hasNewerDraft } = property
  const isLifeAnnuity = newest.goal === 'sale' && newest.lifeAnnuity?.enabled === true
  const obstacle = quickObstacle(edit.field, { hasNewerDraft, isLifeAnnuity })
  if (obstacle !== null) return { isSaved: false, code: obstacle }
  const { answer, data } = changeOf(req, { edit, goal: newest.goal })
  if (answer) return answer
  await req.payload.update({
    ...{ collection: 'properties', id, depth: 0, locale: titledIn(newest.title), draft: !isOnline },
    ...{ overrideAccess: false, overrideLock: false, user: req.user, req: requestOnBase(req, base) },
    data: { ...data, _status: isOnline ? 'published' : 'draft' },
  })
  return { isSaved: true }
}

/**
 * Changes the price or the status of a property as its form would: with the access, the checks and the hooks of a save. What is online
 * stays online with the new value, a draft stays a draft. Nothing is saved beside a newer draft, on top of another version than the
 * base, and while somebody else has the form open.
 */
export async function saveQuickEdit(req: PayloadRequest, edit: QuickEdit): Promise<QuickEditAnswer> {
  const { id } = edit
  if (!(await mayChangeAll(req, [id]))) return { isSaved: false, code: 'forbidden' }
  try {
    return await inTransaction(req, async () => {
      // In the order in which editors' saves lock: the document, its row.
      await holdDocument(req, { entity: 'properties', id })
      await lockDocuments({ req, collection: 'properties', ids: [id] })
      return saveHeld(req, edit)
    })
  } catch (error) {
    const reasons = refusalSentences(error, req)
    if (reasons === null) throw error
    return refused(reasons)
  }
}
