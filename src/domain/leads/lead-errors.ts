import type { LeadErrorCode } from './lead-error-codes'
import type { LeadFieldName } from './lead-fields'

/** The first thing wrong with each field, in the order of the form. */
export type LeadErrors = Partial<Record<LeadFieldName, LeadErrorCode>>

/** Other fields whose errors have texts: the proof of work and an owner's new password. */
export type OtherField = 'altcha' | 'password' | 'passwordRepeat'

/** The text of each error in a field without one of its own. */
export const generalErrorTexts = {
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
  'coming-soon': 'property.statusNotice.coming-soon',
  reserved: 'property.statusNotice.reserved',
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

// A valuation is about a property: its texts differ from forms that ask the same about the visitor.
type ValuationErrorKey = 'lead.errors.propertyAddress.required' | 'lead.errors.valuationGoal.required'

type NestedValues<Table> = { [Field in keyof Table]: Table[Field][keyof Table[Field]] }[keyof Table]

/** The key of a text in the messages of the site. */
export type LeadErrorKey =
  NestedValues<typeof texts> | (typeof generalErrorTexts)[LeadErrorCode] | ValuationErrorKey

/** The texts of a field's own errors, if specification section 5 or the form has some. */
export const fieldErrorTexts: Partial<Record<string, Partial<Record<LeadErrorCode, LeadErrorKey>>>> = texts
