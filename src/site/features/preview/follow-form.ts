import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import { isRecord } from '@/domain/shared/is-record'

export type DrawPreview = (values: object) => Promise<ReactNode>

/** The followed form: one document in one language. */
export type Form = { collection: string; id: number; locale: Locale }

// Milliseconds without a change, so that fast typing is not rendered letter by letter.
const PAUSE = 300

/** The values of the form, if a message is the back office's about this form. */
function valuesOf({ origin, data }: MessageEvent<unknown>, { collection, id, locale }: Form): object | null {
  if (origin !== window.location.origin || !isRecord(data) || data.type !== 'payload-live-preview')
    return null
  const { collectionSlug, locale: language, data: values } = data
  const isOurs = collectionSlug === collection && language === locale
  return isOurs && isRecord(values) && String(values.id) === String(id) ? values : null
}

type FollowFormInput = { form: Form; draw: DrawPreview; show: (drawn: ReactNode) => void }

/**
 * Renders the form after each change: one rendering at a time, and then the latest change. Returns a function that stops.
 */
export function followForm({ form, draw, show }: FollowFormInput): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: object | null = null
  let isDrawing = false
  let isOver = false

  const drawNext = async () => {
    const values = waiting
    if (values === null || isDrawing || isOver) return
    waiting = null
    isDrawing = true
    // A failure (a lost connection, a login that ended) shows the saved document.
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
