import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import { Icon } from '@/site/ui/icons/icon'
import { SearchLink } from '@/site/ui/navigation/search-link'
import type { PanelAnswer } from './panel-answer'

export type SearchPanelTexts = {
  /** Of its numbers. */
  locale: Locale
  hint: string
  types: string
  cities: string
  properties: string
  projects: string
  sale: string
  rent: string
  /** With `#` where the number goes. */
  found: string
  reference: string
  none: string
  failed: string
  all: string
  /** With `#` where the number goes. */
  allCounted: string
  /** With `#` where the words go. */
  unread: string
  chips: string
  /** With `#` where the name of a chip goes. */
  remove: string
  show: string
}

/** The list of all properties that the words find, those of both goals. */
export const AllResults = ({ href, text }: { href: string; text: string }) => (
  <SearchLink href={href} className="search-all">
    {text}
    <Icon name="arrow-right" />
  </SearchLink>
)

export const Status = ({ children }: { children: string }) => (
  <p role="status" className="sr-only">
    {children}
  </p>
)

export const Notice = ({ status, words }: { status: string; words: string }) => (
  <>
    <Status>{status}</Status>
    <Plain words={words} isHidden={status !== ''} />
  </>
)

/** Hidden from screen readers where the status says it. */
export const Plain = ({ words, isHidden = true }: { words: string; isHidden?: boolean }) => (
  <p aria-hidden={isHidden} className="text-ink-soft px-4 py-3 text-sm">
    {words}
  </p>
)

type ProjectsProps = Pick<PanelAnswer, 'projects'> & { texts: SearchPanelTexts }

export const Projects = ({ projects = [], texts }: ProjectsProps) =>
  projects.length > 0 && (
    <Group title={texts.projects}>
      {projects.map(({ id, place, ...result }) => (
        <Result key={id} {...result} note={place} />
      ))}
    </Group>
  )

type ResultProps = { href: string; name: string; note: string; thumbnail: { url: string } }

export const Result = ({ href, name, note, thumbnail }: ResultProps) => (
  <li>
    <SearchLink href={href} className="search-property">
      {/* Beside its description the picture says nothing more. */}
      <img src={thumbnail.url} width={60} height={60} alt="" loading="lazy" />
      <span className="min-w-0">
        <span className="block truncate" title={name}>
          {name}
        </span>
        <span className="text-ink-soft block text-sm">{note}</span>
      </span>
    </SearchLink>
  </li>
)

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="search-group">
      <p className="search-group-title">{title}</p>
      <ul>{children}</ul>
    </section>
  )
}
