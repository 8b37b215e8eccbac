'use client'

import { useState } from 'react'
import { keptTexts } from './kept-texts'

type DocumentScriptProps = {
  /** What `keepText` called its text. */
  id: string
  type: 'application/ld+json' | 'module'
  /** It runs as soon as it is read; other modules wait until the document is parsed. */
  isEarly?: boolean
}

/**
 * A script that a document holds and the data for React does not: programs that read documents need it, or it runs while
 * the document is loaded. On the way from page to page inside the site it is nothing.
 */
export function DocumentScript({ id, type, isEarly }: DocumentScriptProps) {
  const [isWritten] = useState(() => typeof window === 'undefined' || document.getElementById(id) !== null)
  if (!isWritten) return null
  // React leaves what the document holds as it is.
  const text = typeof window === 'undefined' ? String(keptTexts().get(id) ?? '') : ''
  return (
    <script
      id={id}
      type={type}
      async={isEarly}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
