import type { LeadErrorCode } from '@/domain/leads/lead-error-codes'
import { fieldInfo, type LeadFieldName, type LeadFieldType } from '@/domain/leads/lead-fields'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { fieldsOf, leadTable } from '@/domain/leads/lead-table'
import { errorKey, errorValues } from '@/domain/leads/lead-texts'
import { formatEuro } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'
import type { LeadTerms } from '@/site/data/leads/lead-models'
import { getTranslator } from '@/messages/translator'

// The errors that the browser can find in each type of field; maxlength already bounds texts.
const codes: Record<LeadFieldType, readonly LeadErrorCode[]> = {
  text: ['required'],
  lines: ['required'],
  email: ['required', 'invalid'],
  phone: ['required', 'invalid'],
  zip: ['required', 'invalid'],
  integer: ['required', 'invalid', 'too-low', 'too-high'],
  amount: ['required', 'invalid', 'too-low', 'too-high'],
  date: ['required', 'invalid', 'incomplete', 'past', 'future', 'order'],
  boolean: ['required'],
  choice: ['required'],
  types: ['required', 'too-many'],
  cities: ['required', 'too-many'],
  places: ['too-many'],
  near: ['invalid'],
  shape: ['invalid'],
  ages: ['required', 'invalid', 'too-many', 'mismatch'],
  record: ['required', 'invalid'],
  file: ['required', 'invalid', 'file-type', 'too-large'],
}

const ownCodes: Partial<Record<LeadFieldName, readonly LeadErrorCode[]>> = {
  adults: ['too-many'],
  amountInWords: ['mismatch'],
}

const noTerms: LeadTerms = { limits: {}, confirmations: [], advancePercent: 0 }

type FormWordsInput = { kind: LeadKind; locale: Locale; terms: LeadTerms; fields: readonly LeadFieldName[] }

type FieldMessages = Partial<Record<LeadErrorCode, string>>

function messagesOf(field: LeadFieldName, { kind, locale }: FormWordsInput): FieldMessages {
  const t = getTranslator(locale)
  const known = [...codes[fieldInfo(field).type], ...(ownCodes[field] ?? [])]
  return Object.fromEntries(
    known.map((code) => [code, t(errorKey({ field, code, kind }), errorValues(field))]),
  )
}

/** The hints of a field while it is filled in; they are no errors. */
function adviceWords({ locale, terms }: FormWordsInput) {
  const t = getTranslator(locale)
  const income = terms.limits.minimumIncome
  return {
    phone: {
      'too-short': t('lead.advice.phone.too-short'),
      'too-long': t('lead.advice.phone.too-long'),
      'country-unknown': t('lead.advice.phone.country-unknown'),
    },
    zip: t('lead.advice.zip'),
    income: typeof income === 'number' ? t('lead.advice.income', { amount: formatEuro(income) }) : null,
  }
}

/** A text for one and one for more, `{count}` in place of the figure: the browser has no message formatter. */
const counted = (text: (count: number) => string) => ({
  one: text(1),
  other: text(2).replace('2', '{count}'),
})

/** The heading over the errors of a form, with their number. */
export const summaryWords = (locale: Locale) =>
  counted((count) => getTranslator(locale)('lead.errors.summary', { count }))

/** The texts that a form needs in the browser, in one language. */
export function formWords(asked: FormWordsInput) {
  const t = getTranslator(asked.locale)
  return {
    messages: Object.fromEntries(asked.fields.map((field) => [field, messagesOf(field, asked)])),
    otherwise: t('lead.errors.generic.invalid'),
    summary: summaryWords(asked.locale),
    kept: t('lead.notes.kept'),
    startOver: t('lead.buttons.startOver'),
    failed: t(leadTable[asked.kind].failureText),
    tooMany: counted((minutes) => t('lead.feedback.tooMany', { minutes })),
    sending: t('lead.buttons.sending'),
    proof: t('lead.captcha.working'),
    proofFailed: t('lead.captcha.failed'),
    ...fieldWords(asked),
  }
}

/** Whether the terms of a property are among its words; the others are those of its kind. */
export const hasOwnWords = (fields: readonly LeadFieldName[]): boolean =>
  fields.includes('amount') || fields.includes('income1')

/** The words of all fields of a kind of form, for the browser that is about to run one. */
export const wordsOfKind = ({ kind, locale }: Pick<FormWordsInput, 'kind' | 'locale'>): FormWords =>
  formWords({ kind, locale, terms: noTerms, fields: fieldsOf(kind) })

/** The number of properties that an alert with these criteria matches now. */
function matchWords(locale: Locale) {
  const t = getTranslator(locale)
  return {
    none: t('alert.matches.none'),
    some: counted((count) => t('alert.matches.some', { count })),
    see: t('alert.matches.see'),
    seeMore: t('alert.matches.seeMore'),
  }
}

// Only for forms that have the field.
function fieldWords(asked: FormWordsInput) {
  const { locale, terms, fields } = asked
  const t = getTranslator(locale)
  const has = (name: LeadFieldName) => fields.includes(name)
  return {
    advice: has('phone') || has('zip') || has('income1') ? adviceWords(asked) : null,
    upload: has('cv')
      ? {
          progress: t('lead.progress.upload', { percent: '{percent}' }),
          remove: t('lead.buttons.removeFile'),
          file: t('forms.file', { name: '{name}', size: '{size}' }),
        }
      : null,
    advance: has('amount')
      ? {
          percent: terms.advancePercent,
          text: t('lead.notes.advance', { percent: terms.advancePercent, amount: '{amount}' }),
        }
      : null,
    noChoice: has('cities') ? t('forms.noCity') : null,
    matches: has('minBedrooms') ? matchWords(locale) : null,
  }
}

export type FormWords = ReturnType<typeof formWords>
