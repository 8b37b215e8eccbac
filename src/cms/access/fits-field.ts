import type { FlattenedField } from 'payload'
import { isOrderKey } from '@/domain/guards/order-key'
import { isRecord } from '@/domain/shared/is-record'

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === ''

const isScalar = (value: unknown): boolean => typeof value !== 'object'

const isTexts = (value: unknown): boolean =>
  isScalar(value) || (Array.isArray(value) && value.every(isScalar))

/** What PostgreSQL and an ISO date both know: the years 1 to 9999. */
function isMoment(value: unknown): boolean {
  if (!(typeof value === 'string' || typeof value === 'number' || value instanceof Date)) return false
  const year = new Date(value).getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** A document by its id, or the document itself; with its collection where there are several. */
function isLink(relationTo: string | readonly string[], value: unknown): boolean {
  if (typeof relationTo === 'string') return isScalar(value) || isRecord(value)
  if (!isRecord(value) || typeof value.relationTo !== 'string') return false
  return relationTo.includes(value.relationTo) && !isAbsent(value.value)
}

type LinkField = Extract<FlattenedField, { type: 'relationship' | 'upload' }>

function isLinks({ hasMany, relationTo }: LinkField, value: unknown): boolean {
  if (!hasMany) return isLink(relationTo, value)
  return Array.isArray(value) && value.every((each) => !isAbsent(each) && isLink(relationTo, each))
}

type TextField = Extract<FlattenedField, { type: 'text' }>

// Payload gives it to collections that are ordered by hand.
const orderField = '_order'

function fitsText({ name, hasMany }: TextField, value: unknown): boolean {
  if (name === orderField) return typeof value === 'string' && isOrderKey(value)
  return hasMany ? isTexts(value) : isScalar(value)
}

/** Whether a value has the shape that a field can store; what it means is left to the field's own check. */
export function fitsField(field: FlattenedField, value: unknown): boolean {
  if (isAbsent(value)) return true
  switch (field.type) {
    case 'date':
      return isMoment(value)
    case 'relationship':
    case 'upload':
      return isLinks(field, value)
    case 'text':
      return fitsText(field, value)
    case 'email':
      return typeof value === 'string'
    case 'code':
    case 'textarea':
      return isScalar(value)
    default:
      return true
  }
}
