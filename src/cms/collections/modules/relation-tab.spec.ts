import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { relationTab } from './relation-tab'

const fieldsIn = (fields: Field[]): Field[] =>
  fields.flatMap((field) => (field.type === 'row' ? fieldsIn(field.fields) : [field]))

const isShown = (name: string, relationType: string): boolean => {
  const field = fieldsIn(relationTab.fields).find((one) => 'name' in one && one.name === name)
  const condition = field?.admin?.condition
  return (
    condition?.({ relationType }, {}, { blockData: {}, operation: 'update', path: [name], user: null }) ===
    true
  )
}

it.each(['property-list', 'projects', 'category', 'opinion', 'slider'])(
  'the most items of a module that shows %s can be set',
  (type) => expect(isShown('maxItems', type)).toBe(true),
)

it.each(['none', 'article', 'stats', 'contact'])('that of one that shows %s cannot', (type) =>
  expect(isShown('maxItems', type)).toBe(false),
)
