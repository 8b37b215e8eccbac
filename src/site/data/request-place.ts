import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/domain/shared/locale'

type Place = { locale: Locale | null; reason: 'page' | 'property' | 'project' }

/**
 * Where this request is. Next gives a not-found page no parameters, so the layout and the page leave here what the
 * not-found page needs to speak the visitor's language.
 */
export const requestPlace = cache((): Place => ({ locale: null, reason: 'page' }))
