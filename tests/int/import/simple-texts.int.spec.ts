import { convertHTMLToLexical, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import { JSDOM } from 'jsdom'
import type { SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraphsToRichText } from '@/cms/operations/import-snapshot/content/paragraphs-to-rich-text'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRandom } from '../../support/random'

let config: SanitizedConfig

beforeAll(async () => {
  ;({ config } = await startSite())
})
afterAll(stopPayload)

const isLexical = (editor: object): editor is { editorConfig: SanitizedServerEditorConfig } =>
  'editorConfig' in editor

/** What the editor itself makes of HTML. */
function readByEditor(html: string): unknown {
  const { editor } = config
  if (!editor || !isLexical(editor)) throw new Error('There is no rich text editor')
  return convertHTMLToLexical({ editorConfig: editor.editorConfig, html, JSDOM })
}

const simple = [
  '<p>Une maison.</p><p>Un jardin.</p>',
  '<P>Une maison.</P>\n\t<p>Un jardin.</p>\r\n',
  '<p>Rez<br>Étage<br/>Grenier<BR />Cave</p>',
  '<p>Rez<br><br>Étage</p>',
  '<p>  Une   maison\n de\tville <br> près  </p>',
  '<p>1 &lt; 2 &amp; 3 &gt; 2, &quot;l&#39;été&quot;, 75&nbsp;m²</p><p>&nbsp;</p><p>fin</p>',
  '<p>&amp;nbsp; &amp;amp;</p>',
  '<p>別荘 😀 \u00a0 { "root": 1 }</p>',
]

describe('paragraphs of text', () => {
  it.each(simple)('become what the editor makes of them: %j', (html) => {
    const made = paragraphsToRichText(html)
    expect(made).not.toBeNull()
    expect(made).toEqual(readByEditor(html))
  })

  it.each([
    ['text outside of a paragraph', 'Une maison'],
    ['other tags', '<p>Une <strong>maison</strong></p>'],
    ['attributes', '<p class="x">Une maison</p>'],
    ['a list', '<p>Une maison</p><ul><li>jardin</li></ul>'],
    ['other character references', '<p>&eacute;t&eacute;</p>'],
    ['an ampersand of its own', '<p>R&D</p>'],
    ['a break at the end', '<p>Une maison<br></p>'],
    ['an empty paragraph', '<p></p><p>Une maison</p>'],
    ['a paragraph without an end', '<p>Une maison'],
    ['control characters', '<p>Une\u0000 maison</p>'],
  ])('are left to the editor where they have %s', (_, html) => {
    expect(paragraphsToRichText(html)).toBeNull()
  })

  it('become the same, however their parts follow one another', () => {
    const random = createRandom(1)
    const parts = [
      '<p>',
      '</p>',
      '<br>',
      '<br />',
      '\n',
      ' ',
      'Maison',
      '&amp;',
      '&nbsp;',
      'à vendre',
      '\u2028',
    ] as const
    const htmls = Array.from({ length: 3000 }, () => {
      const inner = Array.from({ length: random.whole(1, 9) }, () => random.pick(parts)).join('')
      return random.chance(0.8) ? `<p>${inner}</p>` : inner
    })
    const read = htmls.flatMap((html) => {
      const made = paragraphsToRichText(html)
      return made === null ? [] : [{ html, made }]
    })
    expect(read.length).toBeGreaterThan(500)
    for (const { html, made } of read) expect({ html, made }).toEqual({ html, made: readByEditor(html) })
  })
})
