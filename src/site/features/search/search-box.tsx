'use client'

import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Goal } from '@/domain/properties/goal'
import type { Locale } from '@/domain/shared/locale'
import { formatNumber } from '@/domain/shared/shown-number'
import { buttonClasses } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import { SearchLink } from '@/site/ui/navigation/search-link'
import type { SearchPanelTexts } from './panel-parts'
import { useSearchPanel } from './use-search-panel'
import { useSuggestions, type Suggestions } from './use-suggestions'

// Fetched when somebody is about to type.
const SearchPanel = lazy(async () => ({ default: (await import('./search-panel')).SearchPanel }))

/** Without an address where there is no property; `label` is its name, and `#` stands for a number in `counted`. */
type GoalList = { goal: Goal; href: string | null; name: string; label: string; counted: string | null }

type SearchBoxProps = {
  lang: string
  resultsHref: string
  showInput: boolean
  showCounts: boolean
  lists: GoalList[]
  texts: SearchBoxTexts
}

export type SearchBoxTexts = SearchPanelTexts & { label: string; input: string; submit: string; hint: string }

/** The field of the search with its panel, and the ways to the two lists; without JavaScript a form that asks. */
export function SearchBox({ lang, resultsHref, showInput, showCounts, lists, texts }: SearchBoxProps) {
  const [query, setQuery] = useState('')
  const suggestions = useSuggestions({ query, lang })
  return (
    <div className="flex flex-col gap-4">
      {showInput && (
        <SearchField
          resultsHref={resultsHref}
          showCounts={showCounts}
          texts={texts}
          query={query}
          onQuery={setQuery}
          suggestions={suggestions}
        />
      )}
      {lists.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {lists.map((list) => (
            <ListButton
              key={list.goal}
              {...askedList({ list, locale: texts.locale, query: query.trim(), suggestions })}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * The way to a list that the typed words narrow. How many properties it has is said once the search has answered to these
 * words; before, the way is open and says no number, so that no number is ever another list's.
 */
function askedList({
  list: { goal, href, name, label, counted },
  locale,
  query,
  suggestions: { to, answer, hasFailed },
}: {
  list: GoalList
  locale: Locale
  query: string
  suggestions: Suggestions
}): ListButtonProps {
  if (query === '' || href === null) return { goal, href, label }
  const found = to === query && !hasFailed ? answer.matches?.[goal] : undefined
  if (!found) return { goal, href: `${href}?${new URLSearchParams({ q: query })}`, label: name }
  const words = counted && found.count > 0 ? counted.replace('#', formatNumber(found.count, locale)) : name
  return { goal, href: found.href, label: words }
}

const listButton = 'min-w-36 flex-1 sm:flex-none'

type ListButtonProps = { goal: Goal; href: string | null; label: string }

function ListButton({ goal, href, label }: ListButtonProps) {
  if (href === null)
    return (
      <span
        role="link"
        aria-disabled="true"
        className={buttonClasses('outline', `${listButton} pointer-events-none opacity-60`)}
      >
        {label}
      </span>
    )
  return (
    <SearchLink href={href} className={buttonClasses(goal === 'sale' ? 'primary' : 'ink', listButton)}>
      {label}
    </SearchLink>
  )
}

type SearchFieldProps = Omit<SearchBoxProps, 'lists' | 'showInput' | 'lang'> & {
  query: string
  onQuery: (query: string) => void
  suggestions: Suggestions
}

function SearchField({ resultsHref, showCounts, texts, query, onQuery, suggestions }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isOpen, open, toggle, region } = useSearchPanel(input)
  const begin = useEffectEvent(open)
  useEffect(() => {
    // Typed, or begun to, before this script was there.
    if (input.current?.value) onQuery(input.current.value)
    if (input.current && input.current === document.activeElement) begin()
  }, [onQuery])
  // The button that was pressed is gone with the next answer: the focus waits in the field.
  const put = (line: string) => {
    if (!input.current) return
    input.current.value = line
    input.current.focus()
    onQuery(line)
  }
  return (
    <form
      method="get"
      action={resultsHref}
      role="search"
      aria-label={texts.label}
      className="search-box"
      {...region}
    >
      <label htmlFor={`${id}-words`} className="sr-only">
        {texts.input}
      </label>
      <div className="search-field">
        <input
          ref={input}
          id={`${id}-words`}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.input}
          aria-controls={`${id}-panel`}
          onFocus={open}
          onChange={(event) => {
            onQuery(event.currentTarget.value)
            open()
          }}
          onKeyDown={(event) => {
            // The button of the form opens and closes the panel: the browser would press it for the Enter key.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.submit()
          }}
        />
        <button
          type="submit"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={(event) => {
            event.preventDefault()
            toggle()
          }}
          className="search-toggle"
        >
          <Icon name="search" className="size-5" />
          <span className="sr-only">{texts.submit}</span>
        </button>
      </div>
      <div id={`${id}-panel`} hidden={!isOpen} className="search-panel">
        {isOpen && (
          <Suspense>
            <SearchPanel
              suggestions={suggestions}
              query={query.trim()}
              allHref={`${resultsHref}?${new URLSearchParams({ q: query.trim() })}`}
              showCounts={showCounts}
              onLine={put}
              texts={texts}
            />
          </Suspense>
        )}
      </div>
    </form>
  )
}
