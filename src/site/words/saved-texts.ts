import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

/** The texts of the page of saved properties; the browser inserts the reference. */
export function savedTexts(locale: Locale) {
  const t = getTranslator(locale)
  const reference = { id: '{id}' }
  return {
    favourites: t('saved.favourites'),
    comparison: t('saved.comparison'),
    recent: t('saved.recent'),
    emptyFavourites: t('saved.emptyFavourites'),
    emptyComparison: t('saved.emptyComparison'),
    emptyRecent: t('saved.emptyRecent', { setting: t('consent.names.functionality_storage') }),
    gone: t('saved.gone', reference),
    remove: t('saved.remove'),
    removeGone: t('saved.removeGone', reference),
    clearRecent: t('saved.clearRecent'),
    compare: t('saved.compareShort'),
    compareFull: t('saved.compareFull'),
    loading: t('saved.loading'),
    failed: t('saved.failed'),
    retry: t('saved.retry'),
    noPhoto: t('property.noPhoto'),
    unknown: t('saved.unknown'),
    fact: t('saved.fact'),
    rows: {
      price: t('saved.rows.price'),
      place: t('saved.rows.place'),
      type: t('saved.rows.type'),
      livingSurface: t('property.livingSurface'),
      groundSurface: t('property.groundSurface'),
      bedrooms: t('property.bedroomsLabel'),
      bathrooms: t('property.bathroomsLabel'),
      showerRooms: t('property.showerRoomsLabel'),
      energy: t('property.energyLabel'),
    },
  }
}

export type SavedTexts = ReturnType<typeof savedTexts>
