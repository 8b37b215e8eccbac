'use client'

import { cityLabel } from '@/domain/search/towns/city-label'
import { formatNumber } from '@/domain/shared/shown-number'
import { SearchLink } from '@/site/ui/navigation/search-link'
import { countOf, type PanelAnswer, type PanelLinks } from './panel-answer'
import { AllResults, Group, Notice, Projects, Result, Status, type SearchPanelTexts } from './panel-parts'
import { Understood } from './understood-line'
import type { Suggestions } from './use-suggestions'

type SearchPanelProps = {
  suggestions: Suggestions
  query: string
  allHref: string
  showCounts: boolean
  /** Puts another line in the field. */
  onLine: (line: string) => void
  texts: SearchPanelTexts
}

/** What the words in the field may mean: types, cities and properties, as lists of links. */
export function SearchPanel({ suggestions, query, allHref, showCounts, onLine, texts }: SearchPanelProps) {
  const { answer, to, hasFailed } = suggestions
  if (query === '' || to === '') return <Notice status="" words={texts.hint} />
  if (hasFailed)
    return (
      <>
        <Notice status={texts.failed} words={texts.failed} />
        <AllResults href={allHref} text={texts.all} />
      </>
    )
  if (answer.understood)
    return (
      <Understood
        line={answer.understood}
        projects={answer.projects}
        showCounts={showCounts}
        onLine={onLine}
        texts={texts}
      />
    )
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

type GroupsProps = { answer: PanelAnswer; showCounts: boolean; texts: SearchPanelTexts }

function Groups({ answer, showCounts, texts }: GroupsProps) {
  const { types, cities, properties, projects } = answer
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
          {properties.map(({ id, description, ...result }) => (
            <Result key={id} {...result} name={description} note={texts.reference.replace('#', String(id))} />
          ))}
        </Group>
      )}
      <Projects projects={projects} texts={texts} />
    </>
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
