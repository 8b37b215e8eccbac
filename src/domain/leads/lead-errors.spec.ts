import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { leadErrorCodes } from './lead-error-codes'
import { leadFieldNames } from './lead-fields'
import { errorKey, errorValues } from './lead-texts'

type ErrorKeyInput = Parameters<typeof errorKey>[0]

const errorText = ({ locale, ...asked }: ErrorKeyInput & { locale: Locale }): string =>
  getTranslator(locale)(errorKey(asked), { min: 1, max: 10 })

describe('the texts of specification section 5, to the letter', () => {
  it.each<[ErrorKeyInput['field'], ErrorKeyInput['code'], string, string]>([
    ['city', 'required', "Vous n'avez pas saisi votre ville", 'Het is verplicht een gemeente in te geven'],
    ['firstName', 'required', "Vous n'avez pas saisi votre prénom", 'U gaf geen Voornaam in'],
    ['lastName', 'required', "Vous n'avez pas saisi votre nom", 'U gaf geen Naam in'],
    ['email', 'invalid', 'Votre adresse mail est invalide', 'E-mailadres is niet geldig'],
  ])('%s %s', (field, code, fr, nl) => {
    expect(errorText({ field, code, locale: 'fr' })).toBe(fr)
    expect(errorText({ field, code, locale: 'nl' })).toBe(nl)
  })

  it('of an e-mail left out in Dutch and a phone left out in French', () => {
    expect(errorText({ field: 'email', code: 'required', locale: 'nl' })).toBe('U gaf geen e-mailadres in')
    expect(errorText({ field: 'phone', code: 'required', locale: 'fr' })).toBe(
      "Vous n'avez pas saisi votre téléphone",
    )
  })

  it.each<ErrorKeyInput['field']>([
    'street',
    'zip',
    'city',
    'firstName',
    'lastName',
    'email',
    'phone',
    'password',
    'title',
    'goal',
  ])('%s left out in English', (field) => {
    expect(errorText({ field, code: 'required', locale: 'en' })).toMatch(/^[A-Z][a-z ]+ is a required field$/)
  })

  it('of a wrong e-mail and a wrong captcha in English', () => {
    expect(errorText({ field: 'email', code: 'invalid', locale: 'en' })).toBe('Email is not valid')
    expect(errorText({ field: 'altcha', code: 'invalid', locale: 'en' })).toBe(
      'The entered characters are not valid',
    )
  })

  it.each<ErrorKeyInput>([
    { field: 'title', code: 'required' },
    { field: 'types', code: 'required' },
    { field: 'cities', code: 'required' },
    { field: 'street', code: 'required' },
    { field: 'zip', code: 'required' },
    { field: 'friendEmail', code: 'invalid' },
    { field: 'friendEmail', code: 'required' },
    { field: 'password', code: 'required' },
    { field: 'passwordRepeat', code: 'mismatch' },
    { field: 'goal', code: 'required' },
    { field: 'altcha', code: 'required' },
    { field: 'altcha', code: 'invalid' },
    { field: 'startDate', code: 'incomplete' },
    { field: 'startDate', code: 'invalid' },
    { field: 'endDate', code: 'incomplete' },
    { field: 'endDate', code: 'invalid' },
    { field: 'street', code: 'required', kind: 'contact-demand' },
  ])('has a text of its own for %j', (asked) => {
    expect(errorKey(asked)).not.toContain('generic')
  })
})

describe('the texts of specification section 8, to the letter', () => {
  it('are those of the French site', () => {
    const t = getTranslator('fr')
    expect(t('lead.feedback.mailFailed')).toBe("Votre e-mail n'a pas été envoyé. Veuillez réessayer.")
    expect(t('lead.feedback.apiError')).toBe("Il y a une erreur dans l'API")
    expect(t('lead.feedback.unsubscribed')).toBe('Vous avez été désinscrit.')
  })
})

describe('errorKey', () => {
  it.each<[ErrorKeyInput, string]>([
    [{ field: 'city', code: 'required' }, 'lead.errors.city.required'],
    [{ field: 'city', code: 'too-long' }, 'lead.errors.generic.too-long'],
    [{ field: 'street', code: 'required', kind: 'contact-demand' }, 'lead.errors.propertyAddress.required'],
    [{ field: 'goal', code: 'required', kind: 'contact-demand' }, 'lead.errors.valuationGoal.required'],
    [{ field: 'goal', code: 'required', kind: 'demand-register' }, 'lead.errors.goal.required'],
    [{ field: 'street', code: 'required', kind: 'job-contact' }, 'lead.errors.street.required'],
    [{ field: 'personBFirstName', code: 'required' }, 'lead.errors.firstName.required'],
    [{ field: 'personBEmail', code: 'invalid' }, 'lead.errors.email.invalid'],
    [{ field: 'rating', code: 'invalid' }, 'lead.errors.generic.invalid'],
  ])('of %j is %s', (asked, key) => {
    expect(errorKey(asked)).toBe(key)
  })

  it.each(locales)('has a text for every field and error in %s', (locale) => {
    const t = getTranslator(locale)
    for (const field of leadFieldNames)
      for (const code of leadErrorCodes) {
        const key = errorKey({ field, code })
        expect(t(key, errorValues(field))).not.toContain('lead.errors')
        expect(t(key, errorValues(field))).not.toMatch(/[{}]/)
      }
  })
})
