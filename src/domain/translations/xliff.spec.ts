import { describe, expect, it } from 'vitest'
import { withoutForbidden } from '@/domain/shared/xml'
import { createRandom, type Random } from '../../../tests/support/random'
import { readXliff } from './read-xliff'
import { xliffDocument, xliffFile, type XliffDocument } from './xliff'

const contact: XliffDocument = {
  document: 'pages/12',
  name: 'Page “Contact & co”',
  from: 'fr',
  to: 'nl',
  version: '2026-11-27T03:20:00.000Z',
  units: [
    { id: 'title/0', name: 'Titre', isMarked: false, source: 'a <1>b</1> & "c"', target: '', note: null },
    {
      id: 'text/0',
      name: 'Texte',
      isMarked: true,
      source: 'Voir <1>nos <2>biens</2></1>\net <3/>',
      target: 'Zie <1><2>panden</2></1> <3/>',
      note: 'Zie & lees',
    },
  ],
}

describe('a document in a file for a translator', () => {
  it('has its texts, their marks as elements, and the translations that there are', () => {
    expect(xliffDocument(contact)).toBe(
      [
        '<file original="pages/12" source-language="fr" target-language="nl" datatype="plaintext" product-version="2026-11-27T03:20:00.000Z">',
        '<header><note>Page “Contact &amp; co”</note></header>',
        '<body>',
        '<trans-unit id="title/0" resname="Titre" xml:space="preserve"><source>a &lt;1&gt;b&lt;/1&gt; &amp; &quot;c&quot;</source></trans-unit>',
        '<trans-unit id="text/0" resname="Texte" xml:space="preserve"><source>Voir <g id="1">nos <g id="2">biens</g></g>\net <x id="3"/></source><target>Zie <g id="1"><g id="2">panden</g></g> <x id="3"/></target><note>Zie &amp; lees</note></trans-unit>',
        '</body>',
        '</file>',
      ].join('\n'),
    )
  })

  it('is one of several in the file', () => {
    const file = xliffFile([contact, { ...contact, document: 'pages/13' }].map(xliffDocument))
    expect(file).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<xliff version="1\.2" xmlns="urn:oasis:/,
    )
    const read = readXliff(file)
    expect(read.ok && read.value.map(({ document }) => document)).toEqual(['pages/12', 'pages/13'])
  })
})

const pieces = [
  ...['<', '>', '&', '"', "'", ']]>', '<!--', '&amp;', '&#10;', '<b>', '</g>', '<g id="1">', '<?x?>', '<1'],
  ...['\n', '\r', '\r\n', '\t', ' ', '\u00a0', '\u0085', '\u2028', '\ufeff', '🏡', 'é', 'e\u0301', 'שלום'],
  ...['\u0000', '\u0008', '\u001b', '\u007f', '\ufffe', '\uffff', '\ud83c', '\udfe1', 'Maison', '{name}'],
] as const

const randomText = (random: Random): string =>
  Array.from({ length: random.whole(1, 8) }, () => random.pick(pieces)).join('')

/** Words with marks within each other, each number once. */
function markedWords(random: Random): string {
  let number = 0
  const words = (depth: number): string =>
    Array.from({ length: random.whole(1, 3) }, () => {
      // What would read as a mark is one: these words have none but their own.
      const text = randomText(random).replaceAll('<1', '')
      if (depth > 3 || random.chance(0.5)) return text
      number += 1
      const own = number
      return random.chance(0.3) ? `${text}<${own}/>` : `${text}<${own}>${words(depth + 1)}</${own}>`
    }).join('')
  return words(0)
}

describe('a file that nobody has changed', () => {
  it.each(Array.from({ length: 300 }, (_, seed) => seed))('has every text as it was: %i', (seed) => {
    const random = createRandom(seed)
    const isMarked = random.chance(0.5)
    const make = () => (isMarked ? markedWords(random) : randomText(random))
    const units = Array.from({ length: 3 }, (_, index) => ({
      ...{ id: `text/${index}`, name: randomText(random), isMarked },
      ...{ source: make(), target: make(), note: randomText(random) },
    }))
    const name = randomText(random)
    const read = readXliff(xliffFile([xliffDocument({ ...contact, name, units })]))
    const found = read.ok ? (read.value[0]?.units ?? []) : []
    expect(found.map(({ source }) => source?.text)).toEqual(
      units.map(({ source }) => withoutForbidden(source)),
    )
    expect(found.map(({ target }) => target?.text ?? '')).toEqual(
      units.map(({ target }) => (target.trim() === '' ? '' : withoutForbidden(target))),
    )
  })
})
