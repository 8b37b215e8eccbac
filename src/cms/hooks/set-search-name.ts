import type { FieldHook } from 'payload'
import { toSearchName } from '@/domain/shared/text'

/** Keeps the form of a name that the search compares, in the language that is being saved, beside the name itself. */
export const setSearchName: FieldHook = ({ siblingData, value }) => {
  const name: unknown = siblingData.name
  return typeof name === 'string' ? toSearchName(name) : value
}
