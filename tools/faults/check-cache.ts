import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startVarnish, type Varnish } from '../cache/varnish'
import { errorsFiles } from '../../src/messages/files/errors-files'
import type { TestSite } from '../test/test-site'
import type { CountingReport } from './fault-counted'

type CheckedCache = { site: TestSite; varnish: Varnish; page: string; folder: string }

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(url, { method, headers: { 'accept-encoding': 'br', ...headers }, redirect: 'manual' })

/** Whether a request is answered by the cache itself. */
async function isHit(
  { varnish }: CheckedCache,
  url: string,
  headers?: Record<string, string>,
): Promise<boolean> {
  const before = varnish.hits()
  await (await ask(url, headers)).arrayBuffer()
  // Varnish counts a moment later.
  for (let waited = 0; waited < 2000 && varnish.hits() === before; waited += 100) await pause(100)
  return varnish.hits() > before
}

/** What is answered by the cache, and what by the site. */
async function checkKeeping(place: CheckedCache): Promise<string[]> {
  const { page, varnish } = place
  await isHit(place, page)
  const cases: [what: string, url: string, headers: Record<string, string>, isKept: boolean][] = [
    ['a page', page, {}, true],
    ['a page with the cookies of a visitor', page, { cookie: 'consent=all; lng=nl; other=1' }, true],
    ['a page that an advertisement leads to', `${page}?utm_source=x&gclid=1`, {}, true],
    ['a page under another host', page, { 'x-forwarded-host': 'evil.test' }, true],
    ['a page for staff', page, { cookie: 'payload-token=x' }, false],
    ['a page for an owner', page, { cookie: 'owner-session=x' }, false],
    ['a preview', page, { cookie: '__prerender_bypass=x' }, false],
    ['a page for a program', page, { authorization: 'JWT x' }, false],
    ['the data of a page', page, { rsc: '1' }, false],
    ['the search', `${varnish.url}/api/search?q=wavre&lang=fr`, {}, false],
    ['the back office', `${varnish.url}/admin/login`, {}, false],
  ]
  const problems: string[] = []
  for (const [what, url, headers, isKept] of cases) {
    await isHit(place, url, headers)
    if ((await isHit(place, url, headers)) !== isKept)
      problems.push(`${what} is ${isKept ? 'not ' : ''}answered by the cache`)
  }
  return problems
}

/** What visitors are sent. */
async function checkAnswers({ page, varnish }: CheckedCache): Promise<string[]> {
  const problems: string[] = []
  const expect = (what: string, isTrue: boolean) => void (isTrue || problems.push(what))
  const { headers } = await ask(page)
  for (const name of ['surrogate-key', 'surrogate-control', 'age', 'x-varnish'])
    expect(`visitors are told ${name}`, !headers.has(name))
  expect('browsers may keep a page', headers.get('cache-control') === 'public, max-age=0, must-revalidate')
  for (const encoding of ['br', 'gzip']) {
    const answer = await ask(page, { 'accept-encoding': encoding })
    expect(`${encoding} is not answered so`, answer.headers.get('content-encoding') === encoding)
    expect(`${encoding} is no whole page`, (await answer.text()).includes('</html>'))
  }
  const plain = await ask(page, { 'accept-encoding': 'br;q=0, gzip;q=0' })
  expect('a page for whoever takes no encoding has one', !plain.headers.has('content-encoding'))
  expect(
    'a tag is not answered by 304',
    (await ask(page, { 'if-none-match': headers.get('etag') ?? '' })).status === 304,
  )
  for (const [who, sent] of [
    ['without a token', { 'surrogate-key': 'site' }],
    ['with another token', { 'surrogate-key': 'site', authorization: 'Bearer x' }],
  ] as const)
    expect(`a stranger purges ${who}`, (await ask(varnish.url, sent, 'PURGE')).status === 403)
  return problems
}

/** While the site is away: kept pages are there beyond their time, and everything else says so. */
async function checkAbsence({ site, page, folder }: CheckedCache): Promise<string[]> {
  const varnish = await startVarnish({ site: site.url, folder: path.join(folder, 'short'), lasting: '1s' })
  const problems: string[] = []
  const own = page.replace(/^http:\/\/[^/]+/, varnish.url)
  try {
    await (await ask(own)).arrayBuffer()
    await site.server.kill()
    for (let waited = 0; waited < 15; waited += 1) {
      const { status } = await ask(own)
      if (status !== 200)
        problems.push(`${waited} s after the end of the site a kept page was answered ${status}`)
      await pause(1000)
    }
    for (const [language, { api: text }] of Object.entries(errorsFiles)) {
      const missing = await ask(`${varnish.url}/${language}/nobody-asked/`, { accept: 'text/html' })
      if (missing.status !== 503 || !(await missing.text()).includes(`<h1>${text}</h1>`))
        problems.push(`a page in ${language} that is not kept was answered ${missing.status}`)
      const referer = `${site.url}/${language}/contact/`
      const form = await ask(`${varnish.url}/api/forms/site-contact`, { accept: '*/*', referer }, 'POST')
      const answered: unknown = await form.json().catch(() => null)
      if (
        form.status !== 503 ||
        JSON.stringify(answered) !== JSON.stringify({ ok: false, error: text, errors: [{ message: text }] })
      )
        problems.push(`a form in ${language} was answered ${form.status} ${JSON.stringify(answered)}`)
    }
  } finally {
    await site.server.start()
    await varnish.stop()
  }
  return problems
}

/** What deploy/varnish promises. */
export async function checkCache(place: CheckedCache): Promise<CountingReport> {
  const problems = [
    ...(await checkKeeping(place)),
    ...(await checkAnswers(place)),
    ...(await checkAbsence(place)),
  ]
  return { notes: ['keeping, headers, encodings, purgers and an absent site as configured'], problems }
}
