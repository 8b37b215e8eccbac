import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import type { Picture, PropertyDetail } from '@/site/data/view-models'
import { Icon } from '@/site/ui/icons/icon'
import type { IconName } from '@/site/ui/icons/icon-names'
import { plansId } from './floor-plans'

/** Of what can be looked at beside the pictures, and the places where it stands. */
export const filmId = 'film'
export const tourId = 'tour'

/** A link in the line above the pictures. */
export const besideClasses = 'flex min-h-11 items-center gap-2 underline underline-offset-4 print:hidden'

type MediaLinksProps = {
  property: Pick<PropertyDetail, 'video' | 'virtualTour'>
  plans: readonly Picture[]
  locale: Locale
}

/** Of what has plans alone. */
export const noFilms: MediaLinksProps['property'] = { video: null, virtualTour: null }

type MediaLink = { id: string; icon: IconName; text: string }

/** The ways from the pictures to the tour, the film and the plans further down, as far as there are any. */
export function MediaLinks({ property: { video, virtualTour }, plans, locale }: MediaLinksProps) {
  const t = getTranslator(locale)
  const links: (MediaLink | null)[] = [
    virtualTour && { id: tourId, icon: 'cube', text: t('property.virtualTour') },
    video && { id: filmId, icon: 'play', text: t('property.film') },
    plans.length > 0
      ? { id: plansId, icon: 'plan', text: t('property.plans.count', { count: plans.length }) }
      : null,
  ]
  return links.map(
    (link) =>
      link && (
        <a key={link.id} href={`#${link.id}`} className={besideClasses}>
          <Icon name={link.icon} />
          {link.text}
        </a>
      ),
  )
}
