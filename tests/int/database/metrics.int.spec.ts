import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createEdge } from '../../../tools/server/edge.mjs'
import { emptyQueue } from '../../support/database/job-queue'
import { startSite, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

const token = 'a-monitor-of-the-agency'
let payload: Payload
const site = { siteUrl: 'http://localhost', secret: 's', trustsProxy: false, isAction: () => false }

beforeAll(async () => {
  ;({ payload } = await startSite({ METRICS_TOKEN: token }))
  // It says how figures are written.
  createEdge(site, () => undefined)
})
afterAll(async () => {
  delete process.env.METRICS_TOKEN
  await stopPayload()
})

const ask = async (authorization?: string): Promise<{ status: number; text: string; headers: Headers }> => {
  const { GET } = await import('@/app/metrics/route')
  const headers = authorization === undefined ? undefined : { authorization }
  const response = await GET(new Request('http://localhost:3000/metrics', { headers }))
  return { status: response.status, text: await response.text(), headers: response.headers }
}

const read = async () => (await ask(`Bearer ${token}`)).text

describe('GET /metrics', () => {
  it.each([
    [undefined],
    [''],
    ['Bearer '],
    [`bearer ${token}`],
    [token],
    [`Bearer ${token}x`],
    ['Basic eDp5'],
  ])('tells nothing to who shows %s', async (authorization) => {
    const { status, text, headers } = await ask(authorization)
    expect([status, text]).toEqual([401, ''])
    expect(headers.get('www-authenticate')).toBe('Bearer')
  })

  it('counts the jobs of the queue and the mails that are not sent', async () => {
    const { drizzle } = payload.db
    await emptyQueue(payload)
    const add = (runAt: string) =>
      drizzle.execute(
        sql`select graphile_worker.add_job(identifier => 'purge-leads', run_at => now() + ${runAt}::interval)`,
      )
    await add('-90 seconds')
    await add('1 hour')
    await add('2 hours')
    const mail = {
      kind: 'site-contact',
      locale: 'fr',
      messageId: '1@d.example',
      from: 'a@b.example',
      to: 'c@d.example',
      subject: 'x',
      html: 'x',
      text: 'x',
    }
    for (const status of ['failed', 'failed', 'queued', 'sent'] as const)
      await payload.db.create({ collection: 'mails', data: { ...mail, status } })
    await payload.db.drizzle.execute(`insert into reply_mailboxes (mailbox, left_alone) values ('one', 3)`)
    const text = await read()
    for (const line of [
      'database_up 1',
      'queue_jobs{state="waiting"} 2',
      'queue_jobs{state="due"} 1',
      'queue_jobs{state="running"} 0',
      'queue_jobs{state="failed"} 0',
      'mails{status="queued"} 1',
      'mails{status="failed"} 2',
      'reply_polls_failed 0',
      'reply_mails_left_alone 3',
    ])
      expect(text).toContain(`${line}\n`)
    const [, waited] = /^queue_oldest_due_seconds ([\d.]+)$/m.exec(text) ?? []
    expect(Number(waited)).toBeGreaterThanOrEqual(90)
    expect(text).toMatch(/^database_connections\{state="open"\} [1-9]/m)
    expect(text).not.toContain('example')
  })

  it('answers without a database, and says that it is away', async () => {
    const failing = vi.spyOn(payload.db.drizzle, 'execute').mockRejectedValue(new Error('away'))
    const text = await read()
    failing.mockRestore()
    expect(text).toContain('database_up 0\n')
    expect(text).not.toMatch(/^(?:queue|mails|reply)/m)
  })

  it('is nowhere while no token is set', async () => {
    const { env } = await import('@/env')
    const given = env.METRICS_TOKEN
    Object.assign(env, { METRICS_TOKEN: undefined })
    const answers = await Promise.all([ask(`Bearer ${token}`), ask('Bearer undefined'), ask()])
    Object.assign(env, { METRICS_TOKEN: given })
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
