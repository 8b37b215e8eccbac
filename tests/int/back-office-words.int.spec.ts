import type { DateField, Field, SanitizedConfig, Tab } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { startSite, stopPayload } from '../support/payload'

let config: SanitizedConfig

beforeAll(async () => {
  ;({ config } = await startSite())
})
afterAll(stopPayload)

// Payload's own, with labels of its own.
const names = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order', 'sessions']

// The one word that is the same in all four.
const isSaid = (words: unknown): boolean =>
  words === 'SEO' ||
  (typeof words === 'object' &&
    words !== null &&
    locales.every((locale) => Boolean(new Map<string, unknown>(Object.entries(words)).get(locale))))

type Found = { unnamed: string[]; open: string[]; american: string[] }

const adminOf = (field: Field): Record<string, unknown> =>
  'admin' in field && field.admin ? { ...field.admin } : {}

const isInternal = (field: Field): boolean =>
  ('hidden' in field && field.hidden === true) || adminOf(field).hidden === true

const closed = ['disableBulkEdit', 'disableListColumn', 'disableListFilter']

// Payload shows a date without a format of its own as 11/23/2026.
function isAmerican({ admin }: DateField): boolean {
  const date = admin?.date ?? {}
  const { displayFormat = '', pickerAppearance } = date
  const timeFormat = 'timeFormat' in date ? date.timeFormat : 'h:mm aa'
  const mayPickTime = pickerAppearance === 'dayAndTime' && admin?.readOnly !== true
  return !/^dd\/MM\/yyyy( HH:mm)?$/.test(displayFormat) || (mayPickTime && timeFormat !== 'HH:mm')
}

function checkShown(field: Field, { path, found }: { path: string; found: Found }): void {
  if (!('name' in field) || names.includes(field.name)) return
  const label: unknown = 'label' in field ? field.label : undefined
  // A function is Payload's own label, in the reader's language.
  if (label !== false && typeof label !== 'function' && !isSaid(label)) found.unnamed.push(path)
  if (field.type === 'date' && isAmerican(field)) found.american.push(path)
  const { description } = adminOf(field)
  if (description && typeof description !== 'function' && !isSaid(description))
    found.unnamed.push(`${path} description`)
  if ('options' in field && Array.isArray(field.options))
    for (const option of field.options)
      if (typeof option === 'string' || (typeof option.label !== 'string' && !isSaid(option.label)))
        found.unnamed.push(`${path} option ${JSON.stringify(option)}`)
}

function walk(
  fields: readonly (Field | Tab)[],
  { path, isInside, found }: { path: string; isInside: boolean; found: Found },
): void {
  for (const field of fields) {
    const here = 'name' in field && field.name ? `${path}.${field.name}` : path
    const internal = isInside || ('type' in field && isInternal(field))
    if ('type' in field) {
      if (!internal) checkShown(field, { path: here, found })
      else if (closed.some((key) => adminOf(field)[key] !== true)) found.open.push(here)
    } else if (!isSaid(field.label)) found.unnamed.push(`${here} tab`)
    if ('name' in field && field.name === 'sessions') continue
    if ('fields' in field && Array.isArray(field.fields))
      walk(field.fields, { path: here, isInside: internal, found })
    if ('tabs' in field) walk(field.tabs, { path: here, isInside: internal, found })
  }
}

describe('the back office', () => {
  it('names every field, option and tab in the four languages, and keeps internal ones to itself', () => {
    const found: Found = { unnamed: [], open: [], american: [] }
    for (const { slug, fields } of [...config.collections, ...config.globals])
      if (!slug.startsWith('payload-')) walk(fields, { path: slug, isInside: false, found })
    expect(found).toEqual({ unnamed: [], open: [], american: [] })
  })

  it('shows dates by day and month in the lists, where no field says how', () => {
    expect(config.admin.dateFormat).toBe('dd/MM/yyyy HH:mm')
  })

  it('names every collection, global and group of the menu in the four languages', () => {
    const unnamed = config.collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .filter(
        ({ labels, admin }) =>
          !isSaid(labels.singular) || !isSaid(labels.plural) || (admin.group && !isSaid(admin.group)),
      )
      .map(({ slug }) => slug)
    expect([unnamed, config.globals.filter(({ label }) => !isSaid(label))]).toEqual([[], []])
  })

  it.each(locales)('has no words of code in %s', async (language) => {
    const { initI18n } = await import('@payloadcms/translations')
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

  it('has a name for every kind of mail', async () => {
    const { mailKindName } = await import('@/cms/admin/mails/mail-kind-words')
    const { leadKinds } = await import('@/domain/leads/lead-kinds')
    const kinds = [
      ...leadKinds,
      'lead-answer',
      'newsletter-confirm',
      'alert-digest',
      'visit-reminder-agent',
      'owner-lock',
      'staff-password',
    ]
    for (const kind of kinds) {
      expect(isSaid(mailKindName(kind))).toBe(true)
      expect([kind, mailKindName(kind).en]).not.toEqual([kind, 'Other'])
    }
    expect(mailKindName('unheard').en).toBe('Other')
  })
})
