import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { documentFiles } from '../../tests/support/files/document-files'
import { leadForms, leadProperties } from '../../tests/support/forms/lead-forms'
import { locales } from '../../src/domain/shared/locale'
import type { LeadKind } from '../../src/domain/leads/lead-kinds'
import type { MailReader } from './sent-forms'
import { isRecord } from '../../src/domain/shared/is-record'
import { instanceHeader } from '../instances/haproxy'

/** Sample properties in place of those of the specs: for sale, to let, a project. */
const sampleProperties: ReadonlyMap<unknown, number> = new Map([
  [leadProperties.sale, 2101],
  [leadProperties.rent, 2119],
  [leadProperties.project, 95],
])

/** The values of a form, about properties that the sample content has. */
export const aboutSampleProperties = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'property' || name === 'project' ? (sampleProperties.get(value) ?? value) : value,
    ]),
  )

/** The forms that visitors send, in rotation, and the recipients of their mails. */
const kindsInRotation: readonly [kind: LeadKind, mails: readonly MailReader[]][] = [
  ['site-contact', ['agency', 'visitor']],
  ['contact-appointment', ['agency', 'visitor']],
  ['site-contact', ['agency', 'visitor']],
  ['demand-register', ['agency', 'visitor']],
  ['site-contact', ['agency', 'visitor']],
  ['job-contact', ['agency', 'visitor']],
  ['site-contact', ['agency', 'visitor']],
  ['sign-newsletter', ['visitor']],
]

export type LoadForm = {
  kind: LeadKind
  email: string
  mails: readonly MailReader[]
  /** Where the visitor posts from. */
  address: string
  values: Record<string, unknown>
}

/** An address for each number, as our proxy would pass it on. */
export const visitorAddress = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** One of many forms, each from another visitor, with a key that identifies a repeated post. */
export function makeForm({ name, number }: { name: string; number: number }): LoadForm {
  const [kind, mails] = kindsInRotation[number % kindsInRotation.length] ??
    kindsInRotation[0] ?? ['site-contact', []]
  const email = `${name}-${number}@visitors.example`
  const values = {
    ...leadForms[kind],
    email,
    lang: locales[number % locales.length],
    requestId: randomUUID(),
  }
  return { kind, email, mails, address: visitorAddress(number), values: aboutSampleProperties(values) }
}

function toBody({ kind, values }: LoadForm): { body: BodyInit; headers: Record<string, string> } {
  if (kind !== 'job-contact')
    return { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } }
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.append(name, String(value))
  data.append('cv', new File([new Uint8Array(documentFiles.pdf)], 'cv.pdf', { type: 'application/pdf' }))
  return { body: data, headers: { accept: 'application/json' } }
}

/** The answer to a post; the status is 0 if the connection broke or nothing came. */
export type FormAnswer = {
  status: number
  isTaken: boolean
  /** The seconds of `Retry-After`; null without one. */
  retryAfter: number | null
  /** When it came (`Date.now()`), and after how many milliseconds. */
  at: number
  took: number
  /** Which of several instances has answered; null where no balancer says so. */
  instance: string | null
}

const isOk = (body: unknown): boolean => isRecord(body) && body.ok === true

// A browser gives up as well in the end; no answer should take nearly as long.
const longest = 60_000

/** Posts a form once, as its visitor's browser does. */
export async function postForm({ url, form }: { url: string; form: LoadForm }): Promise<FormAnswer> {
  const { body, headers } = toBody(form)
  const started = performance.now()
  const answered = (
    facts: Pick<FormAnswer, 'status' | 'isTaken' | 'retryAfter' | 'instance'>,
  ): FormAnswer => ({
    ...facts,
    at: Date.now(),
    took: performance.now() - started,
  })
  try {
    const response = await fetch(`${url}/api/forms/${form.kind}`, {
      method: 'POST',
      body,
      headers: { ...headers, 'x-forwarded-for': form.address },
      signal: AbortSignal.timeout(longest),
    })
    const retryAfter = response.headers.get('retry-after')
    const content: unknown = await response.json().catch(() => null)
    return answered({
      status: response.status,
      isTaken: response.status === 200 && isOk(content),
      retryAfter: retryAfter === null ? null : Number(retryAfter),
      instance: response.headers.get(instanceHeader),
    })
  } catch {
    return answered({ status: 0, isTaken: false, retryAfter: null, instance: null })
  }
}
