import { describe, expect, it } from 'vitest'
import { actionOfSave, isTitledKind } from './audit-actions'

const save = {
  kind: 'pages',
  isNew: false,
  isRestored: false,
  wasInBin: false,
  isInBin: false,
  isPlanned: false,
  wasOnline: false,
  isDraftSave: false,
  before: undefined,
  after: undefined,
  fields: ['name'],
}

describe('the action of a save', () => {
  it.each([
    ['create', { isNew: true }],
    ['create', { isNew: true, after: 'draft' }],
    ['publish', { isNew: true, after: 'published' }],
    ['change', {}],
    ['change', { before: 'published', after: 'published', wasOnline: true }],
    ['change', { before: 'published', after: 'draft', wasOnline: true, isDraftSave: true }],
    ['publish', { before: 'draft', after: 'published', wasOnline: true }],
    ['unpublish', { before: 'published', after: 'draft', wasOnline: true }],
    ['unpublish', { before: 'draft', after: 'draft', wasOnline: true }],
    ['publish-planned', { before: 'draft', after: 'published', isPlanned: true }],
    ['unpublish-planned', { before: 'published', after: 'draft', wasOnline: true, isPlanned: true }],
    ['change', { before: 'draft', after: 'draft' }],
    ['put-in-bin', { isInBin: true, before: 'published', after: 'draft', wasOnline: true }],
    ['take-out-of-bin', { wasInBin: true, before: 'draft', after: 'draft' }],
    ['restore', { isRestored: true, before: 'draft', after: 'published' }],
    ['role', { kind: 'users', fields: ['name', 'role'] }],
    ['create', { kind: 'users', isNew: true, fields: ['role'] }],
    ['change', { kind: 'agents', fields: ['role'] }],
  ] as const)('is %s for %o', (action, given) => {
    expect(actionOfSave({ ...save, ...given })).toBe(action)
  })
})

it('keeps no title of what may be about a person', () => {
  for (const kind of ['leads', 'owners', 'subscribers', 'users', 'documents', 'testimonials', 'unknown'])
    expect(isTitledKind(kind)).toBe(false)
  for (const kind of ['properties', 'pages', 'agents']) expect(isTitledKind(kind)).toBe(true)
})
