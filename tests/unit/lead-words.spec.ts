import { describe, expect, it } from 'vitest'
import { choiceText } from '../../src/cms/words/leads/lead-choices'
import { leadLabels } from '../../src/cms/words/lead-labels/lead-labels'
import { fieldInfo, leadFieldNames, type LeadFieldName } from '../../src/domain/leads/lead-fields'
import { leadKinds } from '../../src/domain/leads/lead-kinds'
import { fieldsOf } from '../../src/domain/leads/lead-table'
import { optionsPath } from '../../src/domain/leads/lead-texts'
import { locales, type Locale } from '../../src/domain/shared/locale'
import { findText, getTranslator } from '../../src/messages/translator'

/** Where the office says of a visitor, and shortly, what the form asks them. */
const ownWords: readonly LeadFieldName[] = [
  'contactPreference',
  'newsletter',
  'privacy',
  'goal',
  'frequency',
  'friendName',
  'friendEmail',
  'rating',
  'pets',
  'petsDescription',
  'confirmDescription',
]

const ownWordsOf: Record<Locale, readonly LeadFieldName[]> = {
  nl: ownWords,
  fr: ownWords,
  en: [...ownWords, 'contactTime', 'position'],
  de: ownWords,
}

/** Where it adds to the form's words: what was confirmed, and which of two buyers it is. */
const longerWords: readonly LeadFieldName[] = [
  'confirmIncome',
  'confirmPersons',
  'confirmDue',
  'personABirthDate',
  'personABirthPlace',
  'personACivilStatus',
]

const kindsWithChoices = leadKinds.filter((kind) => fieldsOf(kind).some((field) => fieldInfo(field).choices))

describe.each(locales)('what the office calls the answers of a form in %s', (locale) => {
  const t = getTranslator(locale)
  const own = (name: LeadFieldName) => leadLabels[locale][name]
  const asked = (name: LeadFieldName) => t(`lead.fields.${name}`)

  it('is what the form calls the field, unless it has words of its own', () => {
    const differing = leadFieldNames.filter((name) => own(name) !== asked(name))
    expect(differing.toSorted()).toEqual([...ownWordsOf[locale], ...longerWords].toSorted())
  })

  it.each(longerWords)('begins with the words of the form: %s', (name) => {
    expect(own(name).startsWith(`${asked(name)} `)).toBe(true)
  })

  it.each(kindsWithChoices)('is what the form calls each choice: %s', (kind) => {
    for (const field of fieldsOf(kind))
      for (const value of fieldInfo(field).choices ?? [])
        expect([field, choiceText({ kind, field, value, locale })]).toEqual([
          field,
          findText({ locale, path: [...optionsPath({ kind, field }), value] }),
        ])
  })
})
