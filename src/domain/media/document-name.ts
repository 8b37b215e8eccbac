import { isRecord } from '@/domain/shared/is-record'

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/**
 * What staff call a private document: its title, else the name that its file had on the editor's computer. The name under which it is
 * stored tells nothing.
 */
export function documentName(document: unknown): string | null {
  if (!isRecord(document)) return null
  const { title, originalName, filename } = document
  return [title, originalName, filename].find(isName) ?? null
}
