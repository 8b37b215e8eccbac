import { describe, expect, it } from 'vitest'
import {
  isLeadSeen,
  mayChangeProperty,
  mayMakeProperties,
  noRights,
  rightsOf,
  seesEveryLead,
  type LeadBelonging,
  type RoleRights,
} from './staff-rights'
import type { StaffRole } from './staff-roles'

const off: RoleRights = { ownProperties: false, ownLeads: false, confidentialToAssigned: false }
const on: RoleRights = { ownProperties: true, ownLeads: true, confidentialToAssigned: true }

const account = 4
const agent = 40
const rights = (role: StaffRole, settings: Partial<RoleRights> = {}, linked: number | null = agent) =>
  rightsOf({ role, account, agent: linked }, { ...off, ...settings })

describe('what a role reaches', () => {
  it.each([
    ['admin', on, 'all', 'all', 'all'],
    ['editor', off, 'all', 'all', 'all'],
    ['agent', off, 'all', 'all', 'all'],
    ['reader', off, 'none', 'all', 'none'],
    ['translator', off, 'none', 'none', 'none'],
    ['editor', on, 'own', 'own', 'own'],
    ['agent', on, 'own', 'own', 'own'],
    ['reader', on, 'none', 'own', 'none'],
    ['translator', on, 'none', 'none', 'none'],
    ['agent', { ...off, ownProperties: true }, 'own', 'all', 'all'],
    ['agent', { ...off, ownLeads: true }, 'all', 'own', 'own'],
    ['agent', { ...off, confidentialToAssigned: true }, 'all', 'all', 'own'],
    ['reader', { ...off, confidentialToAssigned: true }, 'none', 'all', 'none'],
  ] as const)(
    '%s under %o: properties %s, leads %s, confidential %s',
    (role, settings, properties, leads, confidential) => {
      expect(rights(role, settings)).toEqual({ account, agent, properties, leads, confidential })
    },
  )
})

const question: LeadBelonging = { kind: 'contact-me', assignedTo: null, agent: null }
const offer: LeadBelonging = { ...question, kind: 'purchase-offer' }
const application: LeadBelonging = { ...question, kind: 'job-contact' }

describe('a lead', () => {
  it.each([
    ['assigned to them', { assignedTo: account }, true],
    ['assigned to them, about a property of a colleague', { assignedTo: account, agent: 50 }, true],
    ['of a colleague, about their property', { assignedTo: 5, agent }, false],
    ['assigned to nobody, about their property', { agent }, true],
    ['assigned to nobody, about a property of a colleague', { agent: 50 }, false],
    ['assigned to nobody, about nothing', {}, false],
  ])('%s is their own: %o %s', (_, lead, isSeen) => {
    for (const settings of [on, { ownLeads: true }] as const)
      for (const each of [question, offer, application])
        expect(isLeadSeen(rights('agent', settings), { ...each, ...lead })).toBe(isSeen)
    const confidential = rights('editor', { confidentialToAssigned: true })
    expect(isLeadSeen(confidential, { ...offer, ...lead })).toBe(isSeen)
    expect(isLeadSeen(confidential, { ...application, ...lead })).toBe(isSeen)
    expect(isLeadSeen(confidential, { ...question, ...lead })).toBe(true)
  })

  it('about nothing is not of an account without an agent', () => {
    expect(isLeadSeen(rights('agent', on, null), question)).toBe(false)
    expect(isLeadSeen(rights('agent', on, null), { ...question, assignedTo: account })).toBe(true)
  })

  it('that is confidential is never seen by readers, translators and strangers, also if it is theirs', () => {
    const own = { ...offer, assignedTo: account }
    for (const settings of [off, on]) {
      expect(isLeadSeen(rights('reader', settings), own)).toBe(false)
      expect(isLeadSeen(rights('translator', settings), own)).toBe(false)
    }
    expect(isLeadSeen(noRights, { ...question, assignedTo: 0 })).toBe(false)
  })

  it('is seen by administrators and without settings', () => {
    for (const lead of [question, offer, application]) {
      expect(isLeadSeen(rights('admin', on), { ...lead, assignedTo: 5 })).toBe(true)
      expect(isLeadSeen(rights('agent'), { ...lead, assignedTo: 5 })).toBe(true)
    }
  })
})

it('the data of a person are for who sees every lead', () => {
  expect(seesEveryLead(rights('admin', on))).toBe(true)
  expect(seesEveryLead(rights('editor', { ownProperties: true }))).toBe(true)
  expect(seesEveryLead(rights('editor', { ownLeads: true }))).toBe(false)
  expect(seesEveryLead(rights('editor', { confidentialToAssigned: true }))).toBe(false)
})

describe('a property', () => {
  const own = { ownProperties: true }
  it.each([
    ['admin', own, agent, 50, true],
    ['agent', {}, null, 50, true],
    ['agent', own, agent, agent, true],
    ['agent', own, agent, 50, false],
    ['agent', own, agent, null, false],
    ['agent', own, null, null, false],
    ['editor', own, agent, 50, false],
    ['reader', {}, agent, agent, false],
  ] as const)('is changed by %s under %o of agent %s: of agent %s, %s', (role, settings, linked, of, may) => {
    expect(mayChangeProperty(rights(role, settings, linked), of)).toBe(may)
  })

  it('is made by whoever could change it', () => {
    expect(mayMakeProperties(rights('agent'))).toBe(true)
    expect(mayMakeProperties(rights('agent', own))).toBe(true)
    expect(mayMakeProperties(rights('agent', own, null))).toBe(false)
    expect(mayMakeProperties(rights('reader'))).toBe(false)
  })
})
