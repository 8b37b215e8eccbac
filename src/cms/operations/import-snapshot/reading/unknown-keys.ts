import { z } from 'zod'
import { isRecord } from '@/domain/shared/is-record'
import { isDetailKey, propertyDetailSchema } from './property-detail-schema'

/** The schema inside optional wrappers, whose keys can be read. */
function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap())
  }
  return schema instanceof z.ZodPipe ? unwrap(schema.out) : schema
}

// Cached by schema, because reading the keys for every record is slow; texts, numbers and free shapes have none.
const shapes = new Map<unknown, unknown>()

function shapeOf(schema: unknown): unknown {
  if (!shapes.has(schema)) {
    const inner = unwrap(schema)
    shapes.set(schema, inner instanceof z.ZodObject || inner instanceof z.ZodArray ? inner : null)
  }
  return shapes.get(schema)
}

/** The keys of a record (`Detail.pool` for a nested one) that its schema does not know and so drops. */
export function findUnknownKeys(schema: unknown, record: unknown): string[] {
  const shape = shapeOf(schema)
  if (shape instanceof z.ZodArray) {
    return Array.isArray(record) ? record.flatMap((item) => findUnknownKeys(shape.element, item)) : []
  }
  if (!(shape instanceof z.ZodObject) || !isRecord(record)) return []
  const isDetail = shape === shapeOf(propertyDetailSchema)
  return Object.entries(record).flatMap(([key, value]) => {
    const inner: unknown = shape.shape[key]
    if (inner !== undefined) return findUnknownKeys(inner, value).map((below) => `${key}.${below}`)
    return isDetail && isDetailKey(key) ? [] : [key]
  })
}
