import { describe, expect, it } from 'vitest'
import { buildLlms } from './llms'

const link = { name: 'À vendre', href: 'https://agency.example/fr/a-vendre/', note: '23 biens' }

describe('buildLlms', () => {
  it('has the form of llmstxt.org', () => {
    const text = buildLlms({
      title: 'Maison Brabant',
      summary: 'Une agence\nau Brabant',
      details: ['+32 10 99 01 00'],
      sections: [
        { heading: 'Français', links: [link, { ...link, note: null }] },
        { heading: 'Deutsch', links: [] },
      ],
    })
    expect(text).toBe(
      [
        '# Maison Brabant',
        '',
        '> Une agence au Brabant',
        '',
        '+32 10 99 01 00',
        '',
        '## Français',
        '',
        '- [À vendre](https://agency.example/fr/a-vendre/): 23 biens',
        '- [À vendre](https://agency.example/fr/a-vendre/)',
        '',
      ].join('\n'),
    )
  })

  it('keeps an editor’s text from writing links and headings of its own', () => {
    const sections = [{ heading: 'Pages', links: [{ ...link, name: 'a](x)\n# b', note: null }] }]
    const text = buildLlms({ title: 'x', summary: null, details: [], sections })
    expect(text).toContain(`- [a\\](x) # b](${link.href})`)
  })
})
