import { ownerHref } from '@/domain/routing/owner-address'
import type { Locale } from '@/domain/shared/locale'
import { shownDay } from '@/domain/appointments/shown-day'
import type { OverviewProperty } from '@/site/data/owners/owner-overview'
import { priceWords } from '@/messages/price-words'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'
import { Icon } from '@/site/ui/icons/icon'
import { Picture } from '@/site/ui/media/picture'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { FigureTiles } from './figure-tiles'
import { PropertyState } from './property-state'

/** A property of an owner with its figures; the whole card links to its page in the owner area. */
export function OverviewCard({ property, locale }: { property: OverviewProperty; locale: Locale }) {
  const t = getTranslator(locale)
  const { picture, title, address, price, nextAppointment, nextSteps, figures } = property
  return (
    <article className="card border-line shadow-card relative grid overflow-hidden rounded-lg border bg-white md:grid-cols-[16rem_minmax(0,1fr)]">
      {picture ? (
        <Picture
          picture={picture}
          sizes="(width >= 48rem) 16rem, 100vw"
          decorative
          className="aspect-3/2 h-full w-full object-cover md:aspect-auto"
        />
      ) : (
        <span className="bg-sand text-ink-soft grid aspect-3/2 place-items-center md:aspect-auto">
          <Icon name="house" className="size-10" />
        </span>
      )}
      <div className="flex min-w-0 flex-col gap-4 p-5 sm:p-6">
        <div>
          <PropertyState property={property} locale={locale} />
          <Heading level={2} size="sm" className="mt-3">
            <SiteLink
              href={ownerHref({ locale, page: { kind: 'property', id: property.id } })}
              className="card-link no-underline"
            >
              {title}
            </SiteLink>
          </Heading>
          <p className="text-ink-soft mt-1">{address}</p>
          <p className="mt-1 font-semibold">{priceWords({ locale, price })}</p>
        </div>
        <FigureTiles figures={figures} locale={locale} isSmall />
        {nextAppointment && (
          <p className="flex items-start gap-2.5">
            <Icon name="calendar" className="text-brick-deep mt-0.5 size-5" />
            {t('owner.area.nextAppointment', {
              when: `${shownDay({ day: nextAppointment.day, locale })}, ${nextAppointment.time}`,
            })}
          </p>
        )}
        {nextSteps && (
          <div>
            <p className="font-semibold">{t('owner.property.nextSteps')}</p>
            <p className="line-clamp-3 whitespace-pre-line" title={nextSteps}>
              {nextSteps}
            </p>
          </div>
        )}
      </div>
    </article>
  )
}
