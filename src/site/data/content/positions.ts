import { shownPosition, type Position, type PositionFields } from '@/domain/properties/position'

/** A position of the settings, which is public; null without a valid one. */
export function toPosition({ latitude, longitude }: PositionFields): Position | null {
  const shown = shownPosition({ publishAddress: true, latitude, longitude })
  return shown && { lat: shown.lat, lng: shown.lng }
}
