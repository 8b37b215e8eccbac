import type { ShownPosition } from '@/domain/properties/position'

/** The place of a property on openstreetmap.org, for visitors who want a map of their own; without a pin if it is approximate. */
export function outsideMapHref({ lat, lng, approximate }: ShownPosition): string {
  const site = 'https://www.openstreetmap.org/'
  return approximate ? `${site}#map=15/${lat}/${lng}` : `${site}?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
