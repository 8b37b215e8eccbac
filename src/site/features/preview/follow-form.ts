import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'

export type Draw = (values: object) => Promise<ReactNode>

/** Which form is followed: one document in one language. */
export type Form = { collection: string; id: number; locale: Locale }

// Milliseconds without a change: a fast typist is not drawn letter by letter.
const PAUSE = 300

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What stands in the form, when a message is the back office's word about this very form. */
function valuesOf({ origin, data }: MessageEvent<unknown>, { collection, id, locale }: Form): object | null {
  if (origin !== window.location.origin || !isObject(data) || data.type !== 'payload-live-preview')
    return null
  const { collectionSlug, locale: language, data: values } = data
  const isOurs = collectionSlug === collection && language === locale
  return isOurs && isObject(values) && String(values.id) === String(id) ? values : null
}

type Following = { form: Form; draw: Draw; show: (drawn: ReactNode) => void }

/**
 * Draws the form after each change: one drawing at a time, and of what changed meanwhile the last. Gives the function
 * that ends it.
 */
export function followForm({ form, draw, show }: Following): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: object | null = null
  let isDrawing = false
  let isOver = false

  const drawNext = async () => {
    const values = waiting
    if (values === null || isDrawing || isOver) return
    waiting = null
    isDrawing = true
    // What fails (a lost connection, a login that ended) shows what is saved.
    const drawn = await draw(values).catch(() => null)
    isDrawing = false
    if (!isOver) show(drawn)
    await drawNext()
  }

  const onMessage = (event: MessageEvent<unknown>) => {
    const values = valuesOf(event, form)
    if (values === null) return
    waiting = values
    clearTimeout(timer)
    timer = setTimeout(() => void drawNext(), PAUSE)
  }

  window.addEventListener('message', onMessage)
  return () => {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('message', onMessage)
  }
}
