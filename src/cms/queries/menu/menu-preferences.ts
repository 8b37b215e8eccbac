import type { Payload, TypedUser } from 'payload'
import { findRecord } from '@/cms/database/records'
import { isRecord } from '@/domain/shared/is-record'

const isClosed = (part: unknown): boolean => isRecord(part) && part.open === false

/** How a member of staff left their menu: `closed` are the labels of the sections that they closed. */
export type MenuPreferences = { isOpen: boolean; closed: Set<string> }

/** The menu as a member of staff left it; whoever never closed it finds it open. */
export async function findMenuPreferences({
  payload,
  user,
}: {
  payload: Payload
  user: TypedUser | null
}): Promise<MenuPreferences> {
  if (user === null) return { isOpen: true, closed: new Set() }
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
  return {
    isOpen: !isClosed(value),
    closed: new Set(Object.keys(groups).filter((label) => isClosed(groups[label]))),
  }
}
