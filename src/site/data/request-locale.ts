import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/domain/shared/locale'

/**
 * The language of this request. Next gives a not-found page no parameters: the layout, which is drawn before it, leaves
 * here what that page needs to speak the visitor's language.
 */
export const requestLocale = cache((): { locale: Locale | null } => ({ locale: null }))
