'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { readerLocale } from '@/cms/fields/reader-locale'
import type { Locale } from '@/domain/shared/locale'
import { fixedNames, namesWith } from './reader-words'

const fixed = fixedNames.map(({ en }) => `[aria-label="${en}"]`).join()

function nameFixed(locale: Locale): void {
  for (const element of document.querySelectorAll(fixed)) {
    const label = element.getAttribute('aria-label')
    const name = fixedNames.find(({ en }) => en === label)
    if (name) element.setAttribute('aria-label', name[locale])
  }
}

function nameWith(locale: Locale): void {
  for (const { element, text } of namesWith) {
    const [start = ''] = text.en.split('{name}')
    for (const found of document.querySelectorAll(`${element}[aria-label^="${start}"]`)) {
      const name = found.getAttribute('aria-label')?.slice(start.length) ?? ''
      found.setAttribute(
        'aria-label',
        text[locale].replace('{name}', () => name),
      )
    }
  }
}

/**
 * Names the buttons of Payload's text editor, relations and calendars in the language of their reader. The names are written in the code of
 * Payload and of its libraries, in English, and screen readers say them; nothing but the finished page can be changed.
 */
export function PayloadNames({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const locale = readerLocale({ i18n })
  useEffect(() => {
    if (locale === 'en') return
    const name = (): void => {
      nameFixed(locale)
      nameWith(locale)
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-label'] })
    return () => observer.disconnect()
  }, [locale])
  return children
}
