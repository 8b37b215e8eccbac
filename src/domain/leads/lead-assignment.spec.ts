import { describe, expect, it } from 'vitest'
import { candidatesOf, nextInTurn, repeatedKinds, ruleOfKind, type AssignmentRule } from './lead-assignment'

const rule = (changes: Partial<AssignmentRule> = {}): AssignmentRule => ({
  id: 'a',
  kinds: ['contact-me'],
  method: 'property',
  places: [],
  agents: [],
  fallback: null,
  ...changes,
})

const wavre = { agent: 7, towns: [1300], areas: ['brabantWallon'] } as const

describe('the rule of a kind', () => {
  it('is the first that names it, and none where nothing is set', () => {
    const rules = [rule(), rule({ id: 'b', kinds: ['site-contact', 'contact-me'] })]
    expect(ruleOfKind(rules, 'contact-me')?.id).toBe('a')
    expect(ruleOfKind(rules, 'site-contact')?.id).toBe('b')
    expect(ruleOfKind(rules, 'contact-demand')).toBeNull()
    expect(ruleOfKind([], 'contact-me')).toBeNull()
  })

  it('is named in one rule only', () => {
    expect(repeatedKinds([rule(), rule({ kinds: ['site-contact', 'contact-me'] })])).toEqual(['contact-me'])
    expect(repeatedKinds([rule(), rule({ kinds: ['site-contact'] })])).toEqual([])
    expect(repeatedKinds([rule({ kinds: ['contact-me', 'contact-me'] })])).toEqual([])
  })
})

describe('the candidates for a lead', () => {
  const places = [
    { towns: [], areas: ['brabantWallon', 'namur'], agent: 1 },
    { towns: [1300, 1301], areas: [], agent: 2 },
  ] as const

  it.each([
    ['the agent of the property', rule(), wavre, [7]],
    ['then the fallback', rule({ fallback: 9 }), wavre, [7, 9]],
    ['the fallback without an agent', rule({ fallback: 9 }), { ...wavre, agent: null }, [9]],
    ['nobody', rule(), { ...wavre, agent: null }, []],
    ['the agent of the town before the one of its province', rule({ method: 'places', places }), wavre, [2]],
    [
      'the agent of the province',
      rule({ method: 'places', places }),
      { ...wavre, towns: [5], areas: ['namur'] as const },
      [1],
    ],
    [
      'the fallback elsewhere, not the agent of the property',
      rule({ method: 'places', places, fallback: 9 }),
      { ...wavre, towns: [9000], areas: ['oostVlaanderen'] as const },
      [9],
    ],
    ['nobody without a town', rule({ method: 'places', places }), { agent: null, towns: [], areas: [] }, []],
  ])('are %s', (_, given, place, others) => {
    expect(candidatesOf(given, place)).toEqual({ inTurn: [], others })
  })

  it('are those who take turns, and the fallback where none of them can', () => {
    const turns = rule({ method: 'turn', agents: [3, 1, 3, 2], fallback: 9 })
    expect(candidatesOf(turns, wavre)).toEqual({ inTurn: [3, 1, 2], others: [9] })
  })
})

describe('nextInTurn', () => {
  const agents = [3, 1, 2]
  const everybody = () => true

  it.each([
    [null, 3],
    [3, 1],
    [1, 2],
    [2, 3],
    // Somebody who was taken out.
    [8, 3],
  ])('follows %s with %s', (last, next) => {
    expect(nextInTurn({ agents, last, isActive: everybody })).toBe(next)
  })

  it('skips those who are not active', () => {
    expect(nextInTurn({ agents, last: 3, isActive: (agent) => agent !== 1 })).toBe(2)
    expect(nextInTurn({ agents, last: 2, isActive: (agent) => agent === 2 })).toBe(2)
  })

  it('is nobody where none is active, or none takes turns', () => {
    expect(nextInTurn({ agents, last: 1, isActive: () => false })).toBeNull()
    expect(nextInTurn({ agents: [], last: null, isActive: everybody })).toBeNull()
  })
})
