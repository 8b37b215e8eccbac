import { describe, expect, it } from 'vitest'
import { fieldInfo, leadFieldNames } from '@/domain/leads/lead-fields'
import { leadKinds } from '@/domain/leads/lead-kinds'
import { fieldsOf } from '@/domain/leads/lead-table'
import { locales } from '@/domain/shared/locale'
import { officeTexts } from '@/messages/office-texts'
import { getTranslator } from '@/messages/translator'
import { choiceText, leadLabel } from './lead-facts'

const ownNames = Object.keys(officeTexts.leads.labels)
const own = leadFieldNames.filter((name) => ownNames.includes(name))

describe('what the office calls the fields of a form', () => {
  it.each(locales)('is what the form calls them in %s, unless the office has words of its own', (locale) => {
    const t = getTranslator(locale)
    for (const name of leadFieldNames)
      if (!own.includes(name)) expect(leadLabel(name, locale)).toBe(t(`lead.fields.${name}`))
    expect(leadLabel('newsletter', 'fr')).toBe('Lettre d’information')
    expect(leadLabel('rating', 'de')).toBe('Bewertung (von 5 Sternen)')
  })

  it('is written a second time nowhere: words of its own differ from the form, and belong to a field', () => {
    expect(own).toHaveLength(ownNames.length)
    const copied = own.filter((name) =>
      locales.every((locale) => leadLabel(name, locale) === getTranslator(locale)(`lead.fields.${name}`)),
    )
    expect(copied).toEqual([])
  })
})

describe.each(locales)('what the office calls a choice in %s', (locale) => {
  const kinds = leadKinds.filter((kind) => fieldsOf(kind).some((field) => fieldInfo(field).choices))

  it.each(kinds)('has words: %s', (kind) => {
    for (const field of fieldsOf(kind))
      for (const value of fieldInfo(field).choices ?? [])
        expect([field, choiceText({ kind, field, value, locale })]).not.toEqual([field, value])
  })
})

it('who has a property valued sells or lets, who searches buys or rents', () => {
  const goal = { field: 'goal', value: 'rent', locale: 'fr' } as const
  expect(choiceText({ kind: 'contact-demand', ...goal })).toBe('Mettre en location')
  expect(choiceText({ kind: 'demand-register', ...goal })).toBe('Louer')
})
