import { cityLabel } from '@/domain/search/towns/city-label'
import type { FormDraft } from '@/domain/leads/form-draft'
import { contactTimes } from '@/domain/leads/values/contact-times'
import { fieldInfo, type LeadFieldName } from '@/domain/leads/lead-fields'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { askedSteps, requiredFields } from '@/domain/leads/parse-lead'
import type { LeadStep } from '@/domain/leads/lead-definition'
import { hintKey, labelKey, optionsName } from '@/domain/leads/lead-texts'
import { leadTable } from '@/domain/leads/lead-table'
import type { Locale } from '@/domain/shared/locale'
import type { LeadChoices, LeadSubject, LeadTerms } from '@/site/data/leads/lead-models'
import { findText, getTranslator } from '@/messages/translator'
import { isPlaceField, placeOptions } from './place-options'
import { confirmationTexts } from './confirmation-texts'
import { fieldPresentation, type FieldPresentation } from './fields/field-presentation'

export type FieldOption = { value: string; name: string }

/** A field as it is drawn. */
export type FieldModel = FieldPresentation & {
  name: LeadFieldName
  label: string
  hint: string | null
  isRequired: boolean
  options: FieldOption[]
  /** The longest text, in characters. */
  maxLength: number | undefined
  /** The earlier values, as they were posted. */
  values: string[]
  error: string | null
  /** The points that a ticked box confirms. */
  details: string[]
  link: { href: string; label: string } | null
}

export type StepModel = { name: LeadStep['name']; title: string; note: string | null; fields: FieldModel[] }

export type FormModel = {
  steps: StepModel[]
  /** Posted in hidden fields. */
  hidden: { name: string; value: string }[]
  /** The errors of a form that came back from the server, except those beside its fields. */
  otherErrors: string[]
  /** The label of the submit button. */
  send: string
}

export type BuildFormInput = {
  kind: LeadKind
  locale: Locale
  subject: LeadSubject | null
  terms: LeadTerms
  choices: LeadChoices
  draft: FormDraft | null
  /** The errors of the draft, in words. */
  errors: Record<string, string>
  /** The fields of a small form; without it, all fields of the kind. */
  only?: readonly LeadFieldName[]
  /** The public id of the editor's settings that the form uses; without one, the first of its kind. */
  settings?: number
  /** The page of the form with its query, where a visitor without JavaScript returns. */
  page?: string
}

// A visitor who requests a time has booked nothing yet, and the button must not promise more.
const sendKey = (kind: LeadKind) =>
  leadTable[kind].asksForTime ? (`lead.kinds.${kind}` as const) : 'lead.buttons.send'

/** A form in one language, with the fields that its property allows: everything that is drawn of it. */
export function buildForm(input: BuildFormInput): FormModel {
  const { kind, locale, subject, terms } = input
  const t = getTranslator(locale)
  const steps = askedSteps({ kind, limits: terms.limits })
    .map((step) => ({ ...step, fields: step.fields.filter((name) => isShown({ name, input })) }))
    .filter(({ fields }) => fields.length > 0)
  const shown: string[] = steps.flatMap(({ fields }) => fields)
  return {
    send: t(sendKey(kind)),
    otherErrors: Object.entries(input.errors).flatMap(([name, error]) =>
      shown.includes(name) ? [] : [error],
    ),
    steps: steps.map(({ name, note, fields }, index) => {
      const title = t(`lead.steps.${name}`)
      return {
        name,
        title:
          steps.length > 1
            ? t('lead.progress.step', { step: index + 1, steps: steps.length, name: title })
            : title,
        note: noteOf({ note, input }),
        fields: fields.map((field) => buildField(field, input)),
      }
    }),
    hidden: [
      { name: 'lang', value: locale },
      ...(subject ? [{ name: subject.record, value: String(subject.id) }] : []),
      ...(input.settings === undefined ? [] : [{ name: 'form', value: String(input.settings) }]),
      ...(input.page === undefined ? [] : [{ name: 'page', value: input.page }]),
    ],
  }
}

// A form that knows its property does not ask for the reference; a project has none.
function isShown({
  name,
  input: { subject, only, draft },
}: {
  name: LeadFieldName
  input: BuildFormInput
}): boolean {
  if (only && !only.includes(name)) return false
  // Only a list or an earlier alert can have them.
  if (name === 'places' || name === 'shape') return (draft?.values[name] ?? []).length > 0
  return name === 'property' ? subject === null : name !== 'project'
}

function noteOf({ note, input }: { note: LeadStep['note']; input: BuildFormInput }): string | null {
  const { locale, terms } = input
  const t = getTranslator(locale)
  return note === undefined ? null : t(`lead.notes.${note}`, { percent: terms.advancePercent })
}

function buildField(name: LeadFieldName, input: BuildFormInput): FieldModel {
  const { kind, locale, terms, draft, errors } = input
  const t = getTranslator(locale)
  const hint = hintKey(name)
  const confirmation = confirmationTexts({ confirmations: terms.confirmations, locale })[name]
  const { max, type } = fieldInfo(name)
  return {
    ...fieldPresentation(name),
    name,
    label: confirmation?.label ?? t(labelKey({ kind, field: name })),
    hint: hint && t(hint),
    isRequired: requiredFields({ kind, limits: terms.limits }).includes(name),
    options: optionsOf(name, input),
    maxLength: isText(type) ? max : undefined,
    values: [...(draft?.values[name] ?? [])],
    error: errors[name] ?? null,
    details: confirmation?.details ?? [],
    link: linkOf(name, input),
  }
}

const isText = (type: string): boolean => ['text', 'lines', 'email', 'phone', 'zip'].includes(type)

function linkOf(name: LeadFieldName, { choices, locale }: BuildFormInput): FieldModel['link'] {
  if (name !== 'privacy' || choices.privacyHref === null) return null
  return { href: choices.privacyHref, label: getTranslator(locale)('lead.notes.privacyLink') }
}

function optionsOf(
  name: LeadFieldName,
  { kind, locale, draft, choices: { types, cities } }: BuildFormInput,
): FieldOption[] {
  const t = getTranslator(locale)
  if (name === 'types') return types.map((type) => ({ value: String(type.webId), name: type.name }))
  if (name === 'cities')
    return tickedFirst({
      options: cities.map((city) => ({ value: `${city.name}|${city.zip}`, name: cityLabel(city) })),
      ticked: draft?.values.cities ?? [],
    })
  if (isPlaceField(name)) return placeOptions(name, { draft, cities, locale })
  if (name === 'rating')
    return [1, 2, 3, 4, 5].map((count) => ({ value: String(count), name: t('lead.notes.stars', { count }) }))
  const choices = name === 'contactTime' ? contactTimes(locale) : (fieldInfo(name).choices ?? [])
  const path = ['lead', 'options', optionsName({ kind, field: name })]
  return eachNameOnce(
    choices.map((value) => ({ value, name: findText({ locale, path: [...path, value] }) ?? value })),
  )
}

/** Dutch and German have one form of address where French has two: it is offered once. */
const eachNameOnce = (options: FieldOption[]): FieldOption[] =>
  options.filter(({ name }, at) => options.findIndex((other) => other.name === name) === at)

/** Ticked cities come first: further down a long list they would be out of view. */
const tickedFirst = ({
  options,
  ticked,
}: {
  options: readonly FieldOption[]
  ticked: readonly string[]
}): FieldOption[] => [
  ...options.filter(({ value }) => ticked.includes(value)),
  ...options.filter(({ value }) => !ticked.includes(value)),
]
