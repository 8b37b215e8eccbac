import type { Where } from 'payload'
import { listedInFields } from '@/domain/properties/listed-in'
import type { Locale } from '@/domain/shared/locale'

/** Listed in a language and with a title in it, as there is nothing to show without one. */
export const whereListedIn = (locale: Locale): Where => ({
  and: [{ [`listedIn.${listedInFields[locale]}`]: { equals: true } }, { title: { exists: true } }],
})
