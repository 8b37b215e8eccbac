import { z } from 'zod'
import { guardFields } from '@/domain/leads/form-guard'
import { safeInternalPath } from '@/domain/routing/safe-redirect'
import { knownLocale, type Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { textOf } from '@/domain/shared/text'

/** How a post wants to be answered: a page for a browser that posted a form without a script, else JSON. */
export type ReplyFormat = 'page' | 'redirect' | 'json'

/** What a visitor has posted, as far as it could be read. */
export type PostedValues = {
  locale: Locale
  format: ReplyFormat
  values: Readonly<Record<string, unknown>>
  /** Finds the page of the form, which only some responses need; null where it is not known. */
  page: () => string | null
}

/** The value of a field; the first, where it came several times. */
export const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** A field as it was typed; '' where it is missing. */
export function typed({ values }: Pick<PostedValues, 'values'>, name: string): string {
  const value = firstOf(values[name])
  return textOf(value)
}

const isTextual = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** What was typed into a field, once for each value of a list. */
export const typedTexts = (value: unknown): string[] => [value].flat().filter(isTextual).map(String)

/**
 * JSON for a post of JSON and for who asks for it; a page for a browser; a plain form from any other program is redirected
 * to the thank-you page, and gets its errors as JSON.
 */
function replyFormatOf({ headers }: Request): ReplyFormat {
  const accept = headers.get('accept') ?? ''
  const isJson = (headers.get('content-type') ?? '').toLowerCase().startsWith('application/json')
  if (isJson) return 'json'
  if (accept.includes('text/html')) return 'page'
  return accept.includes('application/json') ? 'json' : 'redirect'
}

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null)

/** The page of this site that a post comes from, as its path with the query; null where the browser does not send it. */
function refererPath({ headers }: Request): string | null {
  const referer = headers.get('referer')
  if (referer === null || !URL.canParse(referer)) return null
  const { host, pathname, search } = new URL(referer)
  // The origin alone, as of a page with a strict referrer policy.
  if (pathname === '/' && search === '') return null
  return host === headers.get('host') || host === hostOf(env.SITE_URL) ? `${pathname}${search}` : null
}

const pathOf = (page: string | null): string | undefined => page?.split('?')[0]

/** The page of the form: the one it names, else the referer, which also has the query. */
function pageOf(request: Request, values: PostedValues['values']): string | null {
  const named = safeInternalPath(firstOf(values.page))
  const referer = safeInternalPath(refererPath(request))
  const page = named === null || pathOf(named) === pathOf(referer) ? referer : named
  return page !== null && !/^\/(?:api|admin)\b/.test(page) ? page : null
}

/** What is known before the body is read: the language is that of the page it was sent from. */
export function unread(request: Request): PostedValues {
  const page = pageOf(request, {})
  return {
    locale: knownLocale(page?.split('/')[1]),
    format: replyFormatOf(request),
    values: {},
    page: () => page,
  }
}

/** The posted values, in the language that they name; an unknown one is replaced by the default language of the site. */
export const postedWith = (request: Request, values: PostedValues['values']): PostedValues => ({
  locale: knownLocale(firstOf(values[guardFields.locale])),
  format: replyFormatOf(request),
  values,
  page: () => pageOf(request, values),
})

/** The posted values, from JSON or from a form with or without files; a field that came several times has a list. */
export type PostedFields = { type: 'json' | 'fields' | 'files'; values: Record<string, unknown> }

/** Not the content type of a form; too large; not what its content type says. */
export type ReadFailure = 'type' | 'size' | 'broken'

export type PostLimits = {
  /** The most bytes of a form without files. */
  maxBytes: number
  /** The most bytes of a form with files; null where the form has none. */
  maxBytesWithFiles: number | null
}

// A browser that cannot finish its post shows no response: this much more is read and thrown away.
const discardFactor = 4

/** The body, or null where it is larger than `maxBytes`; no more than that is held in memory. */
async function readBody({ body }: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of streamOf(body)) {
    size += chunk.length
    if (size > maxBytes * discardFactor) break
    if (size > maxBytes) chunks.length = 0
    else chunks.push(chunk)
  }
  return size > maxBytes ? null : join(chunks, size)
}

async function* streamOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

function gather(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const fields = new Map<string, unknown[]>()
  for (const [name, value] of entries) {
    const values = fields.get(name)
    if (values) values.push(value)
    else fields.set(name, [value])
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  )
}

const fieldsSchema = z.record(z.string(), z.unknown())

const parseJson = (text: string): Record<string, unknown> | null =>
  fieldsSchema.safeParse(JSON.parse(text)).data ?? null

const types: readonly [start: string, type: PostedFields['type']][] = [
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'fields'],
  ['multipart/form-data', 'files'],
]

const typeOf = (contentType: string): PostedFields['type'] | undefined => {
  const [essence = ''] = contentType.toLowerCase().split(';')
  return types.find(([start]) => essence.trim() === start)?.[1]
}

type Content = { bytes: Uint8Array<ArrayBuffer>; type: PostedFields['type']; contentType: string }

async function parse({ bytes, type, contentType }: Content): Promise<Record<string, unknown> | null> {
  if (type === 'files') {
    const data = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
    return gather(data.entries())
  }
  const text = new TextDecoder().decode(bytes)
  return type === 'json' ? parseJson(text) : gather(new URLSearchParams(text))
}

// Set by tools/server, which has found the body too large for any form.
const TOO_LARGE = 'x-body-too-large'

/** Reads a post within its limits; it never throws, whatever was sent. */
export async function readForm(
  request: Request,
  { maxBytes, maxBytesWithFiles }: PostLimits,
): Promise<{ ok: true; value: PostedFields } | { ok: false; failure: ReadFailure }> {
  const contentType = request.headers.get('content-type') ?? ''
  const type = typeOf(contentType)
  if (!type) return { ok: false, failure: 'type' }
  if (request.headers.has(TOO_LARGE)) return { ok: false, failure: 'size' }
  try {
    const bytes = await readBody(request, type === 'files' ? (maxBytesWithFiles ?? maxBytes) : maxBytes)
    if (!bytes) return { ok: false, failure: 'size' }
    const values = await parse({ bytes, type, contentType })
    return values ? { ok: true, value: { type, values } } : { ok: false, failure: 'broken' }
  } catch {
    return { ok: false, failure: 'broken' }
  }
}
