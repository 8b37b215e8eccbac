import 'server-only'
import { getOwnerByToken } from '@/cms/queries/owners/owner-links'
import { countUnread } from '@/cms/queries/owners/owner-messages'
import { buildHref } from '@/domain/routing/routes'
import { ownerHref, type OwnerPage } from '@/domain/routing/owner-address'
import type { Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { getRouteIndex } from '@/site/data/routing/route-index'
import { getLanguages } from '@/site/data/content/settings'
import type { AlternateAddress } from '@/site/data/view-models'

/** The page where owners log in, in a language: the editor's page of that type. */
export async function getLoginHref(locale: Locale): Promise<string> {
  const page = (await getRouteIndex()).find(({ type, paths }) => type === 'login' && paths[locale])
  return buildHref({ locale, path: page?.paths[locale] ?? '/login/' })
}

/** How many messages of the agency an owner has not read. */
export const countUnreadMessages = async (owner: number): Promise<number> =>
  countUnread({ payload: await getClient(), owner })

/** Whether the link of a mail can still set a password. */
export async function isPasswordLink(token: string): Promise<boolean> {
  return (await getOwnerByToken({ payload: await getClient(), token, now: new Date() })) !== null
}

/** A page of the owner area in the other languages, with the same link in its address. */
export async function findOwnerAlternates({
  page,
  token,
}: {
  page: OwnerPage
  token: string
}): Promise<AlternateAddress[]> {
  const { enabled } = await getLanguages()
  const query = page.kind === 'password' && token !== '' ? `?${new URLSearchParams({ token })}` : ''
  return enabled.map((locale) => ({ locale, href: `${ownerHref({ locale, page })}${query}` }))
}
