import type { ImportContext } from '@/cms/operations/import-snapshot/import-context'
import { getStockSettings } from '@/cms/queries/stock/stock-settings'
import { findGaps } from '@/cms/queries/translations/find-gaps'
import { translatedEntities } from '@/cms/queries/translations/translated-entities'

const listed = ['properties', 'projects']

/** Warns of properties and projects that staff could not publish, because a language under which they are listed lacks texts. */
export async function noteMissingTexts({ payload, dryRun, warnings }: ImportContext): Promise<void> {
  const { missingTexts, siteLanguages: site } = await getStockSettings(payload)
  if (dryRun || missingTexts === 'warn') return
  const entities = translatedEntities(payload).filter(({ slug }) => listed.includes(slug))
  const filter = { slug: null, locale: null }
  const { counts } = await findGaps({ payload, entities, site, filter, page: 1, size: 1 })
  for (const { entity, any } of counts)
    if (any > 0)
      warnings.push(
        `${entity.slug}: ${any} lack texts in a language in which they are listed; the import leaves them published`,
      )
}
