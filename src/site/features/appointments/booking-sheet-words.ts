import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

/** What the sheet says before its times are there; fetched when it is opened, because most readers of a property open none. */
export function bookingSheetWords(locale: Locale) {
  const t = getTranslator(locale)
  return {
    title: t('property.appointment.book'),
    close: t('appointment.sheet.close'),
    loading: t('appointment.sheet.loading'),
  }
}

export type BookingSheetWords = ReturnType<typeof bookingSheetWords>
