import { appointmentAddresses } from '@/domain/appointments/stored-names'
import type { Locale } from '@/domain/shared/locale'
import { otherDays, type OfferedDay } from '@/domain/appointments/offer'
import { shownDay } from '@/domain/appointments/shown-day'
import type { ManagedAppointment } from '@/site/data/appointments/appointments'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { Disclosure } from '@/site/ui/disclosure'
import { Heading } from '@/site/ui/heading'

/** How many days are unfolded; the others are folded behind a title. */
const FIRST_DAYS = 7

type AppointmentMoveProps = { appointment: ManagedAppointment; token: string; locale: Locale }

/** The free times that an appointment can be moved to, as a form that works without a script. */
export function AppointmentMove({ appointment, token, locale }: AppointmentMoveProps) {
  const t = getTranslator(locale)
  const days = otherDays(appointment)
  const later = days.slice(FIRST_DAYS)
  return (
    <section aria-labelledby="move-title" className="mt-10">
      <Heading level={2} size="md" id="move-title">
        {t('appointment.page.move')}
      </Heading>
      {days.length === 0 ? (
        <p className="mt-3">{t('appointment.page.noTimes')}</p>
      ) : (
        <form method="post" action={appointmentAddresses.move} className="lead-form mt-5">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="lang" value={locale} />
          <div className="form-step">
            {days.slice(0, FIRST_DAYS).map((day) => (
              <DayTimes key={day.day} day={day} locale={locale} />
            ))}
            {later.length > 0 && (
              <Disclosure
                isWide
                summary={<span className="font-semibold">{t('appointment.page.moreDays')}</span>}
              >
                <div className="form-step">
                  {later.map((day) => (
                    <DayTimes key={day.day} day={day} locale={locale} />
                  ))}
                </div>
              </Disclosure>
            )}
            <div className="form-buttons">
              <button type="submit" className={buttonClasses('primary')}>
                {t('appointment.page.moveButton')}
              </button>
            </div>
          </div>
        </form>
      )}
    </section>
  )
}

/** The times of one day; `required` on one radio button is enough for all of one name. */
function DayTimes({ day: { day, slots }, locale }: { day: OfferedDay; locale: Locale }) {
  return (
    <fieldset className="form-group">
      <legend className="form-label">{shownDay({ day, locale })}</legend>
      <div className="form-choices">
        {slots.map(({ slot, time, until }) => (
          <label key={slot} className="form-choice">
            <input type="radio" name="slot" value={slot} required />
            <span>{`${time}–${until}`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
