import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { findText } from '@/messages/translator'
import { fieldInfo, leadFieldNames } from './lead-fields'
import { leadKinds } from './lead-kinds'
import { fieldsOf, leadTable } from './lead-table'
import { errorValues, hintKey, labelKey, optionsName } from './lead-texts'

describe.each(locales)('in %s', (locale) => {
  const messageAt = (key: string) => findText({ locale, path: key.split('.') })

  it.each(leadKinds)('%s has a name, and a text for its steps, fields, hints and choices', (kind) => {
    const fields = fieldsOf(kind)
    const choices = fields.flatMap((field) =>
      (fieldInfo(field).choices ?? []).map((choice) =>
        findText({ locale, path: ['lead', 'options', optionsName({ kind, field }), choice] }),
      ),
    )
    expect(messageAt(`lead.kinds.${kind}`)).toBeTruthy()
    expect(leadTable[kind].steps.filter(({ name }) => !messageAt(`lead.steps.${name}`))).toEqual([])
    expect(fields.filter((field) => !messageAt(labelKey({ kind, field })))).toEqual([])
    expect(fields.filter((field) => !messageAt(hintKey(field) ?? 'lead.buttons.send'))).toEqual([])
    expect(choices.every(Boolean)).toBe(true)
  })

  it('has no text for a field that does not exist', () => {
    const known = [...leadFieldNames, 'valuationGoal', 'opinion', 'motivation']
    const labels = JSON.stringify(known.map((field) => messageAt(`lead.fields.${field}`)))
    expect(labels).not.toContain('null')
  })
})

describe('labelKey', () => {
  it.each([
    ['contact-demand', 'goal', 'lead.fields.valuationGoal'],
    ['demand-register', 'goal', 'lead.fields.goal'],
    ['opinion-system', 'remark', 'lead.fields.opinion'],
    ['job-contact', 'remark', 'lead.fields.motivation'],
    ['contact-me', 'remark', 'lead.fields.remark'],
  ] as const)('of %s and %s is %s', (kind, field, key) => {
    expect(labelKey({ kind, field })).toBe(key)
  })
})

describe('errorValues', () => {
  it.each([
    ['firstName', { min: 0, max: 60 }],
    ['adults', { min: 1, max: 20 }],
    ['cv', { min: 0, max: 10 }],
    ['types', { min: 0, max: 10 }],
    ['terrace', { min: 0, max: 0 }],
  ] as const)('of %s are %j', (field, values) => {
    expect(errorValues(field)).toEqual(values)
  })
})
