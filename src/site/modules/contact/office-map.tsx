import type { Locale } from '@/domain/shared/locale'
import { getMapFrame, toPlaceMap } from '@/site/data/search/map'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { getTranslator } from '@/messages/translator'
import { LazyMapFrame } from '@/site/ui/map/lazy-map-frame'

type OfficeMapProps = { locale: Locale; agency: SiteFrame['agency'] }

/** Where the agency is, below its contact form. */
export function OfficeMap({ locale, agency: { position } }: OfficeMapProps) {
  const message =
    position && toPlaceMap({ publishAddress: true, latitude: position.lat, longitude: position.lng })
  if (!message) return null
  return (
    <div className="mt-16 print:hidden">
      <LazyMapFrame
        frame={getMapFrame(locale)}
        message={message}
        label={getTranslator(locale)('map.office')}
      />
    </div>
  )
}
