import 'server-only'
import { areaKeyOf } from '@/domain/places/areas'
import type { Locale } from '@/domain/shared/locale'
import { cached, getClient } from '@/site/data/client'

/** The editor's text on the pages of a province, or of the Region of Brussels; null without one. */
export const getProvinceText = cached(
  { name: 'province-text', tags: ['province-texts'] },
  async ({ placeId, locale }: { placeId: string; locale: Locale }): Promise<string | null> => {
    const key = areaKeyOf(placeId)
    if (!key) return null
    const payload = await getClient()
    const texts = await payload.findGlobal({ slug: 'province-texts', locale, overrideAccess: false })
    return texts[key]?.trim() || null
  },
)
