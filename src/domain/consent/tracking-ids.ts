/** The ids are written into scripts of the page, so only the exact shapes that the services issue are accepted. */
export const trackingPatterns = {
  analyticsId: /^(G-[A-Z0-9]{4,16}|UA-\d{4,12}-\d{1,4})$/,
  adsId: /^AW-\d{6,14}$/,
  tagManagerId: /^GTM-[A-Z0-9]{4,12}$/,
  pixelId: /^\d{6,20}$/,
} as const

export type TrackingName = keyof typeof trackingPatterns

export type TrackingIds = Readonly<Record<TrackingName, string | null>>

/** The ids that have their service's shape, null for the others; checked when saved and again when used. */
export function parseTrackingIds(values: Partial<Record<TrackingName, unknown>>): TrackingIds {
  return {
    analyticsId: parseId(values, 'analyticsId'),
    adsId: parseId(values, 'adsId'),
    tagManagerId: parseId(values, 'tagManagerId'),
    pixelId: parseId(values, 'pixelId'),
  }
}

function parseId(values: Partial<Record<TrackingName, unknown>>, name: TrackingName): string | null {
  const value = values[name]
  return typeof value === 'string' && trackingPatterns[name].test(value) ? value : null
}
