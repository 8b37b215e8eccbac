import type { GlobalSlug } from 'payload'
import { pictureKeys } from '@/cms/operations/import-snapshot/files/picture-keys'
import type { ImportContext } from '@/cms/operations/import-snapshot/import-context'
import { fingerprint } from '@/cms/operations/import-snapshot/upsert-records'
import { isRecord } from '@/domain/shared/is-record'
import { locales, type Localized } from '@/domain/shared/locale'
import { pictureOf, type ContentSource } from './content-values'

const isText = (value: unknown): value is Localized =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => locales.some((locale) => locale === key)) &&
  Object.values(value).every((text) => typeof text === 'string')

const isPictureKey = (key: string): boolean => pictureKeys.some((known) => known === key)

function withPictures(context: ImportContext, value: unknown): unknown {
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => {
    const isUrl = isPictureKey(key) && typeof inner === 'string'
    return [key, isUrl ? pictureOf(context, inner) : withPictures(context, inner)]
  })
  return Object.fromEntries(entries)
}

/** The values of one language: every text per language is replaced by its text in that language. */
function inLocale(value: unknown, locale: (typeof locales)[number]): unknown {
  if (isText(value)) return value[locale]
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLocale(inner, locale)]))
}

/** The globals that a snapshot has; how backups are made is no part of the site. */
type SnapshotGlobal = Exclude<GlobalSlug, 'backup-settings' | 'mail-texts' | 'security-settings'>

async function importGlobal(
  context: ImportContext,
  { slug, data }: { slug: SnapshotGlobal; data: Record<string, unknown> },
): Promise<void> {
  if (Object.keys(data).length === 0) return
  const { payload } = context
  const hash = fingerprint(data, context.missingFiles)
  const before: unknown = await payload.findGlobal({ slug, depth: 0 })
  const known = isRecord(before) ? before.snapshotHash : null
  const outcome = known === hash ? 'unchanged' : known ? 'updated' : 'created'
  if (outcome !== 'unchanged' && !context.dryRun) {
    const related = withPictures(context, data)
    for (const locale of locales) {
      const texts = inLocale(related, locale)
      await payload.updateGlobal({
        slug,
        locale,
        data: { ...(isRecord(texts) ? texts : {}), snapshotHash: hash },
      })
    }
  }
  context.reports.push({ feature: slug, created: 0, updated: 0, unchanged: 0, [outcome]: 1 })
}

/** Imports the globals of the site. */
export async function importGlobals(context: ImportContext, { snapshot }: ContentSource): Promise<void> {
  await importGlobal(context, { slug: 'site-settings', data: snapshot['content/site-settings.json'] })
  await importGlobal(context, { slug: 'home-search', data: snapshot['content/home-search.json'] })
  await importGlobal(context, { slug: 'province-texts', data: snapshot['content/province-texts.json'] })
}
