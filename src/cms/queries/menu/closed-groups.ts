import type { Payload, TypedUser } from 'payload'
import { findRecord } from '@/cms/database/records'
import { isRecord } from '@/domain/shared/is-record'

const isClosed = (group: unknown): boolean => isRecord(group) && group.open === false

/** The sections of the menu that a member of staff has closed, by their labels. */
export async function findClosedGroups({
  payload,
  user,
}: {
  payload: Payload
  user: TypedUser | null
}): Promise<Set<string>> {
  if (user === null) return new Set()
  const stored = await findRecord(payload, {
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: 'nav' } },
        { 'user.relationTo': { equals: user.collection } },
        { 'user.value': { equals: user.id } },
      ],
    },
  })
  const value: unknown = stored?.value
  const groups = isRecord(value) && isRecord(value.groups) ? value.groups : {}
  return new Set(Object.keys(groups).filter((label) => isClosed(groups[label])))
}
