import { ownerHref } from '@/domain/routing/owner-address'
import { shownMonth } from '@/domain/owners/report-month'
import type { Locale } from '@/domain/shared/locale'
import type { OwnerPropertyModel } from '@/site/data/owners/owner-property'
import { getTranslator } from '@/messages/translator'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { Calendar } from './calendar'
import { Enquiries } from './enquiries'
import { OwnerPropertyHeading } from './property-heading'
import { PropertyHistory } from './property-history'
import { NextSteps } from './next-steps'
import { OnlineMedia } from './online-media'
import { Nothing, OwnerSection } from './owner-section'
import { PageViews } from './page-views'

type OwnerPropertyProps = { shown: OwnerPropertyModel; locale: Locale }

/** A property of an owner: the next steps, then all activities and figures, in the order of interest. */
export function OwnerProperty({ shown, locale }: OwnerPropertyProps) {
  const t = getTranslator(locale)
  const { property, enquiries, history } = shown
  const { nextSteps, isPublished, publishedAt } = property
  const isNew = publishedAt === null
  return (
    <>
      <OwnerPropertyHeading property={property} locale={locale} />
      <div className="mt-8 grid gap-6">
        {nextSteps && <NextSteps text={nextSteps} locale={locale} />}
        {!isPublished && <Offline isNew={isNew} locale={locale} />}
        {!isNew && <PageViews shown={shown} locale={locale} />}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Enquiries enquiries={enquiries} locale={locale} />
          <Calendar calendar={shown} locale={locale} />
          <OnlineMedia shown={shown} locale={locale} />
          <OwnerSection id="history" title={t('owner.property.history.title')}>
            {history.length === 0 ? (
              <Nothing>{t('owner.property.history.none')}</Nothing>
            ) : (
              <PropertyHistory events={history} locale={locale} />
            )}
          </OwnerSection>
        </div>
        <Reports shown={shown} locale={locale} />
      </div>
    </>
  )
}

function Offline({ isNew, locale }: { isNew: boolean; locale: Locale }) {
  const t = getTranslator(locale)
  const words = isNew ? 'draft' : 'withdrawn'
  return (
    <OwnerSection id="offline" title={t(`owner.property.${words}.title`)}>
      <Nothing>{t(`owner.property.${words}.text`)}</Nothing>
    </OwnerSection>
  )
}

function Reports({ shown: { property, months }, locale }: OwnerPropertyProps) {
  const t = getTranslator(locale)
  return (
    <OwnerSection id="reports" title={t('owner.property.reports.title')} className="print:hidden">
      {months.length === 0 ? (
        <Nothing>{t('owner.property.reports.none')}</Nothing>
      ) : (
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {months.map((month) => (
            <li key={month}>
              <SiteLink
                href={ownerHref({ locale, page: { kind: 'report', id: property.id, month } })}
                className="inline-block py-2.5 underline underline-offset-4 first-letter:uppercase"
              >
                {shownMonth({ month, locale })}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </OwnerSection>
  )
}
