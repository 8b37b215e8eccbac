import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import { shownDay } from '@/domain/appointments/shown-day'
import type { ManagedAppointment } from '@/site/data/appointments/appointments'
import { getTranslator } from '@/messages/translator'
import { SiteLink } from '@/site/ui/navigation/site-link'

const linkClasses = 'inline-block py-1 underline underline-offset-4'

/** What the page of an appointment shows to somebody with its link: no personal data. */
export function AppointmentFacts({
  appointment,
  locale,
}: {
  appointment: ManagedAppointment
  locale: Locale
}) {
  const t = getTranslator(locale)
  const { state, property, agent, day, time, until } = appointment
  const facts = [
    { label: t('appointment.picker.state'), value: t(`appointment.state.${state}`) },
    ...(property
      ? [
          {
            label: t('appointment.picker.what'),
            value: property.href ? (
              <SiteLink href={property.href} className={linkClasses}>
                {property.title}
              </SiteLink>
            ) : (
              property.title
            ),
          },
        ]
      : []),
    { label: t('appointment.picker.when'), value: `${shownDay({ day, locale })}, ${time}–${until}` },
    ...(property ? [{ label: t('appointment.picker.where'), value: property.address }] : []),
    ...(agent
      ? [
          {
            label: t('appointment.page.agent'),
            value: (
              <>
                {agent.name}
                {agent.phone && (
                  <>
                    {', '}
                    <SiteLink
                      href={phoneHref(agent.phone)}
                      newTabHint={t('common.newTab')}
                      className={linkClasses}
                    >
                      {agent.phone}
                    </SiteLink>
                  </>
                )}
              </>
            ),
          },
        ]
      : []),
  ]
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
      {facts.map(({ label, value }) => (
        <div key={label} className="sm:contents">
          <dt className="text-ink-soft py-1">{label}</dt>
          <dd className="py-1 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
