import { SAVED_LINK_DAYS } from '@/domain/saved-properties/saved-link'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

/** Those of the link that carries favourites to another device. */
function carryTexts(locale: Locale) {
  const t = getTranslator(locale)
  return {
    make: t('saved.carry.make'),
    made: t('saved.carry.made', { days: SAVED_LINK_DAYS }),
    failed: t('saved.carry.failed'),
    link: t('saved.carry.link'),
    send: t('saved.carry.send'),
    copy: t('property.share.copy'),
    copied: t('saved.carry.copied'),
    share: t('saved.title'),
    brought: t('saved.carry.brought'),
    add: t('saved.carry.add'),
    added: t('saved.carry.added'),
    full: t('saved.carry.full'),
    gone: t('saved.carry.gone'),
    failedToOpen: t('saved.carry.failedToOpen'),
  }
}

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
    isSaved: t('saved.isSaved'),
    noPhoto: t('property.noPhoto'),
    unknown: t('saved.unknown'),
    fact: t('saved.fact'),
    differs: t('saved.differs'),
    differing: t('saved.differing'),
    carry: carryTexts(locale),
    rows: {
      price: t('saved.rows.price'),
      pricePerSurface: t('saved.rows.pricePerSurface'),
      place: t('saved.rows.place'),
      type: t('saved.rows.type'),
      livingSurface: t('property.livingSurface'),
      officeSurface: t('facts.surfaces.office'),
      totalSurface: t('facts.surfaces.total'),
      groundSurface: t('property.groundSurface'),
      bedrooms: t('property.bedroomsLabel'),
      bathrooms: t('property.bathroomsLabel'),
      showerRooms: t('property.showerRoomsLabel'),
      garages: t('facts.rooms.garages', { count: 2 }),
      parkings: t('facts.rooms.parkings', { count: 2 }),
      constructionYear: t('facts.construction.constructionYear'),
      energy: t('property.energyLabel'),
      energyUse: t('facts.energy.kwh'),
      rentCharges: t('facts.costs.rentCharges'),
      propertyTax: t('facts.costs.propertyTax'),
    },
  }
}

export type SavedTexts = ReturnType<typeof savedTexts>
