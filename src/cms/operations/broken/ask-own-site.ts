import { isThereBy } from '@/domain/broken/outside-link'
import { env } from '@/env'

/** What the site answers at a path: a page, or nothing. */
export type AskOwnSite = (path: string, signal?: AbortSignal) => Promise<boolean>

const patience = 20_000 // milliseconds
const mostRedirects = 5

const withLimit = (signal?: AbortSignal): AbortSignal =>
  signal ? AbortSignal.any([signal, AbortSignal.timeout(patience)]) : AbortSignal.timeout(patience)

/**
 * Asks the running site for a path and follows its redirects: the site alone knows all of its addresses. A redirect to
 * another site is an answer.
 * @throws Error if the site does not answer at all.
 */
export const askOwnSite: AskOwnSite = async (path, signal) => {
  const site = new URL(env.SITE_URL)
  // Joined as texts: a path that begins with two slashes would name another host, on our own network too.
  let url = new URL(`${site.origin}${path}`)
  for (let asked = 0; asked <= mostRedirects; asked += 1) {
    const answer = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: withLimit(signal),
      headers: { 'User-Agent': linkChecker() },
    })
    await answer.body?.cancel()
    const location = answer.headers.get('location')
    if (answer.status < 300 || answer.status >= 400 || location === null) return isThereBy(answer.status)
    url = new URL(location, url)
    if (url.host !== site.host) return true
  }
  return false
}

/** The name with which the check asks, so that a site can tell who asks and why. */
export const linkChecker = (): string => `MaisonBrabantLinkCheck/1.0 (+${env.SITE_URL})`
