/** What was posted, as JSON, as a form of fields or as one with files; a field that came several times has a list. */
export type PostedFields = { type: 'json' | 'fields' | 'files'; values: Record<string, unknown> }

/** Of another type than a form can be; larger than it may be; not what its type says. */
export type ReadFailure = 'type' | 'size' | 'broken'

export type ReadBounds = {
  /** Bytes of a form without files. */
  most: number
  /** Bytes of one with files; null where the form has none. */
  mostWithFiles: number | null
}

// A browser that is not let finish its post shows no answer: so much more is read and thrown away.
const patience = 4

/** The body, or null where it is larger than `most`; nothing more than that is ever kept in memory. */
async function readBody({ body }: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of streamOf(body)) {
    size += chunk.length
    if (size > most * patience) break
    if (size > most) chunks.length = 0
    else chunks.push(chunk)
  }
  return size > most ? null : join(chunks, size)
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

function parseJson(text: string): Record<string, unknown> | null {
  const value: unknown = JSON.parse(text)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? Object.fromEntries(Object.entries(value)) : null
}

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

// Said by tools/server, which has read a body before and found it too large for any form.
const TOO_LARGE = 'x-body-too-large'

/** Reads what was posted, never more than it may be; it never throws, whatever was sent. */
export async function readForm(
  request: Request,
  { most, mostWithFiles }: ReadBounds,
): Promise<{ ok: true; value: PostedFields } | { ok: false; failure: ReadFailure }> {
  const contentType = request.headers.get('content-type') ?? ''
  const type = typeOf(contentType)
  if (!type) return { ok: false, failure: 'type' }
  if (request.headers.has(TOO_LARGE)) return { ok: false, failure: 'size' }
  try {
    const bytes = await readBody(request, type === 'files' ? (mostWithFiles ?? most) : most)
    if (!bytes) return { ok: false, failure: 'size' }
    const values = await parse({ bytes, type, contentType })
    return values ? { ok: true, value: { type, values } } : { ok: false, failure: 'broken' }
  } catch {
    return { ok: false, failure: 'broken' }
  }
}
