import type { Payload, TypedUser } from 'payload'
import { findRecord } from '@/cms/database/records'
import { relationId } from '@/domain/shared/relation-id'

/** Whose day it is: an account, and the agent that it belongs to; without an agent it is the day of the whole agency. */
export type StaffDay = { user: number; name: string; agent: { id: number; name: string } | null }

/** The day of a member of staff; null for anybody else. */
export async function getStaffDay({
  payload,
  user,
}: {
  payload: Payload
  user: TypedUser | null | undefined
}): Promise<StaffDay | null> {
  if (user?.collection !== 'users') return null
  const { id, name } = user
  const agent = relationId(user.agent)
  const found =
    agent === null
      ? null
      : await findRecord(payload, {
          collection: 'agents',
          where: { id: { equals: agent } },
          select: { name: true },
        })
  return { user: id, name: name ?? '', agent: found && { id: found.id, name: found.name } }
}
