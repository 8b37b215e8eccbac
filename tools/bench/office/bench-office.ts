import { performance } from 'node:perf_hooks'
import { loadProperties } from '../../../tests/support/properties/load-properties'
import { processorTimeOf } from '../../load/processor-time'
import { percentile } from '../../load/sent-forms'
import { step } from '../../start/steps'
import type { TestSite } from '../../test/test-site'
import type { Line } from '../weigh-pages'
import { amounts, loadOffice } from './load-office'

const times = 40
/** The milliseconds that 19 of 20 answers may take. */
const most = 500

const list = (slug: string, query = '') => `/admin/collections/${slug}${query}`

/** The screens that somebody opens all day, in the states in which they read most. */
const screens = {
  'dashboard of an administrator': '/admin',
  'list of properties': list('properties'),
  'list of properties, the last page': list('properties', `?limit=25&page=${amounts.properties / 25}`),
  'list of properties, a word': list('properties', '?search=wavre'),
  'list of properties, by price': list('properties', '?sort=-price&limit=100'),
  'list of properties, without EPC': list('properties', '?where[selection][equals]=no-energy&page=1'),
  'list of properties, sold this year': list('properties', '?where[selection][equals]=sold-this-year&page=1'),
  'list of leads': list('leads'),
  'list of leads, the last page': list('leads', `?limit=25&page=${amounts.leads / 25}`),
  'list of leads, a name': list('leads', '?search=visitor-1200'),
  'week of appointments': '/admin/week',
  'gaps of translations': '/admin/translations',
  'numbers of owners': '/admin/owner-numbers',
} as const

async function staffCookie({ url, staff }: TestSite): Promise<string> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  })
  const { token } = await answer.json()
  return `payload-token=${token}`
}

/** How long a screen takes from the request to its last byte, in milliseconds. */
async function openScreen(address: string, cookie: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(address, { headers: { cookie, 'accept-language': 'nl' } })
  const html = await answer.text()
  if (!answer.ok || !html.includes('template-default'))
    throw new Error(`${address} is no screen: ${answer.status}`)
  return performance.now() - begun
}

/**
 * Prints how long the lists and the dashboard of a large agency take; returns those that take longer than they may.
 * @throws Error for a screen that does not open.
 */
export async function measureOffice({
  site,
  print,
}: {
  site: TestSite
  print: (line: Line) => void
}): Promise<string[]> {
  const { properties, leads } = amounts
  await step(`${properties} properties, ${leads} leads`, async () => {
    await loadProperties({ url: site.database.url, properties })
    await loadOffice(site.database.url)
  })
  const cookie = await staffCookie(site)
  const slow: string[] = []
  for (const [name, path] of Object.entries(screens)) {
    const open = () => openScreen(`${site.url}${path}`, cookie)
    print({ name: `${name}: the first time`, value: Math.round(await open()), unit: 'ms', n: 1 })
    await open()
    const took: number[] = []
    const before = processorTimeOf(site.server.pid())
    for (let run = 0; run < times; run += 1) took.push(await open())
    const processor = Math.round((processorTimeOf(site.server.pid()) - before) / times)
    const slowest = Math.round(percentile(took, 0.95))
    const what = `${name}, ${properties} properties and ${leads} leads`
    print({ name: `${what}: p95`, value: slowest, unit: 'ms', n: times })
    print({ name: `${what}: processor`, value: processor, unit: 'ms', n: times })
    if (slowest > most) slow.push(`${what}: ${slowest} ms, and ${most} are allowed`)
  }
  return slow
}
