import type { LeadFieldName } from './lead-fields'
import type { LeadKind } from './lead-kinds'

/** What can be wrong with what was filled in. */
export const leadErrorCodes = [
  'required',
  'invalid',
  'incomplete',
  'too-long',
  'too-low',
  'too-high',
  'too-many',
  'past',
  'future',
  'order',
  'mismatch',
  'file-type',
  'too-large',
  'sold',
  'rented',
] as const

export type LeadErrorCode = (typeof leadErrorCodes)[number]

/** The first thing wrong with each field, in the order of the form. */
export type LeadErrors = Partial<Record<LeadFieldName, LeadErrorCode>>

/** Other fields whose errors have texts: the proof of work and an owner's new password. */
type OtherField = 'altcha' | 'password' | 'passwordRepeat'

const generic = {
  required: 'lead.errors.generic.required',
  invalid: 'lead.errors.generic.invalid',
  incomplete: 'lead.errors.generic.incomplete',
  'too-long': 'lead.errors.generic.too-long',
  'too-low': 'lead.errors.generic.too-low',
  'too-high': 'lead.errors.generic.too-high',
  'too-many': 'lead.errors.generic.too-many',
  past: 'lead.errors.generic.past',
  future: 'lead.errors.generic.future',
  order: 'lead.errors.generic.order',
  mismatch: 'lead.errors.generic.mismatch',
  'file-type': 'lead.errors.generic.file-type',
  'too-large': 'lead.errors.generic.too-large',
  // Only a property can be sold or rented: specification section 8.
  sold: 'property.statusNotice.sold',
  rented: 'property.statusNotice.rented',
} as const satisfies Record<LeadErrorCode, string>

const texts = {
  title: { required: 'lead.errors.title.required' },
  firstName: { required: 'lead.errors.firstName.required' },
  lastName: { required: 'lead.errors.lastName.required' },
  email: {
    required: 'lead.errors.email.required',
    invalid: 'lead.errors.email.invalid',
    'too-many': 'lead.errors.email.too-many',
  },
  phone: { required: 'lead.errors.phone.required', invalid: 'lead.errors.phone.invalid' },
  street: { required: 'lead.errors.street.required' },
  houseNumber: { required: 'lead.errors.houseNumber.required' },
  zip: { required: 'lead.errors.zip.required', invalid: 'lead.errors.zip.invalid' },
  city: { required: 'lead.errors.city.required' },
  remark: { required: 'lead.errors.remark.required' },
  privacy: { required: 'lead.errors.privacy.required' },
  property: { required: 'lead.errors.property.required' },
  goal: { required: 'lead.errors.goal.required' },
  types: { required: 'lead.errors.types.required' },
  cities: { required: 'lead.errors.cities.required' },
  friendEmail: { required: 'lead.errors.friendEmail.required', invalid: 'lead.errors.friendEmail.invalid' },
  cv: { 'too-large': 'lead.errors.cv.too-large' },
  amount: { required: 'lead.errors.amount.required', invalid: 'lead.errors.amount.invalid' },
  amountInWords: {
    required: 'lead.errors.amountInWords.required',
    mismatch: 'lead.errors.amountInWords.mismatch',
  },
  startDate: {
    required: 'lead.errors.startDate.required',
    incomplete: 'lead.errors.startDate.incomplete',
    invalid: 'lead.errors.startDate.invalid',
  },
  endDate: {
    required: 'lead.errors.endDate.required',
    incomplete: 'lead.errors.endDate.incomplete',
    invalid: 'lead.errors.endDate.invalid',
    order: 'lead.errors.endDate.order',
  },
  adults: { 'too-many': 'lead.errors.adults.too-many' },
  kidAges: { mismatch: 'lead.errors.kidAges.mismatch', required: 'lead.errors.kidAges.required' },
  confirmIncome: { required: 'lead.errors.confirm.required' },
  confirmPersons: { required: 'lead.errors.confirm.required' },
  confirmDescription: { required: 'lead.errors.confirm.required' },
  confirmDue: { required: 'lead.errors.confirm.required' },
  rating: { required: 'lead.errors.rating.required' },
  altcha: { required: 'lead.errors.captcha.required', invalid: 'lead.errors.captcha.invalid' },
  password: { required: 'lead.errors.password.required' },
  passwordRepeat: { required: 'lead.errors.password.required', mismatch: 'lead.errors.password.mismatch' },
} as const satisfies Partial<Record<LeadFieldName | OtherField, Partial<Record<LeadErrorCode, string>>>>

type NestedValues<Table> = { [Field in keyof Table]: Table[Field][keyof Table[Field]] }[keyof Table]

// A valuation is about a property: its texts differ from forms that ask the same about the visitor.
const valuation = {
  street: 'lead.errors.propertyAddress.required',
  goal: 'lead.errors.valuationGoal.required',
} as const satisfies Partial<Record<LeadFieldName, string>>

type ValuationField = keyof typeof valuation

const isValued = (field: string): field is ValuationField => Object.hasOwn(valuation, field)

/** The key of a text in the messages of the site. */
export type LeadErrorKey =
  NestedValues<typeof texts> | (typeof generic)[LeadErrorCode] | (typeof valuation)[ValuationField]

const tables: Partial<Record<string, Partial<Record<LeadErrorCode, LeadErrorKey>>>> = texts

// The second person of an offer has the same texts as the first.
const sameAs = (field: string): string =>
  field.replace(/^personB([A-Z])/, (_, letter: string) => letter.toLowerCase())

/**
 * The key of the text for an error: the field's own if specification section 5 or the form has one, else the general one. A
 * valuation has texts of its own, as its address is that of the property.
 */
export function errorKey({
  field,
  code,
  kind,
}: {
  field: LeadFieldName | OtherField
  code: LeadErrorCode
  kind?: LeadKind
}): LeadErrorKey {
  if (kind === 'contact-demand' && code === 'required' && isValued(field)) return valuation[field]
  return tables[sameAs(field)]?.[code] ?? generic[code]
}
