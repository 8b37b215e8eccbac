import type { FieldHook } from 'payload'
import { toSearchName } from '@/domain/shared/text'

/** Stores the searchable form of a name in the saved language, beside the name itself. */
export const setSearchName: FieldHook = ({ siblingData, value }) => {
  const name: unknown = siblingData.name
  return typeof name === 'string' ? toSearchName(name) : value
}
