import type { ReactNode } from 'react'
import { mailHref } from '@/domain/navigation/mail-href'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import type { IconName } from '@/site/ui/icons/icon-names'
import { SiteLink } from '@/site/ui/navigation/site-link'

type ContactWaysProps = {
  locale: Locale
  agency: SiteFrame['agency']
  /** Of the mail that a visitor begins. */
  subject: string
}

/** The agency's contact details besides the form. */
export function ContactWays({ locale, agency, subject }: ContactWaysProps) {
  const t = getTranslator(locale)
  const { phone, email, street, place, openingHours } = agency
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
        {(street ?? place) && (
          <Way icon="pin" title={t('modules.contact.atAgency')}>
            <address className="not-italic">
              {street}
              <br />
              {place}
            </address>
          </Way>
        )}
        {openingHours.length > 0 && (
          <Way icon="clock" title={t('modules.contact.hours')}>
            {openingHours.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Way>
        )}
      </ul>
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
      <div className="min-w-0">
        <p className="text-ink-soft text-sm">{title}</p>
        {children}
      </div>
    </li>
  )
}
