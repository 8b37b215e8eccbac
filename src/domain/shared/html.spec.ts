import { describe, expect, it } from 'vitest'
import { escapeHtml } from './html'

describe('escapeHtml', () => {
  it.each([
    ['plain text, é', 'plain text, é'],
    ['<b>&amp;</b>', '&lt;b&gt;&amp;amp;&lt;/b&gt;'],
    [`" onload='x`, '&quot; onload=&#39;x'],
  ])('of %j is %j', (text, html) => {
    expect(escapeHtml(text)).toBe(html)
  })
})
