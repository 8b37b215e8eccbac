'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** Where the calendar of Payload (react-datepicker) keeps the words of its dates, for all copies of it in a page. */
type CalendarWords = { __localeData__?: Record<string, unknown>; __localeId__?: string }

const calendarWords: CalendarWords = globalThis

function rememberWords(language: string, words: unknown): void {
  // As Payload names it to the calendar.
  const name = language === 'en' ? 'enUS' : language
  calendarWords.__localeData__ = { ...calendarWords.__localeData__, [name]: words }
  calendarWords.__localeId__ = name
}

/**
 * Writes dates of forms in the language of their reader from the first. Payload (3.90) gives the calendar its words after a date is
 * drawn, which stays English until something else draws it again; so they are there before anything below is drawn.
 */
export function ReaderDates({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  if (i18n.dateFNS) rememberWords(i18n.language, i18n.dateFNS)
  return children
}
