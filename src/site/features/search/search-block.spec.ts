import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { HomeSearch } from '@/site/data/search/home-search'
import { drawHtml } from '../../../../tests/support/site/draw-html'
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
  drawHtml(createElement(SearchBlock, { search: { ...search, ...given }, locale: 'fr', hasLists }))

describe('the search block', () => {
  it('leads to the list of a goal with its count', async () => {
    expect(await draw()).toMatch(/<a [^>]*href="\/fr\/a-vendre\/?"[^>]*>À vendre \(12\)<\/a>/)
  })

  it('shows the way to a list without properties as one that cannot be taken, without a count', async () => {
    expect(await draw()).toMatch(/<span role="link" aria-disabled="true"[^>]*>À louer<\/span>/)
    expect(await draw()).not.toContain('href="/fr/a-louer')
  })

  it('has no buttons where its editor wants none, or where the lists stand beside it', async () => {
    for (const html of [await draw({ showButtons: false }), await draw({}, false)]) {
      expect(html).toContain('type="search"')
      expect(html).not.toContain('À vendre')
      expect(html).not.toContain('À louer')
    }
  })

  it('has no field where its editor wants none', async () => {
    expect(await draw({ showInput: false })).not.toContain('<form')
    expect(await draw({ showInput: false })).toContain('À vendre (12)')
  })
})
