import type { Locale } from '@/domain/shared/locale'
import { shownDay } from '@/domain/appointments/shown-day'
import type { OwnerPropertyModel, OwnerAppointment, PastAppointment } from '@/site/data/owners/owner-property'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'
import { Nothing, OwnerSection } from './owner-section'

type CalendarProps = { calendar: Pick<OwnerPropertyModel, 'coming' | 'past'>; locale: Locale }

/** The appointments of a property and their outcome: how many visitors, never who. */
export function Calendar({ calendar: { coming, past }, locale }: CalendarProps) {
  const t = getTranslator(locale)
  return (
    <OwnerSection id="calendar" title={t('owner.property.calendar.title')}>
      <Heading level={3} size="sm" className="mb-3">
        {t('owner.property.calendar.coming')}
      </Heading>
      {coming.length === 0 ? (
        <Nothing>{t('owner.property.calendar.none')}</Nothing>
      ) : (
        <ul className="divide-line divide-y">
          {coming.map((appointment) => (
            <li key={`${appointment.day} ${appointment.time}`} className="py-3">
              <When appointment={appointment} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <>
          <Heading level={3} size="sm" className="mt-8 mb-3">
            {t('owner.property.calendar.past')}
          </Heading>
          <ul className="divide-line divide-y">
            {past.map((appointment) => (
              <Past
                key={`${appointment.day} ${appointment.time} ${appointment.state}`}
                appointment={appointment}
                locale={locale}
              />
            ))}
          </ul>
        </>
      )}
    </OwnerSection>
  )
}

function When({ appointment, locale }: { appointment: OwnerAppointment; locale: Locale }) {
  const t = getTranslator(locale)
  const { day, time, until, count } = appointment
  const shown = shownDay({ day, locale })
  return (
    <p className="flex flex-wrap justify-between gap-x-6">
      <span className="font-semibold">{t('owner.property.calendar.when', { day: shown, time, until })}</span>
      <span className="text-ink-soft">{t('owner.property.calendar.count', { count })}</span>
    </p>
  )
}

function Past({ appointment, locale }: { appointment: PastAppointment; locale: Locale }) {
  const t = getTranslator(locale)
  const { state, feedback } = appointment
  return (
    <li className="py-3">
      <When appointment={appointment} locale={locale} />
      <p className="text-ink-soft">{t(`owner.property.calendar.state.${state}`)}</p>
      {feedback.length > 0 && (
        <div className="border-brick mt-2 border-l-2 pl-4">
          <p className="text-ink-soft text-sm">{t('owner.property.calendar.feedback')}</p>
          {feedback.map((text, at) => (
            <p key={at} className="mt-1 max-w-prose whitespace-pre-line">
              {text}
            </p>
          ))}
        </div>
      )}
    </li>
  )
}
