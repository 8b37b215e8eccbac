import { describe, expect, it } from 'vitest'
import { findLinks, targetsInText, type LinkedField } from './find-links'

const link = (fields: object) => ({ type: 'link', fields, children: [{ type: 'text', text: 'ici' }] })
const text = (...nodes: object[]) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: nodes }] },
})

const fields: readonly LinkedField[] = [
  { kind: 'link', name: 'externalUrl', isLocalized: false },
  { kind: 'text', name: 'content', isLocalized: true },
  {
    kind: 'list',
    name: 'slides',
    isLocalized: false,
    fields: [{ kind: 'link', name: 'link', isLocalized: true }],
  },
  {
    kind: 'group',
    name: 'button',
    isLocalized: false,
    fields: [{ kind: 'link', name: 'url', isLocalized: false }],
  },
]

describe('targetsInText', () => {
  it('finds typed links, picked documents, bare addresses and videos, at any depth', () => {
    const list = { type: 'list', children: [{ type: 'listitem', children: [link({ url: '/fr/x/' })] }] }
    expect(
      targetsInText(
        text(
          list,
          link({ linkType: 'internal', url: 'ignored', doc: { relationTo: 'pages', value: 12 } }),
          link({ linkType: 'internal', doc: { relationTo: 'articles', value: { id: 4 } } }),
          { type: 'autolink', fields: { url: 'https://example.com' } },
          { type: 'block', fields: { blockType: 'video', url: 'https://youtu.be/abcdefghijk' } },
        ),
      ),
    ).toEqual([
      { kind: 'address', address: '/fr/x/' },
      { kind: 'document', collection: 'pages', id: 12 },
      { kind: 'document', collection: 'articles', id: 4 },
      { kind: 'address', address: 'https://example.com' },
      { kind: 'address', address: 'https://youtu.be/abcdefghijk' },
    ])
  })

  it.each([
    null,
    undefined,
    'text',
    {},
    { root: null },
    text(link({ url: ' ' })),
    text(link({ linkType: 'internal' })),
  ])('finds nothing in %j', (value) => {
    expect(targetsInText(value)).toEqual([])
  })
})

describe('findLinks', () => {
  it('names the field and the language of each link', () => {
    const data = {
      externalUrl: ' https://example.com ',
      content: { nl: text(link({ url: '/nl/a/' })), fr: null },
      slides: [{ link: { fr: '/un/' } }, { link: { nl: '/twee/', fr: '' } }],
      button: { url: '/trois/' },
    }
    expect(findLinks(fields, { data })).toEqual([
      { place: 'externalUrl', locale: null, target: { kind: 'address', address: 'https://example.com' } },
      { place: 'content', locale: 'nl', target: { kind: 'address', address: '/nl/a/' } },
      { place: 'slides.0.link', locale: 'fr', target: { kind: 'address', address: '/un/' } },
      { place: 'slides.1.link', locale: 'nl', target: { kind: 'address', address: '/twee/' } },
      { place: 'button.url', locale: null, target: { kind: 'address', address: '/trois/' } },
    ])
  })

  it('finds nothing in a document without these fields', () => {
    expect(findLinks(fields, { data: {} })).toEqual([])
  })
})
