import type { CollectionAfterLoginHook } from 'payload'
import { announceOwnerLogin } from '@/cms/operations/owners/announce-owner-login'

/** Reports every login of an owner to the agency; checking a password before it changes is no login. */
export const announceLogin: CollectionAfterLoginHook = async ({ req, user, context }) => {
  if (context.isPasswordCheck === true) return
  await announceOwnerLogin({ req, id: user.id, now: new Date() })
}
