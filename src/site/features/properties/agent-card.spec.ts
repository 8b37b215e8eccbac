import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { AgentCard as Agent } from '@/site/data/agents/agent-models'
import { getTranslator } from '@/messages/translator'
import { AgentCard, ContactBar } from './agent-card'

const agent: Agent = {
  name: 'Claire Delvaux',
  jobTitle: null,
  phone: '+32 10 99 01 00',
  email: 'claire@agency.example',
  photo: null,
}
const book = { href: '#visit', label: 'Visiter', icon: 'calendar' } as const
const shown = { agent, locale: 'fr', subject: 'Maison' } as const

const linksOf = (drawn: string): string[] => drawn.match(/<a .*?<\/a>/gs) ?? []

describe('whom to ask about a property', () => {
  it.each([
    [
      'the card',
      renderToStaticMarkup(createElement(AgentCard, { ...shown, title: 'Agent', actions: [book] })),
    ],
    ['the bar', renderToStaticMarkup(createElement(ContactBar, { ...shown, action: null }))],
  ])('is called and written to from %s in a tab of its own, and the link says so', (_, drawn) => {
    const outside = linksOf(drawn).filter((link) => /href="(tel|mailto):/.test(link))
    expect(outside).toHaveLength(2)
    for (const link of outside) {
      expect(link).toContain('target="_blank" rel="noopener noreferrer"')
      expect(link).toContain(getTranslator('fr')('common.newTab'))
    }
  })

  it('is described with their number at the institute and their languages, where these are known', () => {
    const known: Agent = { ...agent, ipiNumber: '599.101', languages: ['fr', 'nl'] }
    const card = (given: Agent) =>
      renderToStaticMarkup(createElement(AgentCard, { ...shown, agent: given, title: 'Agent', actions: [] }))
    expect(card(known)).toContain('Numéro IPI 599.101')
    expect(card(known)).toContain('Parle français et néerlandais')
    expect(card(agent)).not.toContain('Parle')
  })

  it('leads to their own page, where they have one', () => {
    const card = (given: Agent) =>
      renderToStaticMarkup(createElement(AgentCard, { ...shown, agent: given, title: 'Agent', actions: [] }))
    const href = '/fr/equipe/claire-delvaux/'
    expect(linksOf(card({ ...agent, href })).join()).toMatch(new RegExp(`href="${href}"[^>]*>Claire Delvaux`))
    expect(linksOf(card({ ...agent, href: null })).join()).not.toContain('Claire Delvaux<')
  })

  it('has a link to the form for an appointment on the same page', () => {
    const drawn = renderToStaticMarkup(createElement(ContactBar, { ...shown, action: book }))
    const link = linksOf(drawn).find((text) => text.includes('href="#visit"'))
    expect(link).toBeDefined()
    expect(link).not.toContain('_blank')
  })
})
