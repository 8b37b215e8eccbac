import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Lead } from '@/cms/payload-types'
import { leadKinds, type LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import { invalidateAll } from '@/process/freshness.mjs'
import { documentFiles } from '../../support/files/document-files'
import { filesEntered } from '../../support/files-entered'
import { leadForms, leadProperties } from '../../support/forms/lead-forms'
import { createLeadProject } from '../../support/forms/lead-project'
import { startPayload, stopPayload } from '../../support/database/payload'
import {
  asFields,
  browser,
  findLeads,
  findMails,
  forgetForms,
  nextVisitor,
  postJson,
  sendForm,
} from '../../support/forms/post-forms'
import { createProperty, createPlaces } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
  const places = await createPlaces(payload)
  await createProperty(payload, { places, publicId: leadProperties.sale })
  await createProperty(payload, { places, publicId: leadProperties.rent, goal: 'rent', price: 950 })
  await createLeadProject(payload, places)
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(() => forgetForms(payload))

type Values = Record<string, unknown>

function asParts(values: Values): FormData {
  const body = new FormData()
  for (const [name, value] of asFields(values)) body.append(name, value)
  return body
}

const multipart = (kind: LeadKind, values: Values) =>
  sendForm({ kind, body: asParts(values), headers: { accept: 'application/json' } })

/** The shapes of a post, and how each is answered. */
const shapes: Record<string, (kind: LeadKind, values: Values) => Promise<Response>> = {
  JSON: postJson,
  'a plain form': (kind, values) => sendForm({ kind, body: asFields(values), headers: browser }),
  'a plain form of several parts': (kind, values) =>
    sendForm({ kind, body: asParts(values), headers: browser }),
  'a form of several parts, sent by script': multipart,
}

const answerOf = async (response: Response): Promise<unknown> =>
  response.status === 303
    ? { status: 303, redirect: response.headers.get('location') }
    : { status: response.status, redirect: (await response.json()).redirect }

const statusOf = (shape: string): number => (shape.startsWith('a plain form') ? 303 : 200)

const thanksOf = (kind: LeadKind): string =>
  kind === 'forgot-password' ? '/en/owner/forgotten/?done=sent' : '/en/'

const comparable = ({ kind, values, name, email, language }: Lead) => ({
  kind,
  values,
  name,
  email,
  language,
})

const cases = leadKinds.flatMap((kind) => Object.keys(shapes).map((shape) => [kind, shape] as const))

describe('a form of each kind in each shape', () => {
  it.each(cases)('%s as %s is the same lead, with the same mails', async (kind, shape) => {
    const values = { lang: 'en', ...leadForms[kind] }
    await postJson(kind, values)
    nextVisitor()
    const sent = await shapes[shape]?.(kind, values)
    expect(sent && (await answerOf(sent))).toEqual({ status: statusOf(shape), redirect: thanksOf(kind) })
    const [first, second, ...others] = await findLeads(payload)
    expect(others).toEqual([])
    expect(second && comparable(second)).toEqual(first && comparable(first))
    const mails = await findMails(payload)
    const kindsOf = (lead: Lead | undefined) =>
      mails.filter(({ about }) => about === `leads/${lead?.id}`).map((mail) => mail.kind)
    expect(kindsOf(second)).toEqual(kindsOf(first))
  })

  it.each(cases)('%s as %s gets its errors', async (kind, shape) => {
    const response = await shapes[shape]?.(kind, { lang: 'en', ...leadForms[kind], email: 'jeanne@' })
    expect(await findLeads(payload)).toEqual([])
    if (statusOf(shape) === 303) {
      expect(response?.status).toBe(303)
      expect(response?.headers.get('location')).toMatch(new RegExp(`\\?form=[\\w-]{32}#${kind}$`))
    } else {
      expect(response?.status).toBe(422)
      expect(await response?.json()).toEqual({ ok: false, errors: { email: 'Email is not valid' } })
    }
  })

  it.each(cases)('%s as %s stores a file only where its form has one', async (kind, shape) => {
    if (shape === 'JSON' || shape === 'a plain form') {
      await shapes[shape]?.(kind, { lang: 'en', ...leadForms[kind], cv: 'cv.pdf' })
    } else {
      const body = asParts({ lang: 'en', ...leadForms[kind] })
      body.set('cv', new File([new Uint8Array(documentFiles.pdf)], 'cv.pdf'))
      const headers = shape.startsWith('a plain') ? browser : { accept: 'application/json' }
      expect((await sendForm({ kind, body, headers })).status).toBe(statusOf(shape))
    }
    const [lead] = await findLeads(payload)
    const hasFile = leadTable[kind].file !== null && shape.includes('parts')
    expect(lead?.kind).toBe(kind)
    expect(typeof lead?.file).toBe(hasFile ? 'number' : 'object')
    const { totalDocs } = await payload.count({ collection: 'applicant-files' })
    expect(totalDocs).toBe(hasFile ? 1 : 0)
  })
})

// docs/house.md has the figures; files that are loaded once and reused do not count.
const mostFiles = { warm: 38, cold: 53, outsideDomain: 25 }

describe('a contact form', () => {
  const send = async () => {
    const answer = await postJson('site-contact', { lang: 'fr', ...leadForms['site-contact'] })
    expect(answer.status).toBe(200)
  }

  beforeEach(send)

  it('enters few files from its post to its queued mails', async () => {
    const files = await filesEntered(send)
    expect(await findMails(payload)).toHaveLength(4)
    const steps = files.filter((file) => !file.startsWith('src/domain/'))
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(mostFiles.warm)
    expect(steps.length, steps.join('\n')).toBeLessThanOrEqual(mostFiles.outsideDomain)
  })

  it('enters few files more without cached reads', async () => {
    invalidateAll()
    const files = await filesEntered(send)
    expect(await findMails(payload)).toHaveLength(4)
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(mostFiles.cold)
  })
})
