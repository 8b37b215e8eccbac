import 'server-only'
import { enabledLocales, isLocale, type Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'

/** The site settings in one language. */
export const getSettings = cached({ name: 'settings', tags: ['site-settings'] }, async (locale: Locale) => {
  const payload = await getClient()
  return payload.findGlobal({
    slug: 'site-settings',
    locale,
    depth: 1,
    overrideAccess: asVisitor.overrideAccess,
  })
})

/** The languages of the site and its default language. */
export async function getLanguages(): Promise<{ enabled: Locale[]; fallback: Locale }> {
  const { languages } = await getSettings('fr')
  const enabled = enabledLocales(languages?.enabled)
  const fallback =
    isLocale(languages?.default) && enabled.includes(languages.default)
      ? languages.default
      : (enabled[0] ?? 'fr')
  return { enabled, fallback }
}

/** The language of a page: that of its address, or the default if the site does not have it. */
export async function getShownLocale(given: string): Promise<Locale> {
  const { enabled, fallback } = await getLanguages()
  return isLocale(given) && enabled.includes(given) ? given : fallback
}
