'use client'

import { useEffect, type ReactNode } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { spokenIn, spokenPlaces } from './spoken-choices'

/**
 * Says what can be done in a field with choices, and what was chosen, in the language of the reader. Payload's library says it in English and
 * is packed into Payload's own code, so its words are exchanged where they stand, before a screen reader reads them.
 */
export function SelectWords({ children }: { children: ReactNode }) {
  const { say, locale } = useEditorText()
  useEffect(() => {
    if (locale === 'en') return
    const speak = (): void => {
      for (const place of document.querySelectorAll(spokenPlaces))
        for (const text of place.childNodes) {
          const ours = spokenIn(text.nodeValue ?? '', say)
          if (ours !== null) text.nodeValue = ours
        }
    }
    const observer = new MutationObserver(speak)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [locale, say])
  return children
}
