import type { CollectionAfterLoginHook } from 'payload'
import { announceOwnerLogin } from '@/cms/operations/owners/announce-owner-login'

/** Every login of an owner is told, whichever way it came; the check of a password before it is changed is none. */
export const announceLogin: CollectionAfterLoginHook = async ({ req, user, context }) => {
  if (context.isPasswordCheck === true) return
  await announceOwnerLogin({ req, id: user.id, now: new Date() })
}
