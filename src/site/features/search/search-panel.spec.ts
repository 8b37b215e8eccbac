import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { emptyAnswer, type PanelAnswer } from './panel-answer'
import { SearchPanel } from './search-panel'

const texts = {
  locale: 'nl' as const,
  hint: 'Tapez',
  types: 'Types',
  cities: 'Communes',
  properties: 'Biens',
  projects: 'Projets',
  sale: 'À vendre',
  rent: 'À louer',
  found: '# trouvés',
  reference: 'Ref: #',
  none: 'Rien',
  failed: 'Sans réponse',
  all: 'Tous les résultats',
  allCounted: 'Tous les résultats (#)',
  unread: 'Non compris : #.',
  chips: 'Filtres choisis',
  remove: 'Retirer le filtre : #',
  show: 'Afficher les biens',
}

const wavre = {
  name: 'Wavre',
  zip: '1300',
  country: null,
  sale: { count: 1216, href: '/fr/a-vendre/?city=Wavre%7C1300' },
  rent: { count: 0, href: null },
}

const draw = (showCounts: boolean) =>
  renderToStaticMarkup(
    createElement(SearchPanel, {
      suggestions: {
        answer: { ...emptyAnswer, cities: [wavre] },
        to: 'wav',
        hasFailed: false,
      },
      query: 'wav',
      allHref: '/fr/recherche/?q=wav',
      showCounts,
      onLine: () => undefined,
      texts,
    }),
  )

it.each([
  [true, ['À vendre (1.216)</a>', 'À louer (0)</span>']],
  [false, ['À vendre</a>', 'À louer</span>']],
])('the results of a search, with showSearchCount %j, say %j', (showCounts, expected) => {
  for (const words of expected) expect(draw(showCounts)).toContain(words)
})

const drawAnswer = (answer: PanelAnswer) =>
  renderToStaticMarkup(
    createElement(SearchPanel, {
      suggestions: { answer, to: 'maison wavre', hasFailed: false },
      query: 'maison wavre',
      allHref: '/fr/recherche/?q=maison+wavre',
      showCounts: true,
      onLine: () => undefined,
      texts,
    }),
  )

const nothing = { count: 0, href: null }

it('a line leads to the list that it asks for, and says what it does not understand', () => {
  const understood = {
    ...{ href: '/fr/a-vendre/?type=1', count: 12, label: 'Voir 12 biens', unread: ['piscine'] },
    chips: [{ name: 'Maison', line: 'à vendre piscine' }],
  }
  const html = drawAnswer({ ...emptyAnswer, understood })
  expect(html).toContain('href="/fr/a-vendre/?type=1"')
  expect(html).toContain('Voir 12 biens')
  expect(html).toContain('Non compris : piscine.')
  expect(html).toMatch(/<ul aria-label="Filtres choisis"[^>]*><li><button type="button"/)
  expect(html).toContain('Retirer le filtre : Maison')
})

it('projects are named with their town, beside what else the words find', () => {
  const thumbnail = { url: '/p.webp', width: 60, height: 60 }
  const projects = [{ id: 95, href: '/fr/projet/95/', name: 'Hameau', place: '5030 Gembloux', thumbnail }]
  const html = drawAnswer({ ...emptyAnswer, projects })
  expect(html).toMatch(/<section aria-label="Projets".*href="\/fr\/projet\/95\/".*Hameau.*5030 Gembloux/)
  expect(html).toContain('1 trouvés')
})

it('words that name nothing as a whole, but find properties, lead to them', () => {
  const html = drawAnswer({
    ...emptyAnswer,
    matches: {
      sale: { count: 7, href: '/fr/a-vendre/?q=maison%20wavre' },
      rent: nothing,
      all: { count: 7, href: '/fr/recherche/?q=maison%20wavre' },
    },
  })
  expect(html).not.toContain('Rien')
  for (const part of ['À vendre (7)</a>', 'À louer (0)</span>', 'Tous les résultats (7)'])
    expect(html).toContain(part)
})

it('words without a property are shown as such and have no link', () => {
  const html = drawAnswer({ ...emptyAnswer, matches: { sale: nothing, rent: nothing, all: nothing } })
  expect(html).toContain('Rien')
  expect(html).not.toContain('<a ')
})

it('a result without properties leads nowhere', () => {
  expect(draw(true)).toMatch(/<span role="link" aria-disabled="true"[^>]*>(?:(?!<a ).)*À louer \(0\)<\/span>/)
})
