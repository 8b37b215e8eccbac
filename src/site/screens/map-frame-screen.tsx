import { attributionParts } from '@/domain/map/tiles'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { MapStage } from '@/site/features/map/map-stage'
import { getMapTexts } from '@/site/features/map/map-texts'

/** The page inside the map frame: empty until the embedding page sends a message. */
export function MapFrameScreen({ locale }: { locale: Locale }) {
  const texts = getMapTexts(locale)
  const tiles = { url: env.MAP_TILE_URL, attribution: attributionParts(env.MAP_TILE_ATTRIBUTION) }
  return (
    // The embedding page has a main landmark as well, so this one has a name.
    <main aria-label={texts.title}>
      <h1 className="sr-only">{texts.title}</h1>
      <MapStage texts={texts} tiles={tiles} />
      <noscript>
        <p className="map-waiting">{texts.needsScript}</p>
      </noscript>
    </main>
  )
}
