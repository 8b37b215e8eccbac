import type { Payload } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import type { Lead, Mail } from '@/cms/payload-types'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { leadForms } from './lead-forms'

export type SentForm = { kind: string; body: BodyInit; headers?: Record<string, string> }

/** The headers of a browser that posts a form by itself. */
export const browser = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-site': 'same-origin' }

let visitor = 0

/** The next forms come from another visitor. */
export const nextVisitor = (): void => {
  visitor += 1
}

/** Posts a form to the real route, as the present visitor. */
export async function sendForm({ kind, body, headers = {} }: SentForm): Promise<Response> {
  const { POST } = await import('@/app/api/forms/[kind]/route')
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
  const request = new Request(`http://localhost:3000/api/forms/${kind}`, {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': address, ...headers },
  })
  return POST(request, { params: Promise.resolve({ kind }) })
}

export const postJson = (kind: string, values: unknown): Promise<Response> =>
  sendForm({ kind, body: JSON.stringify(values), headers: { 'content-type': 'application/json' } })

/** The minimal form of a kind, with more or other values. */
export const postForm = (kind: LeadKind, more: Record<string, unknown> = {}): Promise<Response> =>
  postJson(kind, { lang: 'fr', ...leadForms[kind], ...more })

const toText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Values of a form as a browser without a script posts them. */
export const asFields = (values: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => [value].flat().map((item) => [name, toText(item)])),
  )

export const findLeads = async (payload: Payload): Promise<Lead[]> =>
  (await payload.find({ collection: 'leads', pagination: false, sort: 'id' })).docs

export const findMails = async (payload: Payload): Promise<Mail[]> =>
  (await payload.find({ collection: 'mails', pagination: false, sort: 'id' })).docs

const tables = [
  'alerts',
  'alert_events',
  'alert_notices',
  'leads',
  'appointments',
  'applicant_files',
  'subscribers',
  'mails',
  'form_counts',
  'form_proofs',
  'form_drafts',
  'testimonials',
  '_testimonials_v',
]

/** Deletes everything that forms have stored. */
export async function forgetForms(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(sql.raw(tables.map((table) => `delete from ${table}`).join(';')))
}
