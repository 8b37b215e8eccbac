import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { isTranslator } from '@/cms/access/access'
import { getStockSettings } from '@/cms/queries/stock/stock-settings'
import { isLocale, locales, type Locale } from '@/domain/shared/locale'
import { targetLanguagesOf } from '@/domain/translations/target-languages'

/** What translators translate: what visitors read. Nothing of it is about a client, and a new collection is closed until it stands here. */
const translated: readonly (CollectionSlug | GlobalSlug)[] = [
  'properties',
  'projects',
  'property-types',
  'cities',
  'agents',
  'media',
  'pages',
  'modules',
  'articles',
  'categories',
  'property-lists',
  'contact-forms',
  'sliders',
  'testimonials',
  'top-bar-items',
  'footer-columns',
  'popups',
  'site-settings',
  'home-search',
  'province-texts',
]

/** Whether translators change the texts of a collection or global. */
export const isForTranslators = (slug: CollectionSlug | GlobalSlug): boolean => translated.includes(slug)

/** The languages in which the user changes texts; for staff that is any. */
export async function findTargetLanguages({ user, payload }: PayloadRequest): Promise<readonly Locale[]> {
  if (user?.collection !== 'users' || !isTranslator({ user })) return locales
  const { siteLanguages: site, standardLanguage: standard } = await getStockSettings(payload)
  return targetLanguagesOf({ chosen: (user.translatesInto ?? []).filter(isLocale), site, standard })
}
