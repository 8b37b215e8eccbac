import type { Locale } from '@/domain/shared/locale'
import { readRecordId } from '@/domain/shared/record-id'
import { buildHref } from './routes'

/** The first segment of the owner area; no editor's page can have it. */
export const OWNER_SEGMENT = 'owner'

/** A page of the owner area, or its login. */
export type OwnerPage =
  | { kind: 'overview' | 'messages' | 'account' | 'forgotten' | 'password' }
  /** A property by its public ID; a message by the number of the first one in its thread. */
  | { kind: 'property' | 'message'; id: number }
  /** The report of a month, as 2026-10. */
  | { kind: 'report'; id: number; month: string }

const idOf = (segment: string | undefined): number | null => readRecordId(segment ?? '')

const isMonth = (segment: string | undefined): segment is string =>
  /^20\d\d-(0[1-9]|1[0-2])$/.test(segment ?? '')

const plain = ['messages', 'account', 'forgotten', 'password'] as const

function propertyPage([first, second, third, ...rest]: readonly string[]): OwnerPage | null {
  const id = idOf(first)
  if (id === null || rest.length > 0) return null
  if (second === undefined) return { kind: 'property', id }
  return second === 'report' && isMonth(third) ? { kind: 'report', id, month: third } : null
}

/** The page that the segments after `/fr/owner/` name; null if there is none. */
export function readOwnerPage(segments: readonly string[]): OwnerPage | null {
  const [first, second, ...rest] = segments
  if (first === undefined) return { kind: 'overview' }
  if (first === 'homes') return propertyPage(segments.slice(1))
  if (rest.length > 0) return null
  const id = idOf(second)
  if (first === 'messages' && second !== undefined) return id === null ? null : { kind: 'message', id }
  const kind = plain.find((name) => name === first)
  return kind !== undefined && second === undefined ? { kind } : null
}

function segmentsOf(page: OwnerPage): string[] {
  switch (page.kind) {
    case 'overview':
      return []
    case 'property':
      return ['homes', String(page.id)]
    case 'report':
      return ['homes', String(page.id), 'report', page.month]
    case 'message':
      return ['messages', String(page.id)]
    default:
      return [page.kind]
  }
}

/** The address of a page of the owner area, with the trailing slash. */
export function ownerHref({ locale, page }: { locale: Locale; page: OwnerPage }): string {
  const segments = segmentsOf(page).map((segment) => `${segment}/`)
  return buildHref({ locale, path: `/${OWNER_SEGMENT}/${segments.join('')}` })
}
