import 'server-only'
import { isLocale, locales, type Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'

/** The site settings in one language, as the other reads need them. */
export const getSettings = cached({ name: 'settings', tags: ['site-settings'] }, async (locale: Locale) => {
  const payload = await getClient()
  return payload.findGlobal({
    slug: 'site-settings',
    locale,
    depth: 1,
    overrideAccess: asVisitor.overrideAccess,
  })
})

/** The languages the site speaks and the one for a visitor of whom nothing is known. */
export async function getLanguages(): Promise<{ enabled: Locale[]; fallback: Locale }> {
  const { languages } = await getSettings('fr')
  const chosen = (languages?.enabled ?? []).filter(isLocale)
  // The switcher's own order, whatever order the editor ticked them in.
  const enabled = locales.filter((locale) => chosen.length === 0 || chosen.includes(locale))
  const fallback =
    isLocale(languages?.default) && enabled.includes(languages.default)
      ? languages.default
      : (enabled[0] ?? 'fr')
  return { enabled, fallback }
}

/** The language a page is drawn in: the one its address begins with, or the default where the site does not speak that one. */
export async function getShownLocale(given: string): Promise<Locale> {
  const { enabled, fallback } = await getLanguages()
  return isLocale(given) && enabled.includes(given) ? given : fallback
}
