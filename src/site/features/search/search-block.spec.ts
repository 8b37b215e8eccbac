import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { HomeSearch } from '@/site/data/search/home-search'
import { SearchBlock } from './search-block'

const search: HomeSearch = {
  logo: null,
  title: null,
  descriptions: [],
  showInput: true,
  showButtons: true,
  showCounts: true,
  showButtonCounts: true,
  resultsHref: '/fr/recherche/',
  lists: [
    { goal: 'sale', href: '/fr/a-vendre/', count: 12 },
    { goal: 'rent', href: null, count: null },
  ],
}

const draw = (given: Partial<HomeSearch> = {}, hasLists?: boolean) =>
  renderToStaticMarkup(
    createElement(SearchBlock, { search: { ...search, ...given }, locale: 'fr', hasLists }),
  )

describe('the search block', () => {
  it('leads to the list of a goal with its count', () => {
    expect(draw()).toMatch(/<a [^>]*href="\/fr\/a-vendre\/?"[^>]*>À vendre \(12\)<\/a>/)
  })

  it('shows the way to a list without properties as one that cannot be taken, without a count', () => {
    expect(draw()).toMatch(/<span role="link" aria-disabled="true"[^>]*>À louer<\/span>/)
    expect(draw()).not.toContain('href="/fr/a-louer')
  })

  it('has no buttons where its editor wants none, or where the lists stand beside it', () => {
    for (const html of [draw({ showButtons: false }), draw({}, false)]) {
      expect(html).toContain('type="search"')
      expect(html).not.toContain('À vendre')
      expect(html).not.toContain('À louer')
    }
  })

  it('has no field where its editor wants none', () => {
    expect(draw({ showInput: false })).not.toContain('<form')
    expect(draw({ showInput: false })).toContain('À vendre (12)')
  })
})
