import * as z from 'zod/mini'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

const { errors } = screenTexts.pictures.uploads

/** Stored under a number, or refused: in the words of the server, or in ours. */
export type SentPicture = { id: number } | { error: string | EditorTexts }

type SendInput = { path: string; file: File; onProgress: (share: number) => void }

type Answer = { status: number; text: string }

const stored = z.object({ doc: z.object({ id: z.number() }) })

const refused = z.object({
  errors: z.array(
    z.object({
      message: z.optional(z.string()),
      data: z.optional(z.object({ errors: z.optional(z.array(z.object({ message: z.string() }))) })),
    }),
  ),
})

// In milliseconds: a large photograph on a slow line, and its sizes on a busy server.
const longest = 10 * 60_000

function bodyOf(file: File): FormData {
  const body = new FormData()
  // The photos of a property have the watermark of the settings at once.
  body.set('_payload', JSON.stringify({ isOfProperty: true }))
  body.set('file', file)
  return body
}

/** Sends as `fetch` does, which does not tell how much has been sent; null without an answer. */
const sendWithProgress = ({ path, file, onProgress }: SendInput): Promise<Answer | null> =>
  new Promise((answer) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.timeout = longest
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => answer({ status: request.status, text: request.responseText })
    request.onerror = () => answer(null)
    request.ontimeout = () => answer(null)
    request.onabort = () => answer(null)
    request.send(bodyOf(file))
  })

const sendAgain = ({ path, file }: SendInput): Promise<Answer | null> =>
  fetch(path, { method: 'POST', credentials: 'same-origin', body: bodyOf(file) }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    () => null,
  )

// Strangers get 413 for any picture.
const isWithoutLogin = (answer: Answer | null): boolean =>
  answer !== null && [401, 403, 413].includes(answer.status)

/** After a lost login the guarded `fetch` asks for one, and then sends the picture. */
async function send(input: SendInput): Promise<Answer | null> {
  const answer = await sendWithProgress(input)
  return isWithoutLogin(answer) ? sendAgain(input) : answer
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const byStatus: Partial<Record<number, EditorTexts>> = {
  401: errors.access,
  403: errors.access,
  413: errors.size,
}

// Of a full disk and an absent bucket the server speaks in the reader's language; other errors are for programmers.
const isForReaders = (status: number): boolean => status === 507 || status === 503

function errorOf({ status, text }: Answer): string | EditorTexts {
  const error = refused.safeParse(jsonOf(text)).data?.errors[0]
  const said = error?.data?.errors?.[0] ?? (isForReaders(status) ? error : undefined)
  return byStatus[status] ?? said?.message ?? errors.failed
}

/** Stores a picture by Payload's own upload, with all its checks. */
export async function sendPicture(input: SendInput): Promise<SentPicture> {
  const answer = await send(input)
  if (answer === null) return { error: errors.connection }
  const id = stored.safeParse(jsonOf(answer.text)).data?.doc.id
  return id === undefined || answer.status >= 400 ? { error: errorOf(answer) } : { id }
}
