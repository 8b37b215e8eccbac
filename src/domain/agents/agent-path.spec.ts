import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { agentPath, agentSlug, freeSlug, matchAgentPath, teamPath } from './agent-path'

describe('the address of an agent', () => {
  it('begins with the word for the team in each language', () => {
    expect(locales.map((locale) => agentPath({ locale, slug: 'jeanne-dupont' }))).toEqual(
      locales.map((locale) => `${teamPath(locale)}jeanne-dupont/`),
    )
    expect(teamPath('fr')).toBe('/equipe/')
    expect(teamPath('nl')).toBe('/team/')
  })

  it.each([
    ['/equipe/jeanne-dupont/', 'jeanne-dupont'],
    ['/equipe/Jeanne-Dupont/', 'jeanne-dupont'],
    ['/%C3%89quipe/jeanne-dupont/', 'jeanne-dupont'],
    ['/equipe/andr%C3%A9-simon/', 'andre-simon'],
    ['/equipe/', null],
    ['/equipe/%E0/', null],
    ['/equipe/jeanne-dupont/biens/', null],
    ['/team/jeanne-dupont/', null],
    ['/', null],
  ])('%s names %s', (path, slug) => expect(matchAgentPath({ locale: 'fr', path })).toBe(slug))
})

describe('the slug of an agent', () => {
  it.each([
    ['Jeanne Dupont', 'jeanne-dupont'],
    ['François d’Août-Légère', 'francois-daout-legere'],
    [' /Équipe Nord/ ', 'equipe-nord'],
    ['李雷', 'agent'],
    ['', 'agent'],
  ])('of %s is %s', (name, slug) => expect(agentSlug(name)).toBe(slug))

  it('has at most 80 characters', () => expect(agentSlug('a'.repeat(200))).toHaveLength(80))

  it('gets a number where another agent has it', () => {
    const slug = 'jan-peeters'
    expect(freeSlug({ slug, taken: new Set() })).toBe('jan-peeters')
    expect(freeSlug({ slug, taken: new Set([slug]) })).toBe('jan-peeters-2')
    expect(freeSlug({ slug, taken: new Set([slug, 'jan-peeters-2', 'jan-peeters-4']) })).toBe('jan-peeters-3')
  })
})
