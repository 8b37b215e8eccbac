import { describe, expect, it } from 'vitest'
import { readXliff } from './read-xliff'

const head = '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">'
const inFile = (body: string): string =>
  `${head}<file original="pages/1" source-language="fr" target-language="nl" product-version="v"><body>${body}</body></file></xliff>`

function targetOf(target: string) {
  const read = readXliff(inFile(`<trans-unit id="a/0"><source>x</source>${target}</trans-unit>`))
  return read.ok ? read.value[0]?.units[0]?.target : read.failure
}

describe('the file of a translator', () => {
  it('names its documents, their languages and their version', () => {
    expect(readXliff(inFile('<group><trans-unit id="a/0"><source>x</source></trans-unit></group>'))).toEqual({
      ok: true,
      value: [
        {
          document: 'pages/1',
          from: 'fr',
          to: 'nl',
          version: 'v',
          units: [{ id: 'a/0', source: { text: 'x', isMarked: false }, target: null }],
        },
      ],
    })
  })

  it('may have a prefix for its elements, and elements of a program among them', () => {
    const file = `<?xml version="1.0"?><!-- a tool --><x:xliff version="1.2" xmlns:x="urn:oasis:names:tc:xliff:document:1.2"
      xmlns:t="urn:tool"><x:file original="pages/1"><t:trans-unit id="t"/><x:body><x:trans-unit id="a/0"><t:target>no</t:target>
      <x:target>yes</x:target></x:trans-unit></x:body></x:file></x:xliff>`
    const read = readXliff(file)
    expect(read.ok && read.value[0]?.units).toEqual([
      { id: 'a/0', source: null, target: { text: 'yes', isMarked: false } },
    ])
  })

  it.each([
    ['<target>Huis</target>', 'Huis', false],
    ['<target state="translated"><![CDATA[a <b> & c]]></target>', 'a <b> & c', false],
    ['<target>&lt;1&gt; &#x20AC; &amp;amp;</target>', '<1> € &amp;', false],
    [
      '<seg-source>x</seg-source><target><mrk mtype="seg" mid="1">Eén.</mrk> Twee.</target>',
      'Eén. Twee.',
      false,
    ],
    ['<alt-trans><target>elders</target></alt-trans><target>hier</target>', 'hier', false],
    ['<target>hier</target><alt-trans><source>s</source><target>elders</target></alt-trans>', 'hier', false],
    ['<target>Zie <g id="1">a<x id="2"/></g></target>', 'Zie <1>a<2/></1>', true],
    ['<target><g id="b">a</g></target>', '<0>a</0>', true],
    ['<target>a <ph id="1">code</ph></target>', 'a <0/>code', true],
    ['<target>a <b xmlns="urn:b">c</b></target>', 'a <0/>c', true],
  ])('has a translation, with its marks: %s', (target, text, isMarked) => {
    expect(targetOf(target)).toEqual({ text, isMarked })
  })

  it.each([
    '',
    '<target state="new">x</target>',
    '<target state="needs-translation">x</target>',
    '<alt-trans><target>elders</target></alt-trans>',
  ])('has none where nobody has translated: %s', (target) => {
    expect(targetOf(target)).toBeNull()
  })

  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'

  it.each([
    ['no words', '', 'not-xml'],
    ['a text', 'Bonjour', 'not-xml'],
    ['a broken file', `${head}<file>`, 'not-xml'],
    ['an unknown entity', inFile('<trans-unit id="a"><target>&b;</target></trans-unit>'), 'not-xml'],
    ['a control character', inFile('<trans-unit id="a"><target>&#0;</target></trans-unit>'), 'not-xml'],
    ['an unbound prefix', `${head}<x:y/></xliff>`, 'not-xml'],
    ['a document type', `<!DOCTYPE html>${head}</xliff>`, 'doctype'],
    ['entities', `${bomb}${head}&b;</xliff>`, 'doctype'],
    [
      'a file of a server',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${head}&a;</xliff>`,
      'doctype',
    ],
    ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"></html>', 'not-xliff'],
    ['XLIFF 2.0', '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"></xliff>', 'version'],
    ['XLIFF 1.1', '<xliff version="1.1"></xliff>', 'version'],
    ['another number', head.replace('1.2', '1.3') + '</xliff>', 'version'],
    ['deep elements', inFile('<group>'.repeat(200)), 'too-much'],
    ['deep marks', inFile(`<trans-unit id="a"><target>${'<g id="1">'.repeat(200)}`), 'too-much'],
    ['endless texts', inFile('<trans-unit id="a"/>'.repeat(100_001)), 'too-much'],
  ])('is refused if it is or has %s', (_case, file, failure) => {
    expect(readXliff(file)).toEqual({ ok: false, failure })
  })
})
