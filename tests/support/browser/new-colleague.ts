import type { APIRequestContext } from '@playwright/test'
import type { StaffRole } from '@/domain/accounts/staff-roles'
import { findMails } from '../mail/mails'

type Colleague = { email: string; name: string; role: StaffRole; password: string }

async function post(staff: APIRequestContext, { path, data }: { path: string; data: object }) {
  const answer = await staff.post(path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/** Invites a colleague, who chooses a password with the link of the mail; returns the number of the account. */
export async function joinAsColleague(
  staff: APIRequestContext,
  { password, ...colleague }: Colleague,
): Promise<number> {
  const { id } = await post(staff, { path: '/api/users/invite', data: { ...colleague, language: 'fr' } })
  const [mail] = await findMails({ to: colleague.email, containing: '/admin/invitation' })
  const token = /\/admin\/invitation\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await post(staff, {
    path: '/api/users/accept-invitation',
    data: { token, password, repeat: password },
  })
  return Number(id)
}
