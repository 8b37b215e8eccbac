import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { fitsField } from './fits-field'

const text: FlattenedField = { type: 'text', name: 'title' }
const order: FlattenedField = { type: 'text', name: '_order' }
const texts: FlattenedField = { type: 'text', name: 'labels', hasMany: true }
const email: FlattenedField = { type: 'email', name: 'email' }
const roles: FlattenedField = { type: 'select', name: 'roles', options: ['agent', 'editor'], hasMany: true }
const date: FlattenedField = { type: 'date', name: 'from' }
const link: FlattenedField = { type: 'relationship', name: 'agent', relationTo: 'agents' }
const links: FlattenedField = { type: 'relationship', name: 'agents', relationTo: 'agents', hasMany: true }
const anyLink: FlattenedField = {
  ...{ type: 'relationship', name: 'link' },
  relationTo: ['pages', 'articles'],
}

it.each<[FlattenedField, unknown[]]>([
  [text, ['', 'x', null, undefined]],
  [order, ['a0', 'b01', null]],
  [texts, [[], ['x', 'y'], 'x', null]],
  [email, ['a@example.com', '', null]],
  [roles, [[], ['agent'], null]],
  [date, ['2026-11-29', '2026-11-29T00:10:00.000Z', 0, null, '']],
  [link, [1, '1', { id: 1 }, null]],
  [links, [[], [1, '2', { id: 3 }], null]],
  [anyLink, [{ relationTo: 'articles', value: 1 }, null]],
])('a field can store what it is for: $type', (field, values) => {
  for (const value of values) expect([value, fitsField(field, value)]).toEqual([value, true])
})

it.each<[FlattenedField, unknown[]]>([
  [text, [{ a: 1 }, [], ['x'], 1, true]],
  [order, ['garbage', 1]],
  [texts, [[['x']], [{}], {}, [1]]],
  [email, [1, true, {}, ['a@example.com']]],
  [roles, ['agent', 1, {}]],
  [date, ['soon', -1e300, 1e300, '-000001-01-01T00:00:00Z', '+020000-01-01T00:00:00Z', {}, true]],
  [link, [[1], [null], -1e300, 1.5, 'abc', true]],
  [links, [1, {}, [null], [[1]]]],
  [
    anyLink,
    [
      1,
      {},
      { relationTo: 'users', value: 1 },
      { relationTo: 'pages', value: null },
      [{ relationTo: 'pages' }],
    ],
  ],
])('a field cannot store anything else: $type', (field, values) => {
  for (const value of values) expect([value, fitsField(field, value)]).toEqual([value, false])
})
