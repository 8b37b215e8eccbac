import type { PayloadRequest } from 'payload'
import { moveAddress } from '@/cms/operations/routing/move-address'
import { locales, type Localized } from '@/domain/shared/locale'
import type { RecordData } from '@/cms/operations/import-snapshot/import-context'
import { textsOf } from '@/cms/operations/import-snapshot/texts-of'

const publishedPaths = (doc: RecordData | null): Localized =>
  doc?._status === 'published' ? textsOf(doc.path) : {}

/**
 * Redirects the old addresses of pages and articles to the new ones, as a save in the back office does, because the import
 * bypasses the hooks.
 */
export async function keepMovedPaths({
  req,
  before,
  after,
}: {
  req: PayloadRequest
  before: RecordData | null
  after: RecordData
}): Promise<void> {
  const known = publishedPaths(before)
  const paths = publishedPaths(after)
  for (const locale of locales) {
    const from = known[locale]
    const to = paths[locale]
    if (to !== undefined && to !== from) await moveAddress({ locale, from, to, req })
  }
}
