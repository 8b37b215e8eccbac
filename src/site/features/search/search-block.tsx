import type { Locale } from '@/domain/shared/locale'
import { formatNumber } from '@/domain/shared/shown-number'
import type { HomeSearch } from '@/site/data/search/home-search'
import { countPlaceholder } from '@/site/words/count-placeholder'
import { getTranslator } from '@/messages/translator'
import { LazySearchBox } from './lazy-search-box'
import type { SearchBoxTexts } from './search-box'

function textsOf(locale: Locale): SearchBoxTexts {
  const t = getTranslator(locale)
  return {
    locale,
    label: t('search.block.label'),
    input: t('search.block.input'),
    submit: t('search.block.submit'),
    hint: t('search.panel.hint'),
    types: t('search.panel.types'),
    cities: t('search.panel.cities'),
    properties: t('search.panel.properties'),
    projects: t('search.panel.projects'),
    sale: t('property.goal.sale'),
    rent: t('property.goal.rent'),
    found: t('search.panel.found', { count: countPlaceholder }),
    reference: t('search.panel.reference', { id: countPlaceholder }),
    none: t('listing.empty'),
    failed: t('search.panel.failed'),
    all: t('search.panel.all'),
    allCounted: t('search.panel.allCounted', { count: countPlaceholder }),
    unread: t('search.line.unread', { words: countPlaceholder }),
    chips: t('search.active.label'),
    remove: t('search.active.remove', { name: countPlaceholder }),
    show: t('search.filters.submit'),
  }
}

type SearchBlockProps = {
  search: HomeSearch
  locale: Locale
  /** The ways to the two lists, where they do not stand beside the block anyway. */
  hasLists?: boolean
}

/** The field, the panel and the buttons of the property search, in the words of a language. */
export function SearchBlock({ search, locale, hasLists = true }: SearchBlockProps) {
  const t = getTranslator(locale)
  const lists = search.lists.map(({ goal, href, count }) => {
    const name = t(`property.goal.${goal}`)
    const counted = search.showButtonCounts
      ? t('search.block.count', { goal: name, count: countPlaceholder })
      : null
    const label =
      count === null ? name : t('search.block.count', { goal: name, count: formatNumber(count, locale) })
    return { goal, href, name, label, counted }
  })
  return (
    <LazySearchBox
      lang={locale}
      resultsHref={search.resultsHref}
      showInput={search.showInput}
      showCounts={search.showCounts}
      lists={hasLists && search.showButtons ? lists : []}
      texts={textsOf(locale)}
    />
  )
}
