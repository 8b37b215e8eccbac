import { fieldInfo, type LeadFieldName } from '@/domain/leads/lead-fields'

/** The control that a field is drawn as. */
export type FieldControl =
  'input' | 'lines' | 'radios' | 'select' | 'stars' | 'checkbox' | 'checks' | 'near' | 'file'

/** Of twelve columns, on screens with room for fields side by side. */
export type FieldSpan = 3 | 4 | 6 | 8 | 12

/** How a field is drawn, whatever form it is in. */
export type FieldPresentation = {
  control: FieldControl
  span: FieldSpan
  inputType: 'text' | 'email' | 'tel' | 'date'
  inputMode: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | undefined
  autoComplete: string
}

const controls = {
  text: 'input',
  lines: 'lines',
  email: 'input',
  phone: 'input',
  zip: 'input',
  integer: 'input',
  amount: 'input',
  date: 'input',
  boolean: 'checkbox',
  choice: 'radios',
  types: 'checks',
  cities: 'checks',
  places: 'checks',
  near: 'near',
  shape: 'checks',
  ages: 'input',
  record: 'input',
  file: 'file',
} as const

const spans: Partial<Record<string, FieldSpan>> = {
  street: 6,
  houseNumber: 3,
  boxNumber: 3,
  zip: 4,
  city: 8,
  minPrice: 6,
  terrace: 6,
  furnished: 6,
  lift: 6,
  groundFloor: 6,
  garden: 6,
  amountInWords: 12,
  petsDescription: 12,
}

const completions: Partial<Record<LeadFieldName, string>> = {
  title: 'honorific-prefix',
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  street: 'address-line1',
  zip: 'postal-code',
  city: 'address-level2',
  birthDate: 'bday',
  personABirthDate: 'bday',
  amount: 'transaction-amount',
}

// The field of the first buyer that a field of the second buyer is drawn like.
const plainName = (name: LeadFieldName): string =>
  name.replace(/^personB([A-Z])/, (_, letter: string) => letter.toLowerCase())

function controlOf(name: LeadFieldName): FieldControl {
  if (name === 'rating') return 'stars'
  const { type, choices = [] } = fieldInfo(name)
  // More choices than a group of radio buttons shows well.
  return type === 'choice' && choices.length > 4 ? 'select' : controls[type]
}

const inputModes = {
  email: 'email',
  phone: 'tel',
  integer: 'numeric',
  record: 'numeric',
  amount: 'decimal',
} as const
const inputTypes = { email: 'email', phone: 'tel', date: 'date' } as const

const entryOf = <Value>(table: Partial<Record<string, Value>>, key: string): Value | undefined => table[key]

/** The control of a field, its width, and its hints for telephone keyboards and autofill. */
export function fieldPresentation(name: LeadFieldName): FieldPresentation {
  const { type } = fieldInfo(name)
  const control = controlOf(name)
  return {
    control,
    span: spans[plainName(name)] ?? (control === 'input' || control === 'select' ? 6 : 12),
    inputType: entryOf(inputTypes, type) ?? 'text',
    inputMode: entryOf(inputModes, type),
    // The browser knows only the data of the person who types: never those of a friend or a second buyer.
    autoComplete: completions[name] ?? 'off',
  }
}
