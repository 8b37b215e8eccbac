import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { addSessionToUser } from 'payload/shared'
import { auditActor, noteAction } from '@/cms/operations/audit/note-action'
import { claimAllowance } from '@/cms/operations/leads/form-allowance'
import type { User } from '@/cms/payload-types'
import { followLanguage } from './follow-language'
import { recogniseBrowser, type LoginBrowser } from './recognise-browser'

export type StaffSession = {
  token: string
  /** Its end, in seconds since 1970. */
  exp: number
  /** What the browser keeps, by which its next login is recognised. */
  browserToken: string
}

type NewSession = { user: User; browser: LoginBrowser; now: Date }

/** Records a login in the audit log and with its browser, whose language documents open in; returns what the browser keeps. */
export async function noteSession(req: PayloadRequest, session: NewSession): Promise<string> {
  const { user, browser } = session
  if (browser.language !== null) await followLanguage(req, { user: user.id, locale: browser.language })
  await noteAction(req, { action: 'sign-in', kind: 'users', id: user.id, actor: auditActor(user) })
  return recogniseBrowser(req, session)
}

/**
 * Begins a session as Payload's login does after the password, for somebody who gave their second factor too. The caller holds
 * the account (`lockAccount`) and has read it since, as Payload writes it back.
 */
export async function openSession(req: PayloadRequest, session: NewSession): Promise<StaffSession> {
  const { payload } = req
  const { config: collectionConfig } = payload.collections.users
  const user = { ...session.user, collection: 'users' as const }
  const { sid } = await addSessionToUser({ collectionConfig, payload, req, user })
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: user.email, sid, user })
  const { tokenExpiration } = collectionConfig.auth
  const { token, exp } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  return { token, exp, browserToken: await noteSession(req, session) }
}

/** The log names the account alone, some times an hour: whoever tries passwords or codes must not fill it. */
export async function noteFailedSignIn({ payload }: PayloadRequest, account: User): Promise<void> {
  const { id } = account
  const allowance = { use: 'audit-sign-in', value: String(id), most: 30, hours: 1 } as const
  if (!(await claimAllowance({ payload, allowance, now: new Date() }))) return
  await noteAction(
    { payload, user: null },
    { action: 'failed-sign-in', kind: 'users', id, actor: auditActor(account) },
  )
}
