'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { readerLocale } from '@/cms/fields/reader-locale'
import type { Locale } from '@/domain/shared/locale'
import { nameNameless } from './nameless'
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

/** Does what is asked for once before the next picture of the screen, however often it is asked for. */
function beforePicture(work: () => void): { ask: () => void; end: () => void } {
  let asked = 0
  const ask = (): void => {
    asked ||= requestAnimationFrame(() => {
      asked = 0
      work()
    })
  }
  return { ask, end: () => cancelAnimationFrame(asked) }
}

/**
 * Names the buttons and fields of Payload in the language of their reader. Some names are written in the code of Payload and of its
 * libraries, in English, and others are missing: screen readers say them, and nothing but the finished page can be changed.
 */
export function PayloadNames({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const locale = readerLocale({ i18n })
  useEffect(() => {
    const name = (): void => {
      if (locale !== 'en') {
        nameFixed(locale)
        nameWith(locale)
      }
      nameNameless(document, locale)
    }
    name()
    const { ask, end } = beforePicture(name)
    const observer = new MutationObserver(ask)
    // The rows of a list change their texts alone.
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-label'],
    })
    return () => {
      observer.disconnect()
      end()
    }
  }, [locale])
  return children
}
