import { isLocale } from '@/domain/shared/locale'
import { OWNER_SEGMENT, readOwnerPage } from './owner-address'
import { safeInternalPath } from './safe-redirect'

const query = 'to'

/** The login page, which continues to a page of the owner area. */
export const loginHref = ({ login, page }: { login: string; page: string }): string =>
  `${login}?${new URLSearchParams({ [query]: page })}`

/** The page of the owner area in the address of a login page; null for any other address. */
export function wantedOwnerPage(login: string | null): string | null {
  if (login === null) return null
  const wanted = safeInternalPath(new URL(login, 'https://site.invalid').searchParams.get(query))
  const [, locale, area, ...rest] = (wanted ?? '').split('/')
  if (wanted === null || !isLocale(locale) || area !== OWNER_SEGMENT || rest.pop() !== '') return null
  const page = readOwnerPage(rest)
  return page === null || page.kind === 'forgotten' || page.kind === 'password' ? null : wanted
}
