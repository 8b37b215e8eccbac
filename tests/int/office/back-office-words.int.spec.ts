import { initI18n } from '@payloadcms/translations'
import { formatDate } from '@payloadcms/ui/shared'
import type { DateField, Field, SanitizedConfig, Tab } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRecord } from '@/domain/shared/is-record'
import { locales, type Locale } from '@/domain/shared/locale'
import { adminTexts, textIn, type Reader } from '../../support/words/admin-words'
import { startSite, stopPayload } from '../../support/database/payload'
import { isSameWord } from '../../support/words/same-words'

let config: SanitizedConfig

beforeAll(async () => {
  ;({ config } = await startSite())
})
afterAll(stopPayload)

type FoundWords = { open: string[]; american: string[] }

const adminOf = (field: Field): Record<string, unknown> =>
  'admin' in field && field.admin ? { ...field.admin } : {}

const isInternal = (field: Field): boolean =>
  ('hidden' in field && field.hidden === true) || adminOf(field).hidden === true

const closed = ['disableBulkEdit', 'disableListColumn', 'disableListFilter']

/** Whether a field without a list of formats would take 5/11/2026 for 11 May, as browsers do. */
const takesTyped = (overrides: unknown): boolean =>
  isRecord(overrides) && JSON.stringify(overrides.dateFormat).includes('"d/M/yyyy')

// Payload shows a date without a format of its own as 11/23/2026.
function isAmerican({ admin }: DateField): boolean {
  const date = admin?.date ?? {}
  const { displayFormat = '', pickerAppearance } = date
  const timeFormat = 'timeFormat' in date ? date.timeFormat : 'h:mm aa'
  const mayPickTime = pickerAppearance === 'dayAndTime' && admin?.readOnly !== true
  // A month has no day.
  if (pickerAppearance === 'monthOnly') return displayFormat !== 'MM/yyyy'
  const isOrdered = displayFormat === (pickerAppearance === 'dayOnly' ? 'PP' : 'PP, HH:mm')
  return !isOrdered || (mayPickTime && timeFormat !== 'HH:mm') || !takesTyped(date.overrides)
}

function walk(
  fields: readonly (Field | Tab)[],
  { path, isInside, found }: { path: string; isInside: boolean; found: FoundWords },
): void {
  for (const field of fields) {
    const here = 'name' in field && field.name ? `${path}.${field.name}` : path
    const internal = isInside || ('type' in field && isInternal(field))
    if ('type' in field && field.type === 'date' && !internal && isAmerican(field)) found.american.push(here)
    if ('type' in field && internal && closed.some((key) => adminOf(field)[key] !== true))
      found.open.push(here)
    if ('name' in field && field.name === 'sessions') continue
    if ('fields' in field && Array.isArray(field.fields))
      walk(field.fields, { path: here, isInside: internal, found })
    if ('tabs' in field) walk(field.tabs, { path: here, isInside: internal, found })
  }
}

/** The labels of the fields at the top of each collection, also within its tabs and rows. */
function* adminFields({ collections }: SanitizedConfig): Generator<[string, unknown]> {
  const labelsIn = function* (fields: readonly (Field | Tab)[], slug: string): Generator<[string, unknown]> {
    for (const field of fields) {
      if ('name' in field && field.name)
        yield [`${slug}.${field.name}`, 'label' in field ? field.label : null]
      else if ('fields' in field) yield* labelsIn(field.fields, slug)
      if ('tabs' in field) yield* labelsIn(field.tabs, slug)
    }
  }
  for (const { slug, fields } of collections) yield* labelsIn(fields, slug)
}

const readerIn = async (language: Locale): Promise<Reader> => {
  const i18n = await initI18n({ config: config.i18n, context: 'client', language })
  return { i18n, t: i18n.t }
}

/** All texts of Payload itself in a language, by key. */
async function ownWords(language: Locale): Promise<Map<string, string>> {
  const i18n = await initI18n({ config: config.i18n, context: 'client', language })
  const flatten = (value: unknown, path: string): [string, string][] => {
    if (typeof value === 'string') return [[path, value]]
    return isRecord(value)
      ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}:${key}` : key))
      : []
  }
  return new Map(flatten(i18n.translations, '').filter(([key]) => !key.startsWith('$')))
}

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/{{\s*([^}]*?)\s*}}/g)].map(([, name = '']) => name).sort()

describe('the back office', () => {
  it('keeps internal fields out of columns, filters and bulk changes, and writes dates day before month', () => {
    const found: FoundWords = { open: [], american: [] }
    for (const { slug, fields } of [...config.collections, ...config.globals])
      if (!slug.startsWith('payload-')) walk(fields, { path: slug, isInside: false, found })
    expect(found).toEqual({ open: [], american: [] })
  })

  it.each(locales)('has a label for everything in %s, in that language', async (language) => {
    const [reader, english] = [await readerIn(language), await readerIn('en')]
    const texts = [...adminTexts(config)]
    expect(texts.length).toBeGreaterThan(500)
    const wrong = texts.flatMap(({ path, text }) => {
      const translated = textIn(text, reader)
      if (
        typeof translated !== 'string' ||
        translated.trim() === '' ||
        /^[a-z]+:[a-z]+|\[object|undefined|<[A-Z]/.test(translated)
      )
        return [`${path}: ${String(translated)}`]
      const isEnglish =
        language !== 'en' && translated === textIn(text, english) && !isSameWord(translated, language)
      return isEnglish ? [`${path}: ${translated}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('sends the names of collections in the reader’s language only, and labels of fields in all languages', () => {
    // Payload writes an object as "[object Object]" where it inserts the name of a collection into a sentence.
    const collections = config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
    const objects = collections.filter(({ labels }) => [labels.singular, labels.plural].some(isRecord))
    expect(objects.map(({ slug }) => slug)).toEqual([])
    // Payload caches the fields that it made for the first reader, so these must contain all languages.
    const ofFields = [...adminTexts(config)].filter(({ path }) => path.includes('.') && !path.includes(' '))
    const records = ofFields.filter(({ text }) => isRecord(text))
    expect(records.length).toBeGreaterThan(300)
  })

  it('names what a list searches in, in every language', () => {
    const texts = new Map([...adminFields(config)])
    const searched = config.collections.flatMap(({ slug, admin }) =>
      (admin.listSearchableFields ?? []).map((name) => `${slug}.${name}`),
    )
    expect(searched.length).toBeGreaterThan(50)
    // Payload names a field without a label by its code: "Search Name". The names of files and the addresses of accounts it says itself.
    const unnamed = searched.filter(
      (path) => !isRecord(texts.get(path)) && !/^media\.filename$|^(owners|users)\.email$/.test(path),
    )
    expect(unnamed).toEqual([])
  })

  it('shows no form as programs read it', () => {
    const entities = [...config.collections, ...config.globals].filter(
      ({ slug }) => !slug.startsWith('payload-'),
    )
    expect(entities.filter(({ admin }) => admin.hideAPIURL !== true).map(({ slug }) => slug)).toEqual([])
  })

  it('adds a document in words that fit each name', () => {
    const { fr, nl } = config.i18n.translations
    expect(JSON.stringify([fr, nl])).not.toMatch(/nouveau ou nouvelle|Nieuw\(e\)|Paramètres régionaux/)
  })

  it.each([
    ['nl', '5 nov. 2026, 13:30'],
    ['fr', '5 nov. 2026, 13:30'],
    ['en', 'Nov 5, 2026, 13:30'],
    ['de', '5. Nov. 2026, 13:30'],
  ] as const)('shows a moment in the words of its reader: %s', async (language, shown) => {
    const i18n = await initI18n({ config: config.i18n, context: 'client', language })
    const pattern = config.admin.dateFormat
    expect(formatDate({ date: new Date(2026, 10, 5, 13, 30), i18n, pattern })).toBe(shown)
  })

  it.each(['nl', 'fr', 'de'] as const)('translates all texts of Payload into %s', async (language) => {
    const [words, english] = [await ownWords(language), await ownWords('en')]
    const wrong = [...english].flatMap(([key, text]) => {
      const translated = words.get(key)
      if (!translated) return [`${key}: missing`]
      if (translated === text && !isSameWord(text, language)) return [`${key}: ${text}`]
      const isWhole =
        placeholdersOf(translated).join() === placeholdersOf(text).join() || text.startsWith('–')
      return isWhole ? [] : [`${key}: ${translated}`]
    })
    expect(wrong).toEqual([])
  })

  it.each(locales)('shows no identifiers of the code in %s', async (language) => {
    const { t } = await initI18n({ config: config.i18n, context: 'client', language })
    const words = [
      t('general:noLabel', { label: 'x' }),
      t('general:false'),
      t('general:true'),
      t('upload:bulkUpload'),
      t('general:sortByLabelDirection', { label: { nl: 'x' }, direction: t('general:ascending') }),
      t('version:aboutToUnpublishSelection', { label: 'x' }),
    ].join(' ')
    expect(words).not.toMatch(/[<>]|object|{{|faux|vrai|waar|onwaar|falsch|false|Bulk/i)
    if (language !== 'en') expect(words).not.toMatch(/You are about/)
  })
})
