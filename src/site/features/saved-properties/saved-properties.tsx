'use client'

import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { SavedTexts } from '@/site/words/saved-texts'

// Fetched by the one page that needs it.
const SavedLists = lazy(async () => ({ default: (await import('./saved-lists')).SavedLists }))

type SavedPropertiesProps = {
  locale: Locale
  texts: SavedTexts
  /** Ways on, for a visitor who has saved nothing yet. */
  browse: ReactNode
}

/** Where a visitor's own properties appear once the browser has said which they are. */
export function SavedProperties(props: SavedPropertiesProps) {
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  const waiting = <p className="needs-script text-ink-soft min-h-96">{props.texts.loading}</p>
  if (!isBrowser) return waiting
  return (
    <Suspense fallback={waiting}>
      <SavedLists {...props} />
    </Suspense>
  )
}
