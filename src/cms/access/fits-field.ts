import type { FlattenedField } from 'payload'
import { isOrderKey } from '@/domain/guards/order-key'
import { isRecord } from '@/domain/shared/is-record'

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === ''

const isText = (value: unknown): boolean => typeof value === 'string'

/** Ids are whole numbers, which forms send as texts. */
const isId = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && Number.isSafeInteger(Number(value))

/** What PostgreSQL and an ISO date both know: the years 1 to 9999. */
function isMoment(value: unknown): boolean {
  if (!(typeof value === 'string' || typeof value === 'number' || value instanceof Date)) return false
  const year = new Date(value).getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** A document by its id, or the document itself; with its collection where there are several. */
function isLink(relationTo: string | readonly string[], value: unknown): boolean {
  if (typeof relationTo === 'string') return isId(value) || isRecord(value)
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
  if (hasMany && Array.isArray(value)) return value.every(isText)
  return typeof value === 'string' && (name !== orderField || isOrderKey(value))
}

function fitsType(field: FlattenedField, value: unknown): boolean {
  switch (field.type) {
    case 'date':
      return isMoment(value)
    case 'relationship':
    case 'upload':
      return isLinks(field, value)
    case 'select':
      return !field.hasMany || Array.isArray(value)
    case 'text':
      return fitsText(field, value)
    default:
      return !['code', 'email', 'textarea'].includes(field.type) || isText(value)
  }
}

/** Whether a value has the shape that a field can store; what it means is left to the field's own check. */
export const fitsField = (field: FlattenedField, value: unknown): boolean =>
  isAbsent(value) || fitsType(field, value)
