import type { Sort, Where } from 'payload'
import type { Goal } from '@/domain/properties/goal'
import type { Locale } from '@/domain/shared/locale'
import { whereListedIn } from './listed-in'

export type PropertyOrder = 'newest' | 'price-asc' | 'price-desc' | 'surface-desc'

/** Which homes: an empty or absent part asks for nothing. */
export type PropertyCriteria = {
  locale: Locale
  goal?: Goal | null
  statuses?: readonly string[]
  typeIds?: readonly number[]
  cityIds?: readonly number[]
  excludeId?: number
}

/** Published homes listed in a language that meet all the criteria. */
export function buildPropertyWhere(criteria: PropertyCriteria): Where {
  const { locale, goal, statuses = [], typeIds = [], cityIds = [], excludeId } = criteria
  const all: Where[] = [{ _status: { equals: 'published' } }, whereListedIn(locale)]
  if (goal) all.push({ goal: { equals: goal } })
  if (statuses.length > 0) all.push({ status: { in: [...statuses] } })
  if (typeIds.length > 0)
    all.push({ or: [{ type: { in: [...typeIds] } }, { extraTypes: { in: [...typeIds] } }] })
  if (cityIds.length > 0) all.push({ city: { in: [...cityIds] } })
  if (excludeId !== undefined) all.push({ id: { not_equals: excludeId } })
  return { and: all }
}

// The public ID breaks ties, so that pages of a list never show a home twice.
const sorts: Record<PropertyOrder, Sort> = {
  newest: ['-publishedAt', '-publicId'],
  'price-asc': ['price', '-publicId'],
  'price-desc': ['-price', '-publicId'],
  'surface-desc': ['-surfaces.living', '-publicId'],
}

export const buildPropertySort = (order: PropertyOrder): Sort => sorts[order]
