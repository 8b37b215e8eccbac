import { describe, expect, it } from 'vitest'
import { readPage, type PageFacts } from '../../support/browser/page-facts'

const page = (body: string, head = '') =>
  readPage(`<!DOCTYPE html><html lang="fr"><head>${head}</head><body>${body}</body></html>`)

describe('the facts of a page', () => {
  it('have its language, its address and those in other languages, as React writes them', () => {
    const { lang, canonical, alternates, isIndexed } = page(
      '',
      `<link rel="canonical" href="https://agency.example/fr/?a=1&amp;b=2"/>
       <link rel="alternate" hrefLang="nl" href="https://agency.example/nl/"/>
       <link rel="alternate" hrefLang="x-default" href="https://agency.example/fr/"/>`,
    )
    expect({ lang, canonical, isIndexed }).toEqual({
      lang: 'fr',
      canonical: 'https://agency.example/fr/?a=1&b=2',
      isIndexed: true,
    })
    expect(alternates).toEqual({
      nl: 'https://agency.example/nl/',
      'x-default': 'https://agency.example/fr/',
    })
  })

  it('have whether it is hidden from search engines', () => {
    expect(page('', '<meta name="robots" content="NOINDEX, follow"/>').isIndexed).toBe(false)
  })

  it('have the breadcrumb with its links, and every address of the language switcher', () => {
    const { crumbs, switcher } = page(
      `<nav><ol><li><a href="/fr/">Accueil</a></li><li><span aria-current="page">À <!-- -->vendre</span></li></ol></nav>
       <nav><ul><li><a hrefLang="nl" href="/nl/">Nederlands</a></li><li><a hrefLang="nl" href="/nl/x/">NL</a></li></ul></nav>`,
    )
    expect(crumbs).toEqual([
      { name: 'Accueil', href: '/fr/' },
      { name: 'À vendre', href: null },
    ])
    expect(switcher).toEqual({ nl: ['/nl/', '/nl/x/'] })
  })

  it('have the headings in their order, the titles and the ids, and nothing from scripts', () => {
    const { headings, titles, ids } = page(
      `<script>const code = "<h4 id='no'>" && 1 < 2</script>
       <h1 id="top">L&#x27;été</h1><section><h3>Plus</h3><h2>Moins</h2></section>`,
    )
    expect({ headings, titles, ids }).toEqual({ headings: [1, 3, 2], titles: ["L'été"], ids: ['top'] })
  })
})

describe('the name of a link', () => {
  it.each([
    ['its words', '<a href="/">Lire <b>la suite</b></a>', 'Lire la suite'],
    ['its label', '<a href="/" aria-label="Suite &gt; fin">x</a>', 'Suite > fin'],
    ['what labels it', '<p id="p">Le titre</p><a href="/" aria-labelledby="p">x</a>', 'Le titre'],
    ['its picture', '<a href="/"><img src="a.webp" alt="La façade"/></a>', 'La façade'],
    ['without what is hidden', '<a href="/">Suite<span aria-hidden="true"> →</span></a>', 'Suite'],
  ])('is %s', (_case, body, name) => {
    expect(page(body).links).toEqual([{ href: '/', name }])
  })
})

type Complaint = keyof Pick<PageFacts, 'namelessControls' | 'wrongPictures'>

const rightOrWrong: [string, string, Complaint, number][] = [
  ['a button of words', '<button>Fermer</button>', 'namelessControls', 0],
  ['a button of an icon alone', '<button><svg><path d="M0 0"/></svg></button>', 'namelessControls', 1],
  ['a link around nothing', '<a href="/"><img src="a.webp" alt=""/></a>', 'namelessControls', 1],
  ['a link nobody hears', '<div aria-hidden="true"><a href="/"></a></div>', 'namelessControls', 0],
  ['a picture without alt', '<img src="a.webp"/>', 'wrongPictures', 1],
  ['an empty alt on its own', '<main><img src="a.webp" alt=""/></main>', 'wrongPictures', 1],
  ['an empty alt beside words', '<li><img src="a.webp" alt=""/>La façade</li>', 'wrongPictures', 0],
  ['a hidden picture', '<div aria-hidden="true"><img src="a.webp" alt=""/></div>', 'wrongPictures', 0],
]

describe('what a page withholds from screen readers', () => {
  it.each(rightOrWrong)('%s', (_case, body, complaint, count) => {
    expect(page(body)[complaint]).toHaveLength(count)
  })
})

describe('the words of a page', () => {
  it('are those that are seen or heard in its language', () => {
    const { words } = page(
      `<p title="Bulle">L’été <em>déjà</em></p><a lang="nl" href="/nl/" aria-label="Kies Nederlands">Nederlands</a>
       <style>p { color: red }</style><template>Rien</template><input placeholder="Votre nom"/>
       <span lang="fr-BE">Ici</span>`,
      '<title>Accueil</title><meta name="description" content="Une agence"/><meta name="other" content="Non"/>',
    )
    expect(words).toEqual(['accueil', 'l', 'été', 'déjà', 'ici', 'bulle', 'votre', 'nom', 'une', 'agence'])
  })
})
