import { locales, type Locale, type Localized } from '@/domain/shared/locale'

/** The path of a page in another language; '/' if it does not exist there (product.md, settled reading 2). */
export function translatedPath({ paths, locale }: { paths: Localized; locale: Locale }): string {
  return paths[locale] || '/'
}

/** The enabled languages of a page with its path in each, in the order of the switcher; hreflang names only these. */
export function alternates({ paths, enabled }: { paths: Localized; enabled: readonly Locale[] }): {
  locale: Locale
  path: string
}[] {
  return locales.flatMap((locale) => {
    const path = paths[locale]
    return path && enabled.includes(locale) ? [{ locale, path }] : []
  })
}

/**
 * The alternate for visitors whose language the page does not have (`x-default`): the site's default language, else the
 * first.
 */
export function neutralAlternate<Alternate extends { locale: Locale }>({
  among,
  fallback,
}: {
  among: readonly Alternate[]
  fallback: Locale
}): Alternate | null {
  return among.find(({ locale }) => locale === fallback) ?? among[0] ?? null
}
