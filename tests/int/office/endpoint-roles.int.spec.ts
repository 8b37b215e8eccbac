import type { Endpoint } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors } from '../../support/site/visitors'

/** Whom an endpoint lets pass, of the roles that work on nothing. */
type Open = 'nobody' | 'reader' | 'translator' | 'both'

/** Every endpoint that we add to Payload's; what a stranger may call (logins, invitations) is tested with its feature. */
const endpoints: Record<string, Open> = {
  'get /og': 'nobody',
  'post /broken/check': 'nobody',
  'post /mail-texts/save': 'nobody',
  'post /mail-texts/restore': 'nobody',
  'post /mail-texts/preview': 'nobody',
  'post /translations/save': 'translator',
  'get /translations/xliff': 'translator',
  'post /translations/xliff': 'translator',
  'get /translations/gaps': 'translator',
  'post /translations/draft': 'translator',
  'post /site-menu/order': 'nobody',
  'post /site-menu/show': 'nobody',
  'get /link-targets': 'reader',
  'get /publication-plans': 'nobody',
  'post /publication-plans/save': 'nobody',
  'post /publication-plans/cancel': 'nobody',
  'post /media/describe': 'nobody',
  'get /media/watermark': 'nobody',
  'get /properties/picked': 'reader',
  'get /properties/choices': 'reader',
  'post /properties/:id/quick-edit': 'nobody',
  'get /cities/choices': 'both',
  'get /cities/centre': 'both',
  'post /cities/add': 'nobody',
  'get /agents/:id/calendar': 'nobody',
  'post /agents/:id/calendar/renew': 'nobody',
  'post /owners/invite-new': 'nobody',
  'post /owners/:id/invite': 'nobody',
  'post /owners/:id/impersonate': 'nobody',
  'post /owners/first-register': 'nobody',
  'post /owners/login': 'nobody',
  'post /owners/forgot-password': 'nobody',
  'post /owners/reset-password': 'nobody',
  'post /owners/refresh-token': 'nobody',
  'post /owner-messages/write': 'nobody',
  'post /owner-messages/:id/answer': 'nobody',
  'post /owner-messages/:id/read': 'nobody',
  'get /leads/export': 'nobody',
  'post /leads/noted': 'nobody',
  'get /leads/person': 'nobody',
  'post /leads/person/erase': 'nobody',
  'post /leads/:id/answer': 'nobody',
  'post /leads/:id/alert': 'nobody',
  'post /leads/:id/offer': 'nobody',
  'get /appointments/times': 'nobody',
  'post /appointments/phone': 'nobody',
  'post /appointments/:id/move': 'nobody',
  'post /appointments/:id/cancel': 'nobody',
  'post /appointments/:id/close': 'nobody',
  'post /appointments/:id/renew-link': 'nobody',
  'post /alerts/:id/close': 'nobody',
  'get /subscribers/export': 'nobody',
  'post /mails/send-failed-again': 'nobody',
  'post /mails/:id/send-again': 'nobody',
  'post /users/first-register': 'nobody',
  'post /users/invite': 'nobody',
  'post /users/:id/invite': 'nobody',
  'post /users/:id/reset-second-factor': 'nobody',
  'post /users/:id/unlink-provider': 'nobody',
  'post /users/second-factor/offer': 'both',
  'post /users/second-factor/on': 'both',
  'post /users/second-factor/codes': 'both',
  'post /users/second-factor/off': 'both',
  'post /users/passkeys/offer': 'both',
  'post /users/passkeys/add': 'both',
  'post /users/passkeys/remove': 'both',
  'get /audit-entries/export': 'nobody',
  'get /audit-entries/saves': 'reader',
  'get /audit-entries/authors': 'reader',
}

/** A stranger has their link in the body, or the cookie of a begun login; everybody ends their own sessions. */
const others = [
  ...['post /users/accept-invitation', 'post /users/:id/end-sessions', 'post /users/login/code'],
  ...['post /users/login/second-factor/offer', 'post /users/login/second-factor/on'],
  ...['post /users/login/passkey', 'post /users/login/passkey/ask'],
  ...['post /users/login/passkeys/offer', 'post /users/login/passkeys/add'],
  ...['get /users/login/provider', 'get /users/login/provider/return'],
]

let site: Site
let rest: CallRest
const tokens = { reader: '', translator: '' }

beforeAll(async () => {
  site = await startSite()
  rest = createRest(site.config)
  const visitors = await createVisitors(site.payload)
  tokens.reader = (await logIn(site.payload, visitors.reader)) ?? ''
  tokens.translator = (await logIn(site.payload, visitors.translator)) ?? ''
})
afterAll(stopPayload)

/** What Payload and its plugins give every collection, global or account; these follow the access of documents. */
const ofPayload = [
  ...['get /', 'post /', 'patch /', 'delete /', 'get /count', 'get /:id', 'patch /:id', 'delete /:id'],
  ...['post /access', 'post /access/:id?', 'post /:id/duplicate', 'get /file/:filename'],
  ...['get /versions', 'get /versions/:id', 'post /versions/:id'],
  ...['get /me', 'get /init', 'post /logout', 'post /unlock', 'post /verify/:id'],
  ...['post /login', 'post /forgot-password', 'post /reset-password', 'post /refresh-token'],
  'post /first-register',
  ...['get /:key', 'post /:key', 'delete /:key'],
]

const ofSite = [
  'get /access',
  'post /reorder',
  'post /plugin-seo/generate-title',
  'post /plugin-seo/generate-description',
  'post /plugin-seo/generate-url',
  'post /plugin-seo/generate-image',
]

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

const namesOf = ({ slug, endpoints: all }: { slug: string; endpoints: Endpoint[] | false }): string[] =>
  (all || [])
    .filter((endpoint) => !ofPayload.includes(nameOf(endpoint)))
    .map(({ method, path }) => `${method} /${slug}${path}`)

/** Our own endpoints, but for those under a name of Payload's, which close or replace it. */
const ownEndpoints = (): string[] => [
  ...site.config.endpoints.map(nameOf).filter((name) => !ofSite.includes(name)),
  ...site.config.collections.flatMap(namesOf),
  ...site.config.globals.flatMap(namesOf),
]

/** Those of ours that close one of Payload's. */
const closed = [
  ...['first-register', 'login', 'forgot-password', 'reset-password', 'refresh-token'].map(
    (name) => `post /owners/${name}`,
  ),
  'post /users/first-register',
]

const isOpenTo = (role: keyof typeof tokens, open: Open): boolean => open === 'both' || open === role

const isRefused = (status: number): boolean => status === 403 || status === 404

describe('our own endpoints', () => {
  it('are all in the table', () => {
    const listed = [...Object.keys(endpoints).filter((name) => !closed.includes(name)), ...others]
    expect([...new Set(ownEndpoints())].sort()).toEqual(listed.sort())
  })
})

const cases = Object.entries(endpoints).flatMap(([endpoint, open]) =>
  (['reader', 'translator'] as const).map((role) => [endpoint, role, isOpenTo(role, open)] as const),
)

describe('an endpoint', () => {
  it.each(cases)('%s lets a %s pass: %s', async (endpoint, role, isOpen) => {
    const [method, path = ''] = endpoint.split(' ')
    const response = await rest({
      method: method === 'get' ? 'GET' : 'POST',
      path: path.replace(':id', '1'),
      token: tokens[role],
      body: method === 'get' ? undefined : {},
    })
    // Refused before it has looked for anything; the picture maker of Payload is gone for everybody.
    if (isOpen) expect(response.status).not.toBe(403)
    else if (path === '/og') expect(isRefused(response.status)).toBe(true)
    else expect(response.status).toBe(403)
  })
})
