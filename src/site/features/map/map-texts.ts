import type { Locale } from '@/domain/shared/locale'
import { countPlaceholder } from '@/site/words/count-placeholder'
import { getTranslator } from '@/messages/translator'

/** The texts of the map frame in a language. */
export function getMapTexts(locale: Locale) {
  const t = getTranslator(locale)
  return {
    title: t('map.title'),
    keys: t('map.keys'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    showAll: t('map.showAll'),
    cluster: t('map.cluster', { count: countPlaceholder }),
    samePlace: t('map.samePlace', { count: countPlaceholder }),
    propertiesHere: t('map.propertiesHere', { count: countPlaceholder }),
    approximate: t('map.approximate'),
    approximateNotice: t('map.approximateNotice'),
    place: t('map.place'),
    draw: t('map.draw'),
    redraw: t('map.redraw'),
    deleteShape: t('map.deleteShape'),
    surface: t('map.surface'),
    drawHint: t('map.drawHint'),
    corners: t('map.corners', { count: countPlaceholder }),
    nothingDrawn: t('map.nothingDrawn'),
    finish: t('map.finish'),
    cancel: t('map.cancel'),
    close: t('map.close'),
    noTiles: t('map.noTiles'),
    loading: t('map.loading'),
    needsScript: t('map.needsScript'),
    newTab: t('common.newTab'),
  }
}

export type MapTexts = ReturnType<typeof getMapTexts>
