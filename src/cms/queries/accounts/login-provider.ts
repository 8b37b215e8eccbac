import { sql } from '@payloadcms/db-postgres'
import { isoTime } from '@/cms/database/json'
import { table } from '@/cms/database/tables'
import type { Database } from '@/cms/database/transactions'
import { env } from '@/env'

const links = table('staff_provider_links')

/** A person of a provider of OpenID Connect: its issuer, and their `sub` there, which never changes. */
export type ProviderPerson = { issuer: string; subject: string }

/** The provider by which staff may log in, and what the login calls it; null without one. */
export function getLoginProvider(): {
  issuer: string
  clientId: string
  secret: string
  name: string
} | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret, OIDC_NAME } = env
  if (!issuer || !clientId || !secret) return null
  return { issuer, clientId, secret, name: OIDC_NAME ?? new URL(issuer).host }
}

/** The account that belongs to a person of the provider; null if none does. */
export async function getLinkedAccount(
  db: Database,
  { issuer, subject }: ProviderPerson,
): Promise<number | null> {
  const { rows } = await db.execute<{ user: number }>(sql`
    select ${links.user_id} as user from ${links} where ${links.issuer} = ${issuer} and ${links.subject} = ${subject}`)
  return rows[0]?.user ?? null
}

/** The link of an account with a provider, and since when (ISO 8601); null without one. */
export async function getProviderLink(
  db: Database,
  account: number,
): Promise<(ProviderPerson & { since: string }) | null> {
  const { rows } = await db.execute<ProviderPerson & { since: string }>(sql`
    select ${links.issuer} as issuer, ${links.subject} as subject, ${isoTime(sql`${links.since}`)} as since
    from ${links} where ${links.user_id} = ${account}`)
  return rows[0] ?? null
}
