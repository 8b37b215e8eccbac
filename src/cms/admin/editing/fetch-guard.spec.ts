import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const origin = 'http://localhost:3000'
const form = { method: 'PATCH', body: 'what was typed' }

type SentRequest = { url: string; method: string; base: string | null; body: unknown }

const reload = vi.fn()
const browser = { location: { href: `${origin}/admin`, origin, reload }, addEventListener: vi.fn(), fetch }

/** A server with one version of page 12 and a login that may be lost. */
function createServer() {
  const state = { isIn: true, version: '2026-11-23T03:00:00.000Z', status: 200, refusal: 403 }
  const sent: SentRequest[] = []
  const me = () =>
    Response.json(
      state.isIn ? { user: { email: 'jan@example.com' }, exp: Date.now() / 1000 + 7200 } : { user: null },
    )
  const savePage = (base: string | null): Response => {
    if (!state.isIn) return Response.json({ errors: [{ message: 'no' }] }, { status: state.refusal })
    if (base !== null && base !== state.version) {
      const conflict = { editors: ['Marie'], fields: ['Titel'], version: state.version }
      return Response.json({ errors: [{ message: 'Niet bewaard', data: { conflict } }] }, { status: 409 })
    }
    state.version = '2026-11-23T04:00:00.000Z'
    return Response.json({ doc: { updatedAt: state.version } })
  }
  const answer = vi.fn(async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = String(input).replace(origin, '')
    const base = new Headers(init.headers).get('x-base-version')
    sent.push({ url, base, body: init.body, method: init.method ?? 'GET' })
    if (url.startsWith('/api/users/me')) return me()
    if (url.startsWith('/api/pages/12')) return savePage(base)
    if (url === '/admin/collections/pages/12')
      return state.isIn ? new Response('state') : new Response('', { status: 500 })
    return Response.json({}, { status: state.status })
  })
  return { state, sent, answer }
}

let server: ReturnType<typeof createServer>

async function load() {
  vi.resetModules()
  server = createServer()
  browser.fetch = Object.assign(server.answer)
  vi.stubGlobal('window', browser)
  const guard = await import('./fetch-guard')
  const sessions = await import('./sessions')
  guard.guardFetch()
  await browser.fetch('/api/users/me')
  server.sent.length = 0
  return sessions
}

let sessions: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  sessions = await load()
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

/** The prompt that opens while the request waits. */
async function question() {
  await vi.waitFor(() => expect(sessions.firstPrompt()).not.toBeNull(), { timeout: 15_000 })
  const asked = sessions.firstPrompt()
  if (!asked) throw new Error('Nothing is asked')
  return asked
}

const saves = () => server.sent.filter(({ method }) => method === 'PATCH')

describe('a save whose login was lost', () => {
  it('waits for the login, and is sent again as it was', async () => {
    server.state.isIn = false
    const saving = browser.fetch('/api/pages/12?locale=fr', form)
    const asked = await question()
    expect(asked).toMatchObject({ kind: 'login', email: 'jan@example.com' })
    server.state.isIn = true
    if (asked.kind === 'login') asked.answer(true)
    expect((await saving).status).toBe(200)
    expect(saves().map(({ body }) => body)).toEqual(['what was typed', 'what was typed'])
    expect(sessions.firstPrompt()).toBeNull()
  })

  it('is answered as it was where the editor does not sign in', async () => {
    server.state.isIn = false
    const saving = browser.fetch('/api/pages/12', form)
    const asked = await question()
    if (asked.kind === 'login') asked.answer(false)
    expect((await saving).status).toBe(403)
    expect(saves()).toHaveLength(1)
  })

  it('asks once for all that waits, server functions too', async () => {
    server.state.isIn = false
    const waiting = [
      browser.fetch('/api/pages/12', form),
      browser.fetch('/admin/collections/pages/12', { method: 'POST', headers: { 'Next-Action': 'a1' } }),
    ]
    const asked = await question()
    server.state.isIn = true
    if (asked.kind === 'login') asked.answer(true)
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
    expect(sessions.firstPrompt()).toBeNull()
  })

  it.each([401, 403, 413])('asks for the login if a request without one gets %i', async (refusal) => {
    server.state.isIn = false
    server.state.refusal = refusal
    const saving = browser.fetch('/api/pages/12', form)
    const asked = await question()
    expect(asked.kind).toBe('login')
    server.state.isIn = true
    if (asked.kind === 'login') asked.answer(true)
    expect((await saving).status).toBe(200)
  })

  it.each([403, 413])('asks an editor who is logged in nothing if the response is %i', async (status) => {
    server.state.status = status
    expect((await browser.fetch('/api/articles/3', form)).status).toBe(status)
    expect(sessions.firstPrompt()).toBeNull()
  })
})

describe('a save on top of an outdated version', () => {
  beforeEach(() => {
    sessions.noteForm(Symbol('form'), { key: 'pages/12', version: '2026-11-23T02:00:00.000Z' })
  })

  it('names who changed what, and overwrites if the editor wants it', async () => {
    const saving = browser.fetch('/api/pages/12?draft=true', form)
    const asked = await question()
    expect(asked).toMatchObject({ kind: 'conflict', conflict: { editors: ['Marie'], fields: ['Titel'] } })
    if (asked.kind === 'conflict') asked.answer('mine')
    expect((await saving).status).toBe(200)
    expect(saves().map(({ base }) => base)).toEqual(['2026-11-23T02:00:00.000Z', '2026-11-23T03:00:00.000Z'])
    // The next save is based on the version that this one made.
    expect(sessions.baseOf('pages/12')).toBe('2026-11-23T04:00:00.000Z')
    expect((await browser.fetch('/api/pages/12', form)).status).toBe(200)
  })

  it('goes back to the form, with the answer', async () => {
    const saving = browser.fetch('/api/pages/12', form)
    const asked = await question()
    if (asked.kind === 'conflict') asked.answer('back')
    expect((await saving).status).toBe(409)
    expect(saves()).toHaveLength(1)
  })

  it('loads theirs', async () => {
    void browser.fetch('/api/pages/12', form)
    const asked = await question()
    if (asked.kind === 'conflict') asked.answer('theirs')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 15_000 })
    expect(saves()).toHaveLength(1)
  })
})

describe('a document in a drawer above its own form', () => {
  const [below, drawer] = [Symbol('below'), Symbol('drawer')]
  const key = 'pages/12'

  beforeEach(() => {
    server.state.version = '2026-11-23T02:00:00.000Z'
    sessions.noteForm(below, { key, version: '2026-11-23T02:00:00.000Z' })
    sessions.noteForm(drawer, { key, version: '2026-11-23T02:00:00.000Z' })
    sessions.noteForm(Symbol('other'), { key: 'pages/13', version: '2026-11-23T01:00:00.000Z' })
  })

  it('saves as often as the editor likes', async () => {
    expect((await browser.fetch('/api/pages/12', form)).status).toBe(200)
    expect((await browser.fetch('/api/pages/12', form)).status).toBe(200)
    expect(saves().map(({ base }) => base)).toEqual(['2026-11-23T02:00:00.000Z', '2026-11-23T04:00:00.000Z'])
    expect(sessions.firstPrompt()).toBeNull()
  })

  it.each([true, false])(
    'is not overwritten by the form below without a word (told its version: %s)',
    async (isNoted) => {
      await browser.fetch('/api/pages/12', form)
      if (isNoted) sessions.noteForm(drawer, { key, version: server.state.version })
      sessions.closeForm(drawer)
      expect(sessions.baseOf(key)).toBe('2026-11-23T02:00:00.000Z')
      const saving = browser.fetch('/api/pages/12', form)
      const asked = await question()
      expect(asked.kind).toBe('conflict')
      if (asked.kind === 'conflict') asked.answer('back')
      expect((await saving).status).toBe(409)
    },
  )

  it('is forgotten with its last form', () => {
    sessions.closeForm(drawer)
    sessions.closeForm(below)
    expect(sessions.baseOf(key)).toBeNull()
  })
})

describe('a save that is refused', () => {
  const call = { method: 'POST', headers: { 'Next-Action': 'a1' } }

  /** A server function whose response comes when the test says so. */
  function callSlowly() {
    let finish = (): void => undefined
    const body = new ReadableStream({
      start: (stream) => {
        finish = () => stream.close()
      },
    })
    server.answer.mockResolvedValueOnce(new Response(body))
    const answered = browser.fetch('/admin/collections/articles/3', call)
    return { answered, finish }
  }

  it('is answered after the server functions that were called before it, bodies and all', async () => {
    const first = callSlowly()
    await first.answered
    server.state.status = 400
    const order: string[] = []
    const saving = browser.fetch('/api/articles/3', form).then(({ status }) => order.push(`save ${status}`))
    await vi.waitFor(() => expect(saves()).toHaveLength(1))
    // The form asks again as soon as it has the first response.
    const second = callSlowly()
    for (const { finish } of [first, second]) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      order.push('function')
      finish()
    }
    await saving
    expect(order).toEqual(['function', 'function', 'save 400'])
  })

  it('is answered after a server function that the form calls a moment later: it asks once typing has paused', async () => {
    server.state.status = 400
    const order: string[] = []
    const saving = browser.fetch('/api/articles/3', form).then(({ status }) => order.push(`save ${status}`))
    await new Promise((resolve) => setTimeout(resolve, 250))
    const { answered, finish } = callSlowly()
    await answered
    await new Promise((resolve) => setTimeout(resolve, 500))
    order.push('function')
    finish()
    await saving
    expect(order).toEqual(['function', 'save 400'])
  })

  it('waits for ten seconds at most, and one that is taken not at all', async () => {
    const { answered } = callSlowly()
    await answered
    vi.useFakeTimers()
    expect((await browser.fetch('/api/articles/3', form)).status).toBe(200)
    server.state.status = 400
    const saving = browser.fetch('/api/articles/3', form)
    await vi.advanceTimersByTimeAsync(10_100)
    expect((await saving).status).toBe(400)
    vi.useRealTimers()
  })
})

describe('the end of a login', () => {
  it('is far away for Payload, which would leave the page', async () => {
    const { exp, user } = await (await browser.fetch('/api/users/me')).json()
    expect(user).toEqual({ email: 'jan@example.com' })
    expect(exp * 1000).toBeGreaterThan(Date.now() + 10 * 86_400_000)
  })

  it('asks nothing after a logout', async () => {
    await browser.fetch('/api/users/logout', { method: 'POST' })
    server.state.isIn = false
    expect((await browser.fetch('/api/pages/12', form)).status).toBe(403)
    expect(sessions.firstPrompt()).toBeNull()
  })
})
