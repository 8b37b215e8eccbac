import { z } from 'zod'
import { env } from '@/env'
import type { Direction } from '@/domain/translations/segments'

type Batch = Direction & { texts: readonly string[]; format: 'text' | 'html' }

/**
 * Translates texts, in their order: the one place that a provider is behind. Another one than LibreTranslate is another function of
 * this type (docs/translations.md).
 * @throws {MachineError} without an answer for each text
 */
export type MachineTranslator = (batch: Batch & { signal: AbortSignal }) => Promise<string[]>

/** Why there is no answer: the provider cannot be reached, or it refuses. */
export class MachineError extends Error {
  constructor(readonly code: 'unreachable' | 'refused') {
    super(`The machine that translates: ${code}`)
  }
}

const patience = 30_000 // milliseconds
const largestAnswer = 2_000_000 // bytes
const mostInBatch = { texts: 25, letters: 4000 }

const answerShape = z.object({ translatedText: z.array(z.string()) })

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const bytes of response.body ?? []) {
    size += bytes.byteLength
    if (size > largestAnswer) throw new MachineError('refused')
    text += decoder.decode(bytes, { stream: true })
  }
  return text + decoder.decode()
}

async function post(
  address: URL,
  { signal, ...asked }: { signal: AbortSignal; body: string },
): Promise<Response> {
  try {
    return await fetch(address, {
      ...asked,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    })
  } catch {
    throw new MachineError('unreachable')
  }
}

function readAnswer(text: string, count: number): string[] {
  try {
    const { translatedText } = answerShape.parse(JSON.parse(text))
    if (translatedText.length === count) return translatedText
  } catch {
    // Counted as a refusal below: what the provider said may hold the texts.
  }
  throw new MachineError('refused')
}

/** The interface of LibreTranslate: `POST /translate` with several texts (https://docs.libretranslate.com/api/operations/translate/). */
const libreTranslate =
  ({ url, key }: { url: string; key: string | undefined }): MachineTranslator =>
  async ({ texts, from, to, format, signal }) => {
    const address = new URL('translate', url.endsWith('/') ? url : `${url}/`)
    const body = { q: texts, source: from, target: to, format, ...(key ? { api_key: key } : {}) }
    const response = await post(address, { body: JSON.stringify(body), signal })
    if (!response.ok) throw new MachineError('refused')
    return readAnswer(await textOf(response), texts.length)
  }

/** The provider that the agency chose; null without one. */
export const machineTranslator = (): MachineTranslator | null =>
  env.TRANSLATE_URL ? libreTranslate({ url: env.TRANSLATE_URL, key: env.TRANSLATE_API_KEY }) : null

/** The texts in batches that a provider takes; one that is longer is a batch of its own. */
function batchesOf(texts: readonly string[]): string[][] {
  const batches: string[][] = []
  let letters = 0
  for (const text of texts) {
    const last = batches.at(-1)
    const fits = last && last.length < mostInBatch.texts && letters + text.length <= mostInBatch.letters
    letters = fits ? letters + text.length : text.length
    if (fits) last.push(text)
    else batches.push([text])
  }
  return batches
}

/** Translates any number of texts, one batch after the other. */
export async function translateAll(
  translate: MachineTranslator,
  { texts, ...asked }: Batch & { signal: AbortSignal },
): Promise<string[]> {
  const translated: string[] = []
  for (const batch of batchesOf(texts)) translated.push(...(await translate({ ...asked, texts: batch })))
  return translated
}
