import { visitorAddress } from './form-load'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

export type Beacon = { path: string; method: 'POST'; headers: Record<string, string>; body: string }

/** The beacon of a property's page; each number is another visitor. */
export function makeBeacon({ number, property }: { number: number; property: number }): Beacon {
  return {
    path: '/api/visit-events',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'user-agent': phone,
      'x-forwarded-for': visitorAddress(number),
    },
    body: JSON.stringify({ property, language: 'fr', referrer: 'www.immoweb.be', via: null }),
  }
}

/** The status of the answer to a beacon, 0 where none came, and after how many milliseconds. */
export async function postBeacon(
  url: string,
  { path, ...init }: Beacon,
): Promise<{ status: number; took: number }> {
  const started = performance.now()
  const answered = (status: number) => ({ status, took: performance.now() - started })
  try {
    const response = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(10_000) })
    await response.arrayBuffer()
    return answered(response.status)
  } catch {
    return answered(0)
  }
}
