import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EditableMail } from '@/domain/mail-texts/editable-mails'
import type { Locale } from '@/domain/shared/locale'
import { startSite, stopPayload } from '../../support/database/payload'
import { createVisitors, requestOf, type Visitors } from '../../support/site/visitors'

let payload: Payload
let visitors: Visitors

beforeAll(async () => {
  ;({ payload } = await startSite())
  visitors = await createVisitors(payload)
})
afterAll(stopPayload)

type TypedTexts = {
  mail: EditableMail | string
  locale: Locale | string
  texts: Record<string, string>
  base?: Record<string, string>
}

async function post(path: 'save' | 'preview', { who, body }: { who: keyof Visitors; body: TypedTexts }) {
  const { mailTextEndpoints } = await import('@/cms/collections/mail-texts/mail-text-endpoints')
  const endpoint = mailTextEndpoints.find((each) => each.path === `/mail-texts/${path}`)
  const req = await requestOf(payload, { user: visitors[who], payloadAPI: 'REST' })
  const answer = await endpoint?.handler(Object.assign(req, { json: () => Promise.resolve(body) }))
  return { status: answer?.status ?? 0, body: await answer?.json() }
}

const save = (who: keyof Visitors, body: TypedTexts) => post('save', { who, body })

async function newsletterMail(locale: Locale) {
  const { getMailAgency } = await import('@/cms/queries/agency/mail-agency')
  const { newsletterConfirm } = await import('@/cms/mail/newsletter/newsletter-confirm')
  const agency = await getMailAgency({ payload, locale })
  return newsletterConfirm({ agency, href: 'https://agency.example/x' }, locale)
}

const newsletter = (locale: Locale, texts: Record<string, string>): TypedTexts => ({
  mail: 'newsletter-confirm',
  locale,
  texts,
})

describe('the texts of a mail', () => {
  it('are those of editors once saved, in that language alone, and escaped', async () => {
    const own = {
      'newsletter.confirm.text': 'Klik <b>hier</b> & lees.',
      'newsletter.confirm.subject': 'bijna klaar',
    }
    expect(await save('editor', newsletter('nl', own))).toMatchObject({ status: 200, body: { ok: true } })
    const { subject, html, text } = await newsletterMail('nl')
    expect(subject).toContain('bijna klaar')
    expect(text).toContain('Klik <b>hier</b> & lees.')
    expect(html).toContain('Klik &lt;b&gt;hier&lt;/b&gt; &amp; lees.')
    expect((await newsletterMail('fr')).text).not.toContain('Klik')
  })

  it('stay beside those of another mail, and go back to the original where they are empty or equal', async () => {
    const { mailTexts } = await import('@/messages/mail-texts')
    const { readOwnTexts } = await import('@/cms/queries/agency/mail-agency')
    await save('admin', {
      mail: 'owner-login',
      locale: 'nl',
      texts: { 'owners.login.text': 'Iemand is er.' },
    })
    expect((await newsletterMail('nl')).text).toContain('Klik')
    const original = mailTexts.nl.newsletter.confirm.subject
    const back = { 'newsletter.confirm.text': ' ', 'newsletter.confirm.subject': original }
    expect(await save('editor', newsletter('nl', back))).toMatchObject({ status: 200 })
    expect((await readOwnTexts({ payload })).nl).toEqual({ 'owners.login.text': 'Iemand is er.' })
    expect((await newsletterMail('nl')).text).toContain(mailTexts.nl.newsletter.confirm.text)
  })

  it('are refused at their place with a placeholder that is unknown, missing or broken', async () => {
    const answer = await save('editor', {
      mail: 'send-to-friend',
      locale: 'fr',
      texts: {
        'leads.sendToFriend.subject': '{name} a pensé à vous',
        'leads.sendToFriend.intro': 'Quelqu’un a trouvé ceci.',
        'leads.sendToFriend.kept': 'Rien { gardé',
      },
    })
    expect(answer).toEqual({
      status: 422,
      body: {
        ok: false,
        error: 'invalid',
        errors: {
          'leads.sendToFriend.subject': 'unknown name',
          'leads.sendToFriend.intro': 'missing sender',
          'leads.sendToFriend.kept': 'brace',
        },
      },
    })
    const { readOwnTexts } = await import('@/cms/queries/agency/mail-agency')
    expect((await readOwnTexts({ payload })).fr).toEqual({})
  })

  it('keep what a colleague has saved meanwhile, and say so where both have changed the same', async () => {
    const { readOwnTexts } = await import('@/cms/queries/agency/mail-agency')
    const { mailTexts } = await import('@/messages/mail-texts')
    const own = async () => (await readOwnTexts({ payload })).en
    const { subject, text } = mailTexts.en.newsletter.confirm
    const [atSubject, atText] = ['newsletter.confirm.subject', 'newsletter.confirm.text']
    const base = { [atSubject]: subject, [atText]: text }
    const typed = (changed: Record<string, string>, shown = base) => ({
      ...newsletter('en', { ...shown, ...changed }),
      base: shown,
    })
    await save('editor', typed({ [atSubject]: 'Of the first' }))
    expect(await save('admin', typed({ [atText]: 'Of the second' }))).toMatchObject({ status: 200 })
    const both = { [atSubject]: 'Of the first', [atText]: 'Of the second' }
    expect(await own()).toEqual(both)

    const late = await save('editor', typed({ [atText]: 'Too late', [atSubject]: 'Of the first' }))
    expect(late).toEqual({
      status: 422,
      body: { ok: false, error: 'invalid', errors: { [atText]: 'overtaken Of the second' } },
    })
    expect(await own()).toEqual(both)
    await save('editor', typed({ [atText]: 'On purpose' }, { ...base, [atText]: 'Of the second' }))
    expect(await own()).toEqual({ ...both, [atText]: 'On purpose' })
    await save('admin', typed({ [atSubject]: '', [atText]: text }, { ...both, [atText]: 'On purpose' }))
    expect(await own()).toEqual({})
  })

  it('are those of its mail alone: others in the request are left out', async () => {
    const { readOwnTexts } = await import('@/cms/queries/agency/mail-agency')
    await save('editor', newsletter('de', { 'owners.login.text': 'Fremd', 'no.such.text': 'x' }))
    expect((await readOwnTexts({ payload })).de).toEqual({})
  })

  it.each([
    ['an unknown mail', { mail: 'toString', locale: 'nl', texts: {} }],
    ['an unknown language', { mail: 'owner-login', locale: 'es', texts: {} }],
    ['an endless text', { mail: 'owner-login', locale: 'nl', texts: { a: 'x'.repeat(30_000) } }],
  ])('are not saved for %s', async (_case, body) => {
    expect(await save('admin', body)).toMatchObject({ status: 400 })
  })

  it('are changed and previewed by editors and administrators alone', async () => {
    const body = newsletter('en', { 'newsletter.confirm.text': 'Mine' })
    for (const who of ['anonymous', 'owner', 'agent'] as const) {
      expect((await save(who, body)).status, who).toBe(403)
      expect((await post('preview', { who, body })).status, who).toBe(403)
    }
    expect((await newsletterMail('en')).text).not.toContain('Mine')
  })
})

describe('the preview of a mail', () => {
  it('has the typed texts, and stores nothing', async () => {
    const body = newsletter('en', { 'newsletter.confirm.text': 'Not saved <i>yet</i>' })
    const answer = await post('preview', { who: 'editor', body })
    expect(answer.status).toBe(200)
    expect(answer.body.html).toContain('Not saved &lt;i&gt;yet&lt;/i&gt;')
    expect((await newsletterMail('en')).text).not.toContain('Not saved')
  })
})
