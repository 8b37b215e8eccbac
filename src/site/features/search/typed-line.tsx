import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { SiteLink } from '@/site/ui/navigation/site-link'

type TypedLineProps = { line: { text: string; unread: string[] }; locale: Locale }

/** A typed line above the filters that were read from it, with the words that ask for nothing. */
export function TypedLine({ line: { text, unread }, locale }: TypedLineProps) {
  const t = getTranslator(locale)
  return (
    <p className="text-ink-soft text-sm">
      {t('search.line.read', { line: text })}
      {unread.length > 0 && <> {t('search.line.unread', { words: unread.join(', ') })}</>}
    </p>
  )
}

type FoundProjectsProps = {
  projects: readonly { href: string; name: string; place: string }[]
  locale: Locale
}

/** The projects that the words name, which are no properties of the list. */
export function FoundProjects({ projects, locale }: FoundProjectsProps) {
  const title = getTranslator(locale)('search.panel.projects')
  return (
    <section aria-label={title} className="text-sm">
      <p className="text-ink-soft">{title}</p>
      <ul className="flex flex-wrap gap-x-6">
        {projects.map(({ href, name, place }) => (
          <li key={href}>
            <SiteLink href={href} className="inline-block py-1 font-semibold underline underline-offset-4">
              {name}
            </SiteLink>{' '}
            <span className="text-ink-soft">{place}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
