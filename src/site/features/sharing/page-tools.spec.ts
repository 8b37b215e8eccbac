import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { drawHtml } from '../../../../tests/support/site/draw-html'
import { PageTools } from './page-tools'

const shared = { title: 'Maison', url: 'https://agency.example/fr/a-vendre/wavre/maison/2101/' }

const draw = (forms: LeadKind[]) => drawHtml(createElement(PageTools, { shared, forms, locale: 'fr' }))

describe('the tools of a page', () => {
  it('lead to its form for a friend', async () => {
    const page = await draw(['contact-me', 'send-to-friend'])
    expect(page).toContain('href="#send-to-friend"')
    expect(page).toContain('Envoyer à un ami')
    expect(page).toContain('href="mailto:?subject=Maison&amp;body=https%3A%2F%2Fagency.example')
  })

  it('offer no friend where the page has no form for one', async () => {
    expect(await draw(['contact-me'])).not.toContain('Envoyer à un ami')
  })
})
