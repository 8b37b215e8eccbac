import type { ConsentChoices } from './consent-choices'

// By what their names begin with: what the vendors' scripts leave on the site's own domain.
const analyticsCookies = ['_ga', '_gid', '_gat']
const adCookies = ['_gcl', '_gac', '_fbp', '_fbc']

const startsWithOne = (name: string, starts: string[]) =>
  // A name ends there or goes on with _ or -, or `_gallery` would be taken for one of Google's.
  starts.some((start) => name === start || name.startsWith(`${start}_`) || name.startsWith(`${start}-`))

/** The names in a `document.cookie` that the choices leave no ground for: what remains when consent is taken back. */
export function findUnwantedCookies({
  cookie,
  choices,
}: {
  cookie: string
  choices: ConsentChoices
}): string[] {
  const unwanted = [
    ...(choices.analytics_storage ? [] : analyticsCookies),
    ...(choices.ad_storage ? [] : adCookies),
  ]
  return cookie
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => startsWithOne(name, unwanted))
}

/** The domains a script of a host could have set a cookie for, the host itself first. */
export function cookieDomains(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_label, index) => labels.slice(index).join('.'))
}
