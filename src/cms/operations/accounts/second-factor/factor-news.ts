import type { PayloadRequest } from 'payload'
import { staffFactor, type FactorNews } from '@/cms/mail/accounts/staff-factor'
import { noteAction, type AuditActor } from '@/cms/operations/audit/note-action'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import type { User } from '@/cms/payload-types'
import { getMailAgency } from '@/cms/queries/agency/mail-agency'
import type { AuditAction } from '@/domain/audit/audit-actions'
import { knownLocale } from '@/domain/shared/locale'
import { env } from '@/env'

const actions = {
  on: 'factor-on',
  off: 'factor-off',
  reset: 'factor-reset',
  'passkey-on': 'passkey-on',
  'passkey-off': 'passkey-off',
} as const satisfies Record<FactorNews, AuditAction>

type NewFactor = {
  user: Pick<User, 'id' | 'email' | 'language'>
  news: FactorNews
  now: Date
  /** Whoever did it, where they are not logged in; null for a program. */
  actor?: AuditActor | null
}

/** Records a change of a second factor in the audit log, and mails the person of the account. */
export async function tellOfFactor(
  req: PayloadRequest,
  { user, news, now, actor }: NewFactor,
): Promise<void> {
  const { payload } = req
  const { id, email, language } = user
  await noteAction(req, { action: actions[news], kind: 'users', id, actor })
  const locale = knownLocale(language)
  const agency = await getMailAgency({ payload, locale, req })
  const accountHref = `${env.SITE_URL}/admin/account`
  const mail = staffFactor({ agency, news, now, accountHref }, locale)
  const replyTo = { address: env.AGENCY_EMAIL, name: agency.name }
  await queueMail({
    req,
    mail: { ...mail, kind: 'account-second-factor', locale, to: email, replyTo, about: `users/${id}` },
  })
}
