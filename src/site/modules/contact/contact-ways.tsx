import type { ReactNode } from 'react'
import { mailHref } from '@/domain/navigation/mail-href'
import { routeHref } from '@/domain/map/route-href'
import type { OpeningHours } from '@/domain/opening-hours/opening-hours'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import type { IconName } from '@/site/ui/icons/icon-names'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { LazyOpeningHoursTable } from '@/site/ui/opening-hours/lazy-opening-hours-table'
import { openingExceptions, openingHoursTable } from '@/site/words/opening-hours'

type ContactWaysProps = {
  locale: Locale
  agency: SiteFrame['agency']
  /** Of the mail that a visitor begins. */
  subject: string
  /** Whether the days with other hours are listed too. */
  hasExceptions: boolean
}

/** The agency's contact details besides the form. */
export function ContactWays({ locale, agency, subject, hasExceptions }: ContactWaysProps) {
  const t = getTranslator(locale)
  const { phone, email, street, place, position } = agency
  const address = [street, place].filter(Boolean).join(', ')
  return (
    <div className="mt-8">
      <p className="text-sm font-semibold">{t('forms.ways')}</p>
      <ul className="divide-line border-line mt-3 divide-y border-y">
        {phone && (
          <Way icon="phone" title={t('modules.contact.phone')}>
            <SiteLink href={phoneHref(phone)} newTabHint={t('common.newTab')} className={linkClasses}>
              {phone}
            </SiteLink>
          </Way>
        )}
        {email && (
          <Way icon="mail" title={t('modules.contact.email')}>
            <SiteLink
              href={mailHref({ to: email, subject })}
              newTabHint={t('common.newTab')}
              className={linkClasses}
            >
              {email}
            </SiteLink>
          </Way>
        )}
        {address && (
          <Way icon="pin" title={t('modules.contact.atAgency')}>
            <address className="not-italic">
              {street}
              <br />
              {place}
            </address>
            <SiteLink
              href={routeHref({ position, address })}
              newTab
              newTabHint={t('common.newTab')}
              className={linkClasses}
            >
              {t('map.route')}
            </SiteLink>
          </Way>
        )}
        <Hours locale={locale} agency={agency} hasExceptions={hasExceptions} />
      </ul>
    </div>
  )
}

/** By day, with what differs in the weeks to come; without hours by day the sentences of the editors. */
function Hours({
  locale,
  agency: { hours, openingHours },
  hasExceptions,
}: Omit<ContactWaysProps, 'subject'>) {
  const t = getTranslator(locale)
  if (!hours && openingHours.length === 0) return null
  return (
    <Way icon="clock" title={t('modules.contact.hours')}>
      {hours ? (
        <>
          <LazyOpeningHoursTable {...openingHoursTable({ hours, locale })} />
          {hasExceptions && <Exceptions hours={hours} locale={locale} />}
        </>
      ) : (
        openingHours.map((line) => <p key={line}>{line}</p>)
      )}
    </Way>
  )
}

function Exceptions({ hours, locale }: { hours: OpeningHours; locale: Locale }) {
  const t = getTranslator(locale)
  const lines = openingExceptions({ hours, locale, now: new Date() })
  return (
    <div className="text-ink-soft mt-3 text-sm">
      {lines.length > 0 && (
        <ul aria-label={t('hours.exceptions')} className="flex flex-col gap-1">
          {lines.map(({ dates, times, reason }) => (
            <li key={dates}>
              {reason
                ? t('hours.exceptionFor', { dates, times, reason })
                : t('hours.exception', { dates, times })}
            </li>
          ))}
        </ul>
      )}
      {hours.holidays && <p className="mt-1 first:mt-0">{t('hours.onHolidays')}</p>}
    </div>
  )
}

const linkClasses = 'inline-block py-1 break-all underline underline-offset-4'

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4 py-4">
      <span className="on-light bg-sand text-brick-deep inline-flex size-11 shrink-0 items-center justify-center rounded-full">
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-ink-soft text-sm">{title}</p>
        {children}
      </div>
    </li>
  )
}
