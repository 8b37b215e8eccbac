import { APIError, ValidationError, type PayloadRequest } from 'payload'
import { isTranslator } from '@/cms/access/access'
import { requestOnBase } from '@/cms/operations/edits/request-on-base'
import { inTransaction } from '@/cms/database/transactions'
import {
  findTranslatedDocument,
  readAsUser,
  type TranslatedDocument,
} from '@/cms/queries/translations/translated-document'
import { findTargetLanguages } from '@/cms/queries/translations/translator-reach'
import type { Locale } from '@/domain/shared/locale'
import { withTexts } from '@/domain/translations/document-texts'
import { typedValue } from '@/domain/translations/segments'

/** What somebody typed for a document: the segments of its texts, by their places. */
export type TypedTranslation = {
  /** `pages/12`, `globals/home-search`. */
  document: string
  from: Locale
  to: Locale
  texts: Readonly<Record<string, readonly string[]>>
}

/** Errors by segment, `title 0`: the code `marks`, or a sentence in the reader's language; those of other fields at ''. */
export type TranslationErrors = Record<string, string>

export type SavedTranslation =
  | { isSaved: true; updatedAt: string | null; count: number }
  | { isSaved: false; code: 'unknown' | 'outdated' | 'target' }
  | { isSaved: false; code: 'invalid'; errors: TranslationErrors }

type NewValues = { values: { place: string; value: unknown }[]; errors: TranslationErrors }

function newValues({ texts }: TranslatedDocument, { from, to, texts: typed }: TypedTranslation): NewValues {
  const found: NewValues = { values: [], errors: {} }
  for (const text of texts) {
    const { place } = text
    const made = Object.hasOwn(typed, place) && typedValue(text, { from, to, typed: typed[place] ?? [] })
    if (!made) continue
    if ('value' in made) found.values.push({ place, value: made.value })
    else for (const index of made.wrong) found.errors[`${place} ${index}`] = 'marks'
  }
  return found
}

async function store(
  req: PayloadRequest,
  { document, to, data }: { document: TranslatedDocument; to: Locale; data: Record<string, unknown> },
): Promise<unknown> {
  const { entity, id, isDraft } = document
  // Translators may change no document themselves: what they may is decided by its texts and their languages.
  const options = { locale: to, depth: 0, overrideAccess: isTranslator(req), user: req.user, req }
  if (entity.type === 'global') return req.payload.updateGlobal({ ...options, slug: entity.slug, data })
  if (id === null) return null
  const status = entity.hasDrafts ? { _status: isDraft ? ('draft' as const) : ('published' as const) } : {}
  return req.payload.update({
    ...options,
    collection: entity.slug,
    id,
    draft: isDraft,
    data: { ...data, ...status },
  })
}

function errorsOf({ texts }: TranslatedDocument, error: ValidationError): TranslationErrors {
  const errors: TranslationErrors = {}
  for (const { path, message } of error.data.errors) {
    const text = texts.find((each) => each.path === path)
    const key = text ? `${text.place} 0` : ''
    errors[key] = errors[key] === undefined ? message : `${errors[key]} ${message}`
  }
  return errors
}

function refusal(document: TranslatedDocument, error: unknown): SavedTranslation {
  if (error instanceof ValidationError)
    return { isSaved: false, code: 'invalid', errors: errorsOf(document, error) }
  if (error instanceof APIError && error.status === 409) return { isSaved: false, code: 'outdated' }
  throw error
}

const isOutdated = ({ updatedAt }: TranslatedDocument, base: string | null): boolean =>
  base !== null && updatedAt !== null && Date.parse(updatedAt) > Date.parse(base)

/** A translator publishes nothing that somebody else has drafted in the meantime. */
const baseFor = (
  req: PayloadRequest,
  { document, base }: { document: TranslatedDocument; base: string | null },
): string | null => base ?? (isTranslator(req) ? document.updatedAt : null)

/**
 * Stores a translation through Payload, with the access and the checks of a form: a draft stays one. `base` is when the document was
 * saved that the translator has read; a later save is not overwritten. `target` is a language into which the user does not translate.
 */
export async function saveTranslation(
  req: PayloadRequest,
  { base, ...typed }: TypedTranslation & { base: string | null },
): Promise<SavedTranslation> {
  if (!(await findTargetLanguages(req)).includes(typed.to)) return { isSaved: false, code: 'target' }
  const document = await findTranslatedDocument(req, typed.document)
  if (document === null) return { isSaved: false, code: 'unknown' }
  const { values, errors } = newValues(document, typed)
  if (isOutdated(document, base)) return { isSaved: false, code: 'outdated' }
  if (Object.keys(errors).length > 0) return { isSaved: false, code: 'invalid', errors }
  if (values.length === 0) return { isSaved: true, updatedAt: document.updatedAt, count: 0 }
  const { entity, id } = document
  const stored = await readAsUser(req, { entity, id, locale: typed.to })
  try {
    await inTransaction(req, () =>
      store(requestOnBase(req, baseFor(req, { document, base })), {
        document,
        to: typed.to,
        data: withTexts(stored ?? {}, values),
      }),
    )
  } catch (error) {
    return refusal(document, error)
  }
  const saved = await readAsUser(req, { entity, id, locale: typed.to })
  const updatedAt = typeof saved?.updatedAt === 'string' ? saved.updatedAt : null
  return { isSaved: true, updatedAt, count: values.length }
}
