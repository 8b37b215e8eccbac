import type { Where } from 'payload'
import { listedInFields } from '@/domain/properties/listed-in'
import type { Locale } from '@/domain/shared/locale'

/** What is listed in a language, and has a title in it: without one there is nothing to show. */
export const whereListedIn = (locale: Locale): Where => ({
  and: [{ [`listedIn.${listedInFields[locale]}`]: { equals: true } }, { title: { exists: true } }],
})
