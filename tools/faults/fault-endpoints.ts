import { errorsFiles } from '../../src/messages/files/errors-files'

/** How a site without a database answers at its endpoints. */
export type EndpointsReport = { note: string; problems: string[] }

type Endpoint = { path: string; body?: unknown; accept?: string; says: string }

// Addresses that nobody has requested yet, because a cached answer needs no database.
function endpoints(): Endpoint[] {
  const unique = Date.now()
  const page = { accept: 'text/html' }
  return [
    { path: `/api/search?q=wavre%20${unique}&lang=nl`, says: errorsFiles.nl.api },
    { path: `/api/map?lang=de&minPrice=${unique}`, says: errorsFiles.de.api },
    { path: `/api/homes?ids=2101,${unique}`, says: errorsFiles.fr.api },
    {
      path: '/api/users/login',
      body: { email: 'nobody@agency.example', password: 'x' },
      says: errorsFiles.fr.api,
    },
    { path: `/de/${unique}/`, ...page, says: errorsFiles.de.api },
    { path: `/nl/te-koop/?minPrice=${1000 + (unique % 100_000)}`, ...page, says: errorsFiles.nl.api },
  ]
}

const slowest = 15_000

const unescape = (text: string): string => text.replaceAll('&#39;', "'")

async function ask(url: string, { path, body, accept = '*/*', says }: Endpoint) {
  const begun = Date.now()
  const post =
    body === undefined
      ? {}
      : {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { accept, 'content-type': 'application/json' },
        }
  const signal = AbortSignal.timeout(30_000)
  const answer = await fetch(`${url}${path}`, {
    headers: { accept },
    redirect: 'manual',
    signal,
    ...post,
  }).catch(() => null)
  const text = unescape((await answer?.text().catch(() => '')) ?? '')
  const took = Date.now() - begun
  const status = answer?.status ?? 0
  const hasRetryAfter = Boolean(answer?.headers.get('retry-after'))
  return {
    took,
    problems: [
      ...(status === 503 ? [] : [`${path} was answered ${status}`]),
      ...(hasRetryAfter ? [] : [`${path} does not say when to come again`]),
      ...(text.split(says).length > 1 ? [] : [`${path} says ${text.slice(0, 80)}`]),
      ...(took <= slowest ? [] : [`${path} took ${took} ms`]),
    ],
  }
}

/** Requests each endpoint without a database: 503, a time to retry, in the visitor's language, in time. */
export async function requestEndpoints(url: string): Promise<EndpointsReport> {
  const answers = await Promise.all(endpoints().map((endpoint) => ask(url, endpoint)))
  const longest = Math.max(...answers.map(({ took }) => took))
  return {
    note: `${answers.length} endpoints asked, the slowest answered after ${longest} ms`,
    problems: answers.flatMap(({ problems }) => problems),
  }
}
