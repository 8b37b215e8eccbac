import { appointmentAddresses } from '@/domain/appointments/stored-names'
import { buildHref, listingPath } from '@/domain/routing/routes'
import type { AppointmentStep } from '@/domain/appointments/appointment-address'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import type { ManagedAppointment } from '@/site/data/appointments/appointments'
import { AppointmentFacts } from '@/site/features/appointments/appointment-facts'
import { AppointmentMove } from '@/site/features/appointments/appointment-move'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { ScreenMain } from '@/site/screens/screen-main'

type AppointmentScreenProps = {
  locale: Locale
  step: AppointmentStep
  /** Of the mail. */
  token: string
  found: Result<ManagedAppointment, LinkFailure>
  /** For an invalid link: the page of its property. */
  property: string | null
}

/**
 * The page behind the links in the mails about an appointment: its facts, and the buttons that change it, because mail
 * programs open links by themselves. It works without JavaScript, and shows the state at the time of rendering.
 */
export function AppointmentScreen({ locale, step, token, found, property }: AppointmentScreenProps) {
  const t = getTranslator(locale)
  return (
    <ScreenMain>
      <Container className="py-section max-w-3xl">
        <Heading level={1} size="xl">
          {found.ok
            ? titleOf({ appointment: found.value, step, locale })
            : t(`appointment.link.${found.failure}`)}
        </Heading>
        {found.ok ? (
          <Appointment appointment={found.value} step={step} token={token} locale={locale} />
        ) : (
          <WayOn href={property} locale={locale} />
        )}
      </Container>
    </ScreenMain>
  )
}

type AppointmentProps = Omit<AppointmentScreenProps, 'found' | 'property'> & {
  appointment: ManagedAppointment
}

function Appointment({ appointment, step, token, locale }: AppointmentProps) {
  return (
    <>
      <AppointmentFacts appointment={appointment} locale={locale} />
      {appointment.canMove && <AppointmentMove appointment={appointment} token={token} locale={locale} />}
      {appointment.canCancel ? (
        <CancelForm step={step} token={token} locale={locale} />
      ) : (
        <WayOn href={appointment.property?.href ?? null} locale={locale} />
      )}
    </>
  )
}

/** A link to the property if it is visible, else to the search. */
function WayOn({ href, locale }: { href: string | null; locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <div className="mt-8">
      <ButtonLink href={href ?? buildHref({ locale, path: listingPath({ name: 'search', locale }) })}>
        {href ? t('appointment.page.property') : t('appointment.page.search')}
      </ButtonLink>
    </div>
  )
}

function titleOf({
  appointment,
  step,
  locale,
}: {
  appointment: ManagedAppointment
  step: AppointmentStep
  locale: Locale
}): string {
  const t = getTranslator(locale)
  if (appointment.state === 'cancelled') return t('appointment.cancelled')
  if (!appointment.canCancel) return t('appointment.refusals.over')
  if (step === 'cancel') return t('appointment.page.cancel')
  return appointment.isMoved ? t('appointment.moved') : t('appointment.confirmed')
}

function CancelForm({ step, token, locale }: { step: AppointmentStep; token: string; locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <section aria-labelledby="cancel-title" className="mt-10">
      <Heading level={2} size="md" id="cancel-title">
        {step === 'cancel' ? t('appointment.page.cancelButton') : t('appointment.page.cancel')}
      </Heading>
      <p className="mt-3">{t('appointment.page.ask')}</p>
      <form method="post" action={appointmentAddresses.cancel} className="mt-5">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="lang" value={locale} />
        <button type="submit" className={buttonClasses(step === 'cancel' ? 'primary' : 'outline')}>
          {t('appointment.page.cancelButton')}
        </button>
      </form>
    </section>
  )
}
