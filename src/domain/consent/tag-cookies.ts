import type { ConsentChoices } from './consent-choices'

// The first parts of the names of cookies that the vendors' scripts set on the site's own domain.
const analyticsCookies = ['_ga', '_gid', '_gat']
const adCookies = ['_gcl', '_gac', '_fbp', '_fbc']

const startsWithOne = (name: string, starts: string[]) =>
  // The name ends there or goes on with _ or -: `_gallery` is not a cookie of Google's.
  starts.some((start) => name === start || name.startsWith(`${start}_`) || name.startsWith(`${start}-`))

/** The cookies in a `document.cookie` that the choices do not allow: they remain after consent is withdrawn. */
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

/** The domains for which a script of a host could have set a cookie, the host itself first. */
export function cookieDomains(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_label, index) => labels.slice(index).join('.'))
}
