'use client'

import { cityLabel } from '@/domain/search/city-label'
import type { Locale } from '@/domain/shared/locale'
import { formatNumber } from '@/domain/shared/shown-number'
import type { ReactNode } from 'react'
import { Icon } from '@/site/ui/icons/icon'
import { SearchLink } from '@/site/ui/navigation/search-link'
import { countOf, type PanelAnswer, type PanelLinks } from './panel-answer'
import type { Suggestions } from './use-suggestions'

export type SearchPanelTexts = {
  /** Of its numbers. */
  locale: Locale
  hint: string
  types: string
  cities: string
  properties: string
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
}

type SearchPanelProps = {
  suggestions: Suggestions
  query: string
  allHref: string
  showCounts: boolean
  texts: SearchPanelTexts
}

/** What the words in the field may mean: types, cities and properties, as lists of links. */
export function SearchPanel({ suggestions, query, allHref, showCounts, texts }: SearchPanelProps) {
  const { answer, to, hasFailed } = suggestions
  if (query === '' || to === '') return <Notice status="" words={texts.hint} />
  if (hasFailed)
    return (
      <>
        <Notice status={texts.failed} words={texts.failed} />
        <AllResults href={allHref} text={texts.all} />
      </>
    )
  if (answer.understood) return <Understood line={answer.understood} texts={texts} />
  return <Found answer={answer} words={to} showCounts={showCounts} texts={texts} />
}

type PanelResultsProps = { answer: PanelAnswer; words: string; showCounts: boolean; texts: SearchPanelTexts }

/** What the words name, then the list of all that they find; words that name nothing have the ways to what they find. */
function Found({ answer, words, showCounts, texts }: PanelResultsProps) {
  const named = countOf(answer)
  const { matches } = answer
  const found = matches?.all.count ?? 0
  if (named + found === 0) return <Notice status={texts.none} words={texts.none} />
  const all = showCounts ? texts.allCounted.replace('#', formatNumber(found, texts.locale)) : texts.all
  return (
    <>
      <Status>{named > 0 ? texts.found.replace('#', formatNumber(named, texts.locale)) : all}</Status>
      <Groups answer={answer} showCounts={showCounts} texts={texts} />
      {named === 0 && matches && (
        <ul className="search-group">
          <Entry name={words} links={matches} showCounts={showCounts} texts={texts} />
        </ul>
      )}
      {matches?.all.href && <AllResults href={matches.all.href} text={all} />}
    </>
  )
}

type UnderstoodProps = { line: NonNullable<PanelAnswer['understood']>; texts: SearchPanelTexts }

/** The list that a line asks for, and the words of it that ask for nothing. */
function Understood({ line: { href, count, unread }, texts }: UnderstoodProps) {
  const all = texts.allCounted.replace('#', formatNumber(count, texts.locale))
  const notRead = unread.length > 0 ? texts.unread.replace('#', unread.join(', ')) : ''
  return (
    <>
      <Status>{[count > 0 ? all : texts.none, notRead].filter(Boolean).join(' ')}</Status>
      {notRead && (
        <p aria-hidden className="text-ink-soft px-4 py-3 text-sm">
          {notRead}
        </p>
      )}
      {count > 0 ? <AllResults href={href} text={all} /> : <Notice status="" words={texts.none} />}
    </>
  )
}

/** The list of all properties that the words find, those of both goals. */
const AllResults = ({ href, text }: { href: string; text: string }) => (
  <SearchLink href={href} className="search-all">
    {text}
    <Icon name="arrow-right" />
  </SearchLink>
)

const Status = ({ children }: { children: string }) => (
  <p role="status" className="sr-only">
    {children}
  </p>
)

function Notice({ status, words }: { status: string; words: string }) {
  return (
    <>
      <Status>{status}</Status>
      <p aria-hidden={status !== ''} className="text-ink-soft px-4 py-3 text-sm">
        {words}
      </p>
    </>
  )
}

type GroupsProps = { answer: PanelAnswer; showCounts: boolean; texts: SearchPanelTexts }

function Groups({ answer, showCounts, texts }: GroupsProps) {
  const { types, cities, properties } = answer
  return (
    <>
      {types.length > 0 && (
        <Group title={texts.types}>
          {types.map(({ id, name, ...links }) => (
            <Entry key={id} name={name} links={links} showCounts={showCounts} texts={texts} />
          ))}
        </Group>
      )}
      {cities.length > 0 && (
        <Group title={texts.cities}>
          {cities.map(({ name, zip, country, ...links }) => (
            <Entry
              key={`${name}|${zip}`}
              name={cityLabel({ name, zip, country })}
              links={links}
              showCounts={showCounts}
              texts={texts}
            />
          ))}
        </Group>
      )}
      {properties.length > 0 && (
        <Group title={texts.properties}>
          {properties.map(({ id, href, description, thumbnail }) => (
            <li key={id}>
              <SearchLink href={href} className="search-property">
                {/* Beside its description the picture says nothing more. */}
                <img src={thumbnail.url} width={60} height={60} alt="" loading="lazy" />
                <span className="min-w-0">
                  <span className="block truncate" title={description}>
                    {description}
                  </span>
                  <span className="text-ink-soft block text-sm">
                    {texts.reference.replace('#', String(id))}
                  </span>
                </span>
              </SearchLink>
            </li>
          ))}
        </Group>
      )}
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="search-group">
      <p className="search-group-title">{title}</p>
      <ul>{children}</ul>
    </section>
  )
}

type EntryProps = Pick<GroupsProps, 'showCounts' | 'texts'> & { name: string; links: PanelLinks }

function Entry({ name, links, showCounts, texts }: EntryProps) {
  return (
    <li className="search-entry">
      <span className="min-w-0 flex-1">{name}</span>
      {(['sale', 'rent'] as const).map((goal) => {
        const { href, count } = links[goal]
        const label = showCounts ? `${texts[goal]} (${formatNumber(count, texts.locale)})` : texts[goal]
        const words = (
          <>
            <span className="sr-only">{name}: </span>
            {label}
          </>
        )
        return href ? (
          <SearchLink key={goal} href={href} className="search-goal">
            {words}
          </SearchLink>
        ) : (
          <span key={goal} role="link" aria-disabled="true" className="search-goal">
            {words}
          </span>
        )
      })}
    </li>
  )
}
