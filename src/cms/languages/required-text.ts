import type { CollectionSlug, PayloadRequest } from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { languageNames } from '@/cms/fields/language'
import { readerLocale } from '@/cms/fields/reader-locale'
import { listedInFields } from '@/domain/properties/listed-in'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { officeTexts } from '@/messages/office-texts'
import { fillTexts } from '@/messages/fill-texts'
import { findFilledLanguages } from './find-filled-languages'
import { isRecord } from '@/domain/shared/is-record'

const somewhere: EditorTexts = officeTexts.languages.requiredText.somewhere

const here: EditorTexts = officeTexts.languages.requiredText.here

/** What a language is called inside a sentence. */
export function languageInSentence(req: PayloadRequest, locale: Locale): string {
  const name = editorText(req, languageNames[locale])
  return readerLocale(req) === 'fr' ? name.toLowerCase() : name
}

function isListedIn(data: unknown, locale: Locale): boolean {
  if (!isRecord(data) || !('listedIn' in data)) return false
  return new Map(Object.entries(data.listedIn ?? {})).get(listedInFields[locale]) === true
}

const hasText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

const valueAt = (data: unknown, field: string): unknown =>
  isRecord(data) ? new Map(Object.entries(data)).get(field) : undefined

type RequiredText = {
  collection: CollectionSlug
  field: string
  /** What the document cannot have in a language without the text: its address, its link. */
  goesWith?: string
  /** For what stands all over the site by its name: once named in a language, it keeps a name there. */
  isKept?: boolean
  /** It may be missing in all languages: nothing is shown of it then. */
  isOptional?: boolean
}

type RequiredTextInput = {
  id?: number | string
  data: unknown
  previousValue?: unknown
  req: PayloadRequest
}

function listedMessage(req: PayloadRequest, locale: Locale): string {
  const language = languageInSentence(req, locale)
  return editorText(req, fillTexts(officeTexts.languages.requiredText.listedMessage, { language }))
}

/** Why an empty text may not stay empty in this language, or null. */
function problemHere(
  { field, goesWith, isKept }: RequiredText,
  { data, previousValue, req, locale }: RequiredTextInput & { locale: Locale },
): string | null {
  if (field === 'title' && isListedIn(data, locale)) return listedMessage(req, locale)
  const isNeeded = (goesWith && hasText(valueAt(data, goesWith))) || (isKept && hasText(previousValue))
  return isNeeded ? `${editorText(req, here)} ${languageInSentence(req, locale)}.` : null
}

/**
 * A text that a document must have: in the languages it is listed in or has an address in, and in one at least. In any
 * other language the document can be saved without it. An older version is taken back as it was.
 */
export const requiredText =
  (rule: RequiredText) =>
  async (value: string | null | undefined, asked: RequiredTextInput): Promise<string | true> => {
    const { id, req } = asked
    if (hasText(value) || req.context.isRestoringVersion === true) return true
    if (!isLocale(req.locale)) return true
    const problem = problemHere(rule, { ...asked, locale: req.locale })
    if (problem !== null) return problem
    if (rule.isOptional) return true
    const filled = await findFilledLanguages({ collection: rule.collection, id, field: rule.field, req })
    return filled.some((locale) => locale !== req.locale) || editorText(req, somewhere)
  }
