import { languages } from '@/domain/shared/languages'
import type { Locale } from '@/domain/shared/locale'
import type { AlternateAddress } from '@/site/data/view-models'
import { getTranslator } from '@/messages/translator'

/** Links to this page in the other languages; plain links, because another language is another document. */
export function LanguageSwitcher({
  current,
  alternates,
}: {
  current: Locale
  alternates: AlternateAddress[]
}) {
  const t = getTranslator(current)
  if (alternates.length < 2) return null
  return (
    <nav aria-label={t('languages.label')}>
      <ul className="flex items-center gap-0.5">
        {alternates.map(({ locale, href }) => (
          <li key={locale}>
            <a
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              className="language-link"
            >
              <span aria-hidden="true">{locale}</span>
              <span className="sr-only normal-case">{languages[locale].name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
