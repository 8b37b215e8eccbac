import type { CollectionAfterLoginHook, CollectionAfterLogoutHook, PayloadRequest } from 'payload'
import { auditActor, noteAction } from '@/cms/operations/audit/note-action'
import { endOtherSessions } from '@/cms/operations/accounts/end-sessions'
import { forgetBrowsers } from '@/cms/operations/accounts/recognise-browser'
import type { User } from '@/cms/payload-types'

const resetting = new WeakSet<PayloadRequest>()

/** Marks a request that sets a new password by the link of a mail, which Payload ends as a login. */
export const markReset = (req: PayloadRequest): unknown => resetting.add(req)

/** Whether the request sets a new password by the link of a mail. */
export const isReset = (req: PayloadRequest): boolean => resetting.has(req)

/**
 * Records in the audit log that somebody set a new password by the link of a mail; `logInStaff` records logins itself. The session that
 * Payload begins with it ends at once: whoever has a mailbox alone does not get in.
 */
export const noteNewPassword: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (!resetting.delete(req)) return
  await forgetBrowsers(req, user.id)
  const { payload, transactionID } = req
  await endOtherSessions({ payload, transactionID, user: null }, user.id)
  const entry = { action: 'new-password', kind: 'users', id: user.id, actor: auditActor(user) } as const
  await noteAction(req, entry)
}

/** Records in the audit log that a member of staff signed out. */
export const noteSignOut: CollectionAfterLogoutHook<User> = async ({ req }) => {
  if (req.user) await noteAction(req, { action: 'sign-out', kind: 'users', id: req.user.id })
}
