import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { getImpersonation, getOwnerUser } from '@/cms/queries/owners/owner-users'
import { getOwner } from '@/cms/queries/owners/stored-owners'
import { ownerName } from '@/domain/owners/owner-account'
import { IMPERSONATION_COOKIE, OWNER_SESSION_COOKIE, readCookie } from '@/domain/owners/owner-cookies'
import { knownLocale, type Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'

/** The owner whose area is shown: logged in, or impersonated by a member of staff. */
export type OwnerVisitor = {
  owner: { id: number; email: string; name: string; language: Locale }
  /** Null for the owner; impersonating staff may change nothing. */
  impersonation: { staff: string } | null
}

async function visitorOf(asked: Headers): Promise<OwnerVisitor | null> {
  const payload = await getClient()
  const header = asked.get('cookie')
  const token = readCookie({ header, name: IMPERSONATION_COOKIE })
  const impersonation =
    token === null ? null : await getImpersonation({ payload, headers: asked, token, now: new Date() })
  if (impersonation) {
    const { id, email, name, language } = impersonation.owner
    return { owner: { id, email, name, language }, impersonation: { staff: impersonation.staff } }
  }
  const user = await getOwnerUser({ payload, session: readCookie({ header, name: OWNER_SESSION_COOKIE }) })
  if (!user) return null
  const { id, email, language } = user
  return { owner: { id, email, name: ownerName(user), language: knownLocale(language) }, impersonation: null }
}

/**
 * The visitor of a page of the owner area; null for a stranger, for staff without impersonation, and after a login has
 * ended.
 */
export const getOwnerVisitor = cache(async (): Promise<OwnerVisitor | null> => visitorOf(await headers()))

/** The visitor of the owner area who sends a request to a route; null as for `getOwnerVisitor`. */
export const getOwnerVisitorOf = (request: Request): Promise<OwnerVisitor | null> =>
  visitorOf(request.headers)

/** An owner's choices about their mails. */
export async function getOwnerChoices(
  owner: number,
): Promise<{ language: Locale; monthlyReport: boolean } | null> {
  const found = await getOwner({ payload: await getClient(), id: owner })
  return found && { language: found.language, monthlyReport: found.monthlyReport }
}
