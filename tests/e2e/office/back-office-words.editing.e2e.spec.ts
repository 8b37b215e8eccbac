import { expect, test, type APIRequestContext } from '@playwright/test'
import { findWrongWords, type OtherLanguage } from '../../support/words/screen-words'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.setTimeout(300_000)

const languages = ['nl', 'fr', 'de'] as const
const wrongIn = {
  nl: findWrongWords('nl'),
  fr: findWrongWords('fr'),
  de: findWrongWords('de'),
} satisfies Record<OtherLanguage, (html: string) => string[]>

let staff: APIRequestContext

test.beforeAll(async ({ playwright, request, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  const person = { title: 'mrs', firstName: 'Nele', lastName: 'Woord', email: 'nele.woord@example.com' }
  const form = { data: { lang: 'nl', property: 2101, ...person, remark: 'Vraag', privacy: true } }
  expect((await request.post('/api/forms/contact-me', form)).status()).toBe(200)
})

test.afterAll(() => staff.dispose())

// Texts of editors are in whatever language they wrote them.
const written = new Set<string>()

const isWritten = (words: string): boolean => written.has(words.replace(/^English: /, ''))

/** The screens of a collection, linked from its list and its newest document. */
async function screensOf(slug: string): Promise<string[]> {
  const base = `/admin/collections/${slug}`
  const answer = await staff.get(`/api/${slug}?limit=100&depth=0&sort=-id&locale=fr`)
  const { docs } = await answer.json()
  JSON.stringify(docs ?? [], (_, value: unknown) => {
    if (typeof value === 'string') written.add(value)
    return value
  })
  const id: unknown = docs?.[0]?.id
  return [base, `${base}/create`, ...(id ? [`${base}/${id}`, `${base}/${id}/versions`] : [])]
}

const menu = /\/admin\/collections\/([a-z-]+)/g

/** The screen as the server sends it, where there is one. */
async function readFromServer(path: string, language: OtherLanguage): Promise<string | null> {
  const answer = await staff.get(path, { headers: { 'accept-language': language } })
  return answer.ok() ? answer.text() : null
}

test('every screen of the back office is in the language of its reader', async () => {
  const front = (await readFromServer('/admin', 'nl')) ?? ''
  const slugs = [...new Set([...front.matchAll(menu)].map(([, slug = '']) => slug))]
  expect(slugs.length).toBeGreaterThan(25)
  const fixed = [
    '/admin',
    '/admin/account',
    '/admin/week',
    '/admin/owner-numbers',
    '/admin/broken',
    '/admin/mail-texts',
    '/admin/translations',
    '/admin/new-lead',
    '/admin/person',
  ]
  const globals = ['/admin/globals/site-settings', '/admin/globals/home-search']
  const screens = [...fixed, ...globals, ...(await Promise.all(slugs.map(screensOf))).flat()]
  const wrong: string[] = []
  // One language for each screen, in turn: over all screens of a kind every language is checked.
  for (const [index, screen] of screens.entries()) {
    const language = languages[index % languages.length] ?? 'nl'
    const html = await readFromServer(screen, language)
    const found = (html ? wrongIn[language](html) : []).filter((words) => !isWritten(words))
    wrong.push(...found.map((words) => `${language} ${screen} ${words}`))
  }
  expect(wrong).toEqual([])
})
