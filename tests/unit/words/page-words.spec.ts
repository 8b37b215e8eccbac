import { describe, expect, it, vi } from 'vitest'
import { leadKinds } from '../../../src/domain/leads/lead-kinds'
import { isLocale, locales } from '../../../src/domain/shared/locale'
import { GET } from '../../../src/app/api/words/[part]/route'
import { getConsentTexts } from '../../../src/site/features/consent/consent-texts'
import { wordsOfKind } from '../../../src/site/forms/form-words'

vi.mock('server-only', () => ({}))
vi.mock('@/site/data/content/settings', () => ({
  getShownLocale: async (given: string) => (isLocale(given) ? given : 'fr'),
}))

const ask = (path: string) => GET(new Request(`http://localhost/api/words/${path}`))

describe('the words that pages leave to the browser', () => {
  it.each(locales)('are those of the question of consent and of every form in %s', async (locale) => {
    const consent = await ask(`consent?lang=${locale}`)
    expect(await consent.json()).toEqual(getConsentTexts(locale))
    for (const kind of leadKinds) {
      const answer = await ask(`${kind}?lang=${locale}`)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
      expect(await answer.json()).toEqual(wordsOfKind({ kind, locale }))
    }
  })

  it.each(['', 'constructor', 'contact-us', 'consent/x', '__proto__'])('are none of %j', async (part) => {
    expect((await ask(`${part}?lang=fr`)).status).toBe(404)
  })

  it('are in the language of the site where none is asked for', async () => {
    for (const query of ['', '?lang=', '?lang=xx'])
      expect(await (await ask(`consent${query}`)).json()).toEqual(getConsentTexts('fr'))
  })
})
