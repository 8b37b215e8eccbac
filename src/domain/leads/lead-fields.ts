import { makeAlertFields } from '@/domain/search/criteria-fields'
import { criteriaLimits } from '@/domain/search/criterion-values'
import { formatShape, parseShape } from '@/domain/search/areas/drawn-shape'
import { parseNear, parsePlaceId, writeNear } from '@/domain/search/areas/near-place'
import { HIGHEST_RECORD_ID } from '@/domain/shared/record-id'
import { textOf } from '@/domain/shared/text'
import { EMAIL_MAX_LENGTH, parseEmail } from '@/domain/mail/mailbox'
import {
  bad,
  FILE_MAX_BYTES,
  good,
  namesOf,
  orInvalid,
  readAmount,
  readBoolean,
  readChoice,
  readFile,
  readInteger,
  readList,
  readParsed,
  readText,
  type FieldReader,
  type ValuesOf,
} from './values/field-readers'
import { parsePhone, PHONE_MAX_LENGTH } from './values/phone-number'
import { AMOUNT_MAX } from './values/typed-amount'
import { parseDate } from './values/typed-date'
import { parseCityValue } from './wanted-city'
import { parseZip, ZIP_MAX_LENGTH } from './values/zip-code'

export type LeadFieldType =
  | 'text'
  | 'lines'
  | 'email'
  | 'phone'
  | 'zip'
  | 'integer'
  | 'amount'
  | 'date'
  | 'boolean'
  | 'choice'
  | 'types'
  | 'cities'
  | 'places'
  | 'near'
  | 'shape'
  | 'ages'
  | 'record'
  | 'file'

/** What a form has to know about a field; `max` counts characters, items, euro or bytes, depending on the type. */
export type LeadFieldInfo = {
  type: LeadFieldType
  min?: number
  max?: number
  choices?: readonly string[]
  /** Of a number. */
  unit?: 'm²'
}

// Sixty corners.
const SHAPE_MAX_LENGTH = 1500

/** A field: what a form has to know about it, and how it is read. */
type LeadField<Value> = { info: LeadFieldInfo; read: FieldReader<Value> }

const field = <Value>(info: LeadFieldInfo, read: FieldReader<Value>): LeadField<Value> => ({ info, read })

const line = (max: number) => field({ type: 'text', max }, readText({ max }))
const lines = (max: number) => field({ type: 'lines', max }, readText({ max, isLong: true }))
const integer = (min: number, max: number) => field({ type: 'integer', min, max }, readInteger({ min, max }))
const surface = (min: number, max: number) =>
  field({ type: 'integer', min, max, unit: 'm²' }, readInteger({ min, max }))
const price = () =>
  field({ type: 'amount', min: 1, max: AMOUNT_MAX }, readAmount({ min: 1, max: AMOUNT_MAX, isWhole: true }))
// A bound of 0 is no bound: a form that starts at 0 has not asked for anything yet.
const priceBound = () => {
  const read = readAmount({ min: 0, max: AMOUNT_MAX, isWhole: true })
  return field({ type: 'amount', min: 0, max: AMOUNT_MAX }, (input) => {
    const answer = read(input)
    return answer.ok && answer.value === 0 ? good(null) : answer
  })
}
const income = () =>
  field({ type: 'amount', min: 0, max: 1_000_000 }, readAmount({ min: 0, max: 1_000_000, isWhole: false }))
const flag = () => field({ type: 'boolean' }, readBoolean)
const record = () =>
  field({ type: 'record', min: 1, max: HIGHEST_RECORD_ID }, readInteger({ min: 1, max: HIGHEST_RECORD_ID }))
const choice = <Choice extends string>(choices: readonly Choice[]) =>
  field({ type: 'choice', choices }, readChoice(choices))

const email = () => {
  const max = EMAIL_MAX_LENGTH
  return field({ type: 'email', max }, readParsed({ max, parse: (text) => orInvalid(parseEmail(text)) }))
}
const phone = () => {
  const max = PHONE_MAX_LENGTH
  return field(
    { type: 'phone', max },
    readParsed({ max, parse: (text) => orInvalid(parsePhone(text)?.text ?? null) }),
  )
}
const zip = () => {
  const max = ZIP_MAX_LENGTH
  return field({ type: 'zip', max }, readParsed({ max, parse: (text) => orInvalid(parseZip(text)) }))
}
const date = () =>
  field(
    { type: 'date' },
    readParsed({
      max: 40,
      parse: (text) => {
        const read = parseDate(text)
        return 'date' in read ? good(read.date) : bad(read.problem)
      },
    }),
  )

const parseNumber = ({ text, min, max }: { text: string; min: number; max: number }) => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1
  return number >= min && number <= max ? good(number) : bad('invalid')
}
const types = () =>
  field(
    { type: 'types', max: criteriaLimits.types },
    readList({
      most: criteriaLimits.types,
      hasCommas: true,
      parse: (text) => parseNumber({ text, min: 1, max: criteriaLimits.webId }),
    }),
  )
const ages = () =>
  field(
    { type: 'ages', max: 20 },
    readList({
      most: 20,
      hasCommas: true,
      isRepeatable: true,
      parse: (text) => parseNumber({ text, min: 0, max: 30 }),
    }),
  )
const cities = () =>
  field(
    { type: 'cities', max: criteriaLimits.cities },
    readList({ most: criteriaLimits.cities, parse: (text) => orInvalid(parseCityValue(text)) }),
  )
const places = () =>
  field(
    { type: 'places', max: criteriaLimits.places },
    readList({ most: criteriaLimits.places, parse: (text) => orInvalid(parsePlaceId(text)) }),
  )
// Two fields of one name, the place and the radius; without a place nothing is asked.
const near = () =>
  field({ type: 'near' }, (input) => {
    const texts = [input].flat().map(textOf)
    if (texts.every((text) => /^[\s\d]*$/.test(text))) return good(null)
    const read = parseNear(texts)
    return orInvalid(read && writeNear(read))
  })
const shape = () =>
  field(
    { type: 'shape' },
    readParsed({
      max: SHAPE_MAX_LENGTH,
      parse: (text) => orInvalid(formatShape(parseShape(text)) || null),
    }),
  )
const file = () => field({ type: 'file', max: FILE_MAX_BYTES }, readFile)

const civilStatuses = ['single', 'married', 'cohabiting', 'divorced', 'widowed'] as const

/** Every field of any form, under its posted name. */
export const leadFields = {
  title: choice(['mr', 'mrs', 'ms']),
  firstName: line(60),
  lastName: line(60),
  email: email(),
  phone: phone(),
  street: line(100),
  houseNumber: line(10),
  boxNumber: line(10),
  zip: zip(),
  city: line(80),
  remark: lines(3000),
  contactPreference: choice(['email', 'phone']),
  contactTime: choice(['10-13', '13-16', '14-16', '16-19']),
  newsletter: flag(),
  privacy: flag(),
  property: record(),
  project: record(),
  goal: choice(['sale', 'rent']),
  types: types(),
  cities: cities(),
  places: places(),
  near: near(),
  shape: shape(),
  minPrice: priceBound(),
  maxPrice: priceBound(),
  ...makeAlertFields({ number: ({ most, unit }) => (unit ? surface(0, most) : integer(0, most)), flag }),
  frequency: choice(['immediately', 'daily', 'weekly']),
  bedrooms: integer(0, 99),
  livingSurface: surface(1, 100_000),
  constructionYear: integer(1000, 2100),
  preferredDate: date(),
  friendName: line(60),
  friendEmail: email(),
  rating: integer(1, 5),
  position: line(100),
  cv: file(),
  birthDate: date(),
  civilStatus: choice(civilStatuses),
  adults: integer(1, 20),
  kids: integer(0, 20),
  kidAges: ages(),
  pets: flag(),
  petsDescription: line(200),
  moveDate: date(),
  reason: lines(1000),
  income1: income(),
  income2: income(),
  confirmIncome: flag(),
  confirmPersons: flag(),
  confirmDescription: flag(),
  confirmDue: flag(),
  amount: price(),
  amountInWords: line(300),
  startDate: date(),
  endDate: date(),
  place: line(80),
  signDate: date(),
  conditions: lines(3000),
  personABirthDate: date(),
  personABirthPlace: line(80),
  personACivilStatus: choice(civilStatuses),
  personBFirstName: line(60),
  personBLastName: line(60),
  personBEmail: email(),
  personBPhone: phone(),
  personBStreet: line(100),
  personBHouseNumber: line(10),
  personBBoxNumber: line(10),
  personBZip: zip(),
  personBCity: line(80),
  personBBirthDate: date(),
  personBBirthPlace: line(80),
  personBCivilStatus: choice(civilStatuses),
}

/** The values of a form: null, false or an empty list for a field that is empty or not in the form. */
export type LeadValues = ValuesOf<typeof leadFields>

export type LeadFieldName = keyof LeadValues

/** What a form has to know about a field to show it. */
export const fieldInfo = (name: LeadFieldName): LeadFieldInfo => leadFields[name].info

/** Whether a form posts several values of a field: choices, or the parts of one value. */
export const hasSeveralValues = (name: LeadFieldName): boolean =>
  ['types', 'cities', 'places', 'near'].includes(fieldInfo(name).type)

/** Whether a name, such as a posted key, is the name of a field. */
export const isLeadFieldName = (name: string): name is LeadFieldName => Object.hasOwn(leadFields, name)

/** Every name, in the order of the table above. */
export const leadFieldNames: readonly LeadFieldName[] = namesOf(leadFields)
