import * as z from 'zod/mini'
import { isLocale, type Locale } from '@/domain/shared/locale'
import type { Direction } from '@/domain/translations/segments'
import { translatorFileName } from '@/domain/translations/translator-file'

/** The texts of one document, or of the list of gaps, of one kind or of all. */
export type TextsToDownload = Direction & { document?: string; collection?: string }

/** How many of how many documents are in the file; or a code for why there is none. */
export type DownloadAnswer =
  { isDone: true; documents: number; total: number } | { isDone: false; code: 'nothing' | 'failed' }

function keep({ file, name }: { file: Blob; name: string }): void {
  const link = window.document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has begun by then; a browser keeps the file for as long as it has an address.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Downloads texts for a translator; a failed connection is an answer too. */
export async function downloadXliff({
  api,
  texts,
}: {
  api: string
  texts: TextsToDownload
}): Promise<DownloadAnswer> {
  try {
    const path = `${api}/translations/xliff?${new URLSearchParams(texts)}`
    const response = await fetch(path, { credentials: 'same-origin' })
    if (!response.ok) return { isDone: false, code: response.status === 404 ? 'nothing' : 'failed' }
    const [documents = 0, total = 0] = (response.headers.get('x-documents') ?? '').split('/').map(Number)
    keep({ file: await response.blob(), name: translatorFileName(texts) })
    return { isDone: true, documents, total }
  } catch {
    return { isDone: false, code: 'failed' }
  }
}

const language = z.nullable(z.custom<Locale>(isLocale))

const notImported = z.object({
  document: z.string(),
  name: z.string(),
  from: language,
  to: language,
  text: z.nullable(z.string()),
  reason: z.string(),
  message: z.nullable(z.string()),
})

const summary = z.object({
  texts: z.number(),
  documents: z.number(),
  unchanged: z.number(),
  refused: z.array(notImported),
})

const refusal = z.object({ error: z.string() })

/** A text or document that was not taken over, with the code of its reason, or the reason in words. */
export type NotTakenOver = z.infer<typeof notImported>

/** What the site has done with a file. */
export type UploadSummary = z.infer<typeof summary>

/** Done, or refused as a whole, with a code. */
export type UploadAnswer = { isDone: true; summary: UploadSummary } | { isDone: false; code: string }

/** Uploads the file of a translator; a failed connection is an answer too. */
export async function uploadXliff({ api, file }: { api: string; file: File }): Promise<UploadAnswer> {
  try {
    const response = await fetch(`${api}/translations/xliff`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/x-xliff+xml' },
      body: file,
    })
    const answer: unknown = await response.json()
    const read = summary.safeParse(answer)
    if (response.ok && read.success) return { isDone: true, summary: read.data }
    return { isDone: false, code: refusal.safeParse(answer).data?.error ?? 'failed' }
  } catch {
    return { isDone: false, code: 'failed' }
  }
}
