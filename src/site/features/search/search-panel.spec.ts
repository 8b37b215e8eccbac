import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchPanel } from './search-panel'

const texts = {
  hint: 'Tapez',
  types: 'Types',
  cities: 'Communes',
  properties: 'Biens',
  sale: 'À vendre',
  rent: 'À louer',
  found: '# trouvés',
  reference: 'Ref: #',
  none: 'Rien',
  failed: 'Sans réponse',
  all: 'Tous les résultats',
}

const wavre = {
  name: 'Wavre',
  zip: '1300',
  country: null,
  sale: { count: 16, href: '/fr/a-vendre/?city=Wavre%7C1300' },
  rent: { count: 0, href: null },
}

const draw = (showCounts: boolean) =>
  renderToStaticMarkup(
    createElement(SearchPanel, {
      suggestions: {
        answer: { types: [], cities: [wavre], properties: [] },
        to: 'wav',
        hasFailed: false,
      },
      query: 'wav',
      allHref: '/fr/recherche/?q=wav',
      showCounts,
      texts,
    }),
  )

it.each([
  [true, ['À vendre (16)</a>', 'À louer (0)</span>']],
  [false, ['À vendre</a>', 'À louer</span>']],
])('the results of a search, with showSearchCount %j, say %j', (showCounts, expected) => {
  for (const words of expected) expect(draw(showCounts)).toContain(words)
})

it('a result without homes leads nowhere', () => {
  expect(draw(true)).toMatch(/<span role="link" aria-disabled="true"[^>]*>(?:(?!<a ).)*À louer \(0\)<\/span>/)
})
