import type { Payload } from 'payload'
import { readOwnerChoices } from '@/domain/owners/owner-account'

/** Stores an owner's language and whether they want the monthly report; false if a choice is invalid. */
export async function changeOwnerChoices({
  payload,
  owner,
  input,
}: {
  payload: Payload
  owner: number
  input: Readonly<Record<string, unknown>>
}): Promise<boolean> {
  const data = readOwnerChoices(input)
  if (!data) return false
  await payload.update({ collection: 'owners', id: owner, data, depth: 0 })
  return true
}
