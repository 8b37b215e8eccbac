import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { isColleague } from '@/cms/access/access'
import { findRecordAs } from '@/cms/database/records'
import { editorText } from '@/cms/fields/editor-text'
import { placeLabel } from '@/cms/fields/place-label'
import { languageInSentence } from '@/cms/languages/required-text'
import { getStockSettings } from '@/cms/queries/stock/stock-settings'
import { translatedFields } from '@/cms/queries/translations/translated-fields'
import { listedInFields } from '@/domain/properties/listed-in'
import { isRecord } from '@/domain/shared/is-record'
import { locales } from '@/domain/shared/locale'
import { findTexts } from '@/domain/translations/document-texts'
import { shownLanguages } from '@/domain/translations/gaps'
import { newlyLacking, type LackingLanguage, type ShownTexts } from '@/domain/translations/missing-texts'
import { fillTexts } from '@/messages/fill-texts'
import { officeTexts } from '@/messages/office-texts'
import { isRestoredAsDraft } from './check-property'

type ListedCollection = 'properties' | 'projects'

/** What was online before the running save, by the number of the document. */
const onlineBefore = new WeakMap<PayloadRequest, Map<number, ShownTexts>>()

type StoredDocument = { id: number; _status?: unknown; listedIn?: unknown }

type ReadInput = { collection: ListedCollection; id: number; req: PayloadRequest }

/** The texts that visitors see of a document; null if it is not online. */
async function readOnline({ collection, id, req }: ReadInput): Promise<ShownTexts | null> {
  const where = { id: { equals: id } }
  const stored = await findRecordAs<StoredDocument>(req.payload, { collection, where, req })
  if (stored?._status !== 'published') return null
  const { listedIn } = stored
  const listed = isRecord(listedIn)
    ? locales.filter((locale) => listedIn[listedInFields[locale]] === true)
    : []
  const { siteLanguages: site } = await getStockSettings(req.payload)
  const fields = translatedFields(req.payload.collections[collection].config.fields)
  return { texts: findTexts(fields, { data: stored }), shown: shownLanguages({ site, listed }) }
}

/** Whether a save by staff is to be checked: what our own programs import is published all the same. */
async function isChecked(req: PayloadRequest, status: unknown): Promise<boolean> {
  if (status !== 'published' || !isColleague(req) || isRestoredAsDraft(req)) return false
  return (await getStockSettings(req.payload)).missingTexts === 'refuse'
}

function refuse(
  req: PayloadRequest,
  { collection, lacking }: { collection: ListedCollection; lacking: readonly LackingLanguage[] },
): void {
  const { fields } = req.payload.collections[collection].config
  const label = editorText(req, officeTexts.properties.listedIn.label)
  const errors = lacking.map(({ locale, texts }) => {
    const names = new Set(texts.map(({ path }) => placeLabel(req, { fields, place: path })))
    const words = { language: languageInSentence(req, locale), texts: [...names].join(', ') }
    const message = editorText(req, fillTexts(officeTexts.properties.listedIn.missingTexts, words))
    return { path: `listedIn.${listedInFields[locale]}`, label, message }
  })
  throw new ValidationError({ collection, errors, req }, req.t)
}

/**
 * Refuses to publish a property or project in a language that lacks texts, where the site settings say so; each language is reported at
 * its checkbox. What is online with gaps can be saved as long as it loses no more.
 */
export const requireTexts = (collection: ListedCollection) => {
  const beforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    const id: unknown = originalDoc?.id
    if (typeof id !== 'number' || !(await isChecked(req, data._status))) return data
    const online = await readOnline({ collection, id, req })
    const known = onlineBefore.get(req) ?? new Map<number, ShownTexts>()
    if (online) onlineBefore.set(req, known.set(id, online))
    return data
  }
  // After the save, because only then the texts of all languages stand together; the transaction undoes it.
  const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
    const { id } = doc
    if (!(await isChecked(req, doc._status))) return
    const before = onlineBefore.get(req)?.get(id) ?? null
    onlineBefore.get(req)?.delete(id)
    const after = await readOnline({ collection, id, req })
    const lacking = after === null ? [] : newlyLacking(after, before)
    if (lacking.length > 0) refuse(req, { collection, lacking })
  }
  return { beforeChange, afterChange }
}
