'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { nameDates } from './reader-words'

/**
 * Shows dates of forms in the language of the reader from their first look on: Payload tells its calendar the language after it has drawn
 * the date, which then stays in English until something else changes.
 */
export function DateWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  nameDates(i18n)
  return children
}
