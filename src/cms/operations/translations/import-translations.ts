import type { PayloadRequest } from 'payload'
import { placeLabel } from '@/cms/fields/place-label'
import { documentName } from '@/cms/queries/translations/document-names'
import {
  findTranslatedDocument,
  type TranslatedDocument,
} from '@/cms/queries/translations/translated-document'
import { findTargetLanguages } from '@/cms/queries/translations/translator-reach'
import { getStockSettings } from '@/cms/queries/stock/stock-settings'
import { errorCodes } from '@/domain/shared/error-codes'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { importedTexts, isTranslated, type ImportRefusal } from '@/domain/translations/imported-texts'
import type { ReadDocument } from '@/domain/translations/read-xliff'
import type { Direction } from '@/domain/translations/segments'
import { saveTranslation, type TranslationErrors } from './save-translation'

/**
 * Why a text or a document is not taken over: `language` is not one of the site, `unknown` is none that the user may change, `outdated`
 * was saved after the file was made, `invalid` is what the form refuses, with its reason, `target` is a language into which the user does
 * not translate.
 */
export type ImportReason =
  ImportRefusal | 'language' | 'target' | 'unknown' | 'outdated' | 'invalid' | 'failed'

/** A text that is not taken over, or a whole document. */
export type NotImported = {
  /** `pages/12`, and what an editor calls it; as the file has it where it is not known. */
  document: string
  name: string
  /** The languages of the file; null where they are none of the site. */
  from: Locale | null
  to: Locale | null
  /** The name of the text; null for the whole document. */
  text: string | null
  reason: ImportReason
  /** The reason of the form, in the reader's language. */
  message: string | null
}

export type ImportedTranslations = {
  /** How many texts were stored, in how many documents. */
  texts: number
  documents: number
  /** How many texts stood there already. */
  unchanged: number
  refused: NotImported[]
}

/** The version that a document has after this import has stored texts of it. */
type Renewed = Map<string, { version: string; updatedAt: string | null }>

type Outcome = { texts: number; unchanged: number; refused: NotImported[] }

type RefusalInput = { reason: ImportReason; place?: string; message?: string }

/** The language of a tag, which a program may have made more exact: 'nl-BE'. */
function languageOf(tag: string): Locale | null {
  const [language] = tag.toLowerCase().split('-')
  return isLocale(language) ? language : null
}

function readableLabel(
  req: PayloadRequest,
  { found: { entity, texts }, place }: { found: TranslatedDocument; place: string },
): string {
  const text = texts.find((each) => each.place === place)
  return text ? placeLabel(req, { fields: entity.config.fields, place: text.path }) : place
}

const placeOf = (key: string): string => key.slice(0, Math.max(key.lastIndexOf(' '), 0))

/** The refused texts of a save by their places, each with its reason; those of other fields at ''. */
function refusedPlaces(errors: TranslationErrors): Map<string, string> {
  const places = new Map<string, string>()
  for (const [key, message] of Object.entries(errors)) {
    const place = placeOf(key)
    places.set(place, [places.get(place), message].filter(Boolean).join(' '))
  }
  return places
}

type StoreInput = Direction & {
  found: TranslatedDocument
  document: string
  texts: Readonly<Record<string, readonly string[]>>
}

type StoredTexts = { texts: number; updatedAt: string | null; refused: RefusalInput[] }

/** Stores texts as the editor does; those that are refused do not keep the others from being stored. */
async function storeTexts(req: PayloadRequest, input: StoreInput): Promise<StoredTexts> {
  const { found, texts, ...typed } = input
  const saved = await saveTranslation(req, { ...typed, texts, base: found.updatedAt })
  if (saved.isSaved) return { texts: saved.count, updatedAt: saved.updatedAt, refused: [] }
  if (saved.code !== 'invalid') return { texts: 0, updatedAt: null, refused: [{ reason: saved.code }] }
  const places = refusedPlaces(saved.errors)
  const refused = [...places]
    .filter(([place]) => Object.hasOwn(texts, place))
    .map(([place, message]): RefusalInput => ({ reason: 'invalid', place, message }))
  if (refused.length === 0) {
    const messages = [...places].map(([place, message]) =>
      place === '' ? message : `${readableLabel(req, { found, place })}: ${message}`,
    )
    return { texts: 0, updatedAt: null, refused: [{ reason: 'invalid', message: messages.join(' ') }] }
  }
  const rest = Object.entries(texts).filter(([place]) => !places.has(place))
  if (rest.length === 0) return { texts: 0, updatedAt: null, refused }
  const after = await storeTexts(req, { ...input, texts: Object.fromEntries(rest) })
  return { ...after, refused: [...refused, ...after.refused] }
}

type ImportInput = {
  read: ReadDocument
  site: readonly Locale[]
  targets: readonly Locale[]
  renewed: Renewed
}

function isCurrent({ updatedAt }: TranslatedDocument, { read, renewed }: ImportInput): boolean {
  if (updatedAt === null) return false
  if (Date.parse(updatedAt) === Date.parse(read.version)) return true
  const own = renewed.get(read.document)
  return own?.version === read.version && own.updatedAt === updatedAt
}

/** Makes refusals of a text or of a whole document. */
function refusals(
  req: PayloadRequest,
  { read, found }: { read: ReadDocument; found: TranslatedDocument | null },
) {
  const { document } = read
  const name = found ? documentName(req, found) : document
  const [from, to] = [languageOf(read.from), languageOf(read.to)]
  return ({ reason, place, message }: RefusalInput): NotImported => {
    const text = place === undefined || !found ? null : readableLabel(req, { found, place })
    return { document, name, from, to, text, reason, message: message ?? null }
  }
}

const nothing: Outcome = { texts: 0, unchanged: 0, refused: [] }

const directionOf = ({ read, site }: ImportInput): Direction | null => {
  const [from, to] = [languageOf(read.from), languageOf(read.to)]
  return from === null || to === null || from === to || !site.includes(to) ? null : { from, to }
}

async function importDocument(req: PayloadRequest, input: ImportInput): Promise<Outcome> {
  const { read, renewed } = input
  const { document, version, units } = read
  if (!units.some(isTranslated)) return nothing
  const found = await findTranslatedDocument(req, document)
  const refusal = refusals(req, { read, found })
  if (found === null) return { ...nothing, refused: [refusal({ reason: 'unknown' })] }
  const direction = directionOf(input)
  if (direction === null) return { ...nothing, refused: [refusal({ reason: 'language' })] }
  if (!input.targets.includes(direction.to)) return { ...nothing, refused: [refusal({ reason: 'target' })] }
  const { typed, unchanged, refused } = importedTexts(found.texts, { ...direction, units })
  const isSame = Object.keys(typed).length === 0
  // The same file again changes nothing, and what it has stored the first time is not outdated.
  if (isSame && refused.length === 0) return { ...nothing, unchanged }
  if (!isCurrent(found, input)) return { ...nothing, unchanged, refused: [refusal({ reason: 'outdated' })] }
  const wrong = refused.map(refusal)
  if (isSame) return { texts: 0, unchanged, refused: wrong }
  const stored = await storeTexts(req, { ...direction, found, document, texts: typed })
  if (stored.texts > 0) renewed.set(document, { version, updatedAt: stored.updatedAt })
  return { texts: stored.texts, unchanged, refused: [...wrong, ...stored.refused.map(refusal)] }
}

/**
 * Stores the translations of a file, each document in a transaction of its own, with the access and the checks of the editor. Texts
 * without a translation are skipped; what is refused is named, and keeps nothing else from being stored.
 */
export async function importTranslations(
  req: PayloadRequest,
  documents: readonly ReadDocument[],
): Promise<ImportedTranslations> {
  const { siteLanguages: site } = await getStockSettings(req.payload)
  const targets = await findTargetLanguages(req)
  const renewed: Renewed = new Map()
  const changed = new Set<string>()
  const summary: ImportedTranslations = { texts: 0, documents: 0, unchanged: 0, refused: [] }
  for (const read of documents) {
    const { texts, unchanged, refused } = await importDocument(req, { read, site, targets, renewed }).catch(
      (error: unknown): Outcome => {
        req.payload.logger.error({ msg: 'A translation was not imported', error: errorCodes(error) })
        return { ...nothing, refused: [refusals(req, { read, found: null })({ reason: 'failed' })] }
      },
    )
    if (texts > 0) changed.add(read.document)
    summary.texts += texts
    summary.unchanged += unchanged
    summary.refused.push(...refused)
  }
  return { ...summary, documents: changed.size }
}
