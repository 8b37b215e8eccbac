import type { Payload } from 'payload'
import { readOwnerChoices } from '@/domain/owners/owner-account'

/** Keeps in which language an owner is written to and whether they want the monthly report; false where a choice is none. */
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
