import { deepMergeSimple } from '@payloadcms/translations/utilities'
import type { Field, SanitizedConfig, Tab } from 'payload'
import { isRecord } from '@/domain/shared/is-record'
import { perLocale, type Locale } from '@/domain/shared/locale'

/** A word by its key: 'general:updatedAt'. */
type Translate = (key: string) => string

type LabelReader = { t: Translate; i18n: { language: Locale; t: Translate } }
type LabelFunction = (reader: LabelReader) => unknown

const isFunction = (label: unknown): label is LabelFunction => typeof label === 'function'

function wordAt(words: unknown, key: string): string {
  const word = key
    .split(':')
    .reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), words)
  return typeof word === 'string' ? word : key
}

function readerIn({ i18n }: SanitizedConfig, language: Locale): LabelReader {
  const words = deepMergeSimple(
    i18n.supportedLanguages[language]?.translations ?? {},
    i18n.translations[language] ?? {},
  )
  const t: Translate = (key) => wordAt(words, key)
  return { t, i18n: { language, t } }
}

type LabelFields = (fields: readonly (Field | Tab)[]) => void

function labelFieldsBy(readers: Record<Locale, LabelReader>): LabelFields {
  const labelFields: LabelFields = (fields) => {
    for (const field of fields) {
      if ('label' in field && isFunction(field.label)) {
        const { label } = field
        const texts = perLocale((locale) => label(readers[locale]))
        if (Object.values(texts).every((text) => typeof text === 'string'))
          Object.assign(field, { label: texts })
      }
      if ('fields' in field && Array.isArray(field.fields)) labelFields(field.fields)
      if ('tabs' in field) labelFields(field.tabs)
      if ('blocks' in field) for (const block of field.blocks) labelFields(block.fields)
    }
  }
  return labelFields
}

/**
 * Gives the fields that Payload adds (`updatedAt`, the names of files, the texts for search engines) their labels in all languages. Payload
 * makes those labels when somebody asks, and keeps for all readers of a comparison what it made for the first.
 */
export async function nameFields(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  const labelFields = labelFieldsBy(perLocale((locale) => readerIn(sanitized, locale)))
  for (const { fields } of [...sanitized.globals, ...sanitized.collections]) labelFields(fields)
  return sanitized
}
