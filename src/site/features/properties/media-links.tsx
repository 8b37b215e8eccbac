import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyDetail } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import type { IconName } from '@/site/ui/icons/icon-names'
import { plansId, splitPlans } from './floor-plans'

// Of what they stand around.
export const filmId = 'film'
export const tourId = 'tour'

type MediaLinksProps = {
  property: Pick<PropertyDetail, 'pictures'> & Partial<Pick<PropertyDetail, 'video' | 'virtualTour'>>
  locale: Locale
}

/** The ways from the pictures to the film, the tour and the plans further down; nothing where there are none. */
export function MediaLinks({ property: { pictures, video, virtualTour }, locale }: MediaLinksProps) {
  const t = getTranslator(locale)
  const { plans } = splitPlans(pictures)
  return (
    <>
      {video && (
        <MediaLink id={filmId} icon="play">
          {t('property.media.film')}
        </MediaLink>
      )}
      {virtualTour && (
        <MediaLink id={tourId} icon="cube">
          {t('property.virtualTour')}
        </MediaLink>
      )}
      {plans.length > 0 && (
        <MediaLink id={plansId} icon="plan">
          {t('property.plans.count', { count: plans.length })}
        </MediaLink>
      )}
    </>
  )
}

function MediaLink({ id, icon, children }: { id: string; icon: IconName; children: ReactNode }) {
  return (
    <a href={`#${id}`} className="media-link">
      <Icon name={icon} />
      {children}
    </a>
  )
}
