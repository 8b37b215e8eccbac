import { buildHref, listingPath } from '@/domain/routing/routes'
import type { VisitStep } from '@/domain/routing/visit-address'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import type { ManagedVisit } from '@/site/data/appointments/visits'
import { VisitFacts } from '@/site/features/appointments/visit-facts'
import { VisitMove } from '@/site/features/appointments/visit-move'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { ScreenMain } from './screen-main'

type VisitScreenProps = {
  locale: Locale
  step: VisitStep
  /** Of the mail. */
  token: string
  found: Result<ManagedVisit, LinkFailure>
  /** Of a link that is worth nothing: the page of the home it was about. */
  home: string | null
}

/**
 * What the links in the mails about a visit open: what it is, and the buttons that change it, since mail programs follow
 * links by themselves. It works without JavaScript, and is as true as the moment it was drawn.
 */
export function VisitScreen({ locale, step, token, found, home }: VisitScreenProps) {
  const t = getTranslator(locale)
  return (
    <ScreenMain>
      <Container className="py-section max-w-3xl">
        <Heading level={1} size="xl">
          {found.ok ? titleOf({ visit: found.value, step, locale }) : t(`visit.link.${found.failure}`)}
        </Heading>
        {found.ok ? (
          <Visit visit={found.value} step={step} token={token} locale={locale} />
        ) : (
          <WayOn href={home} locale={locale} />
        )}
      </Container>
    </ScreenMain>
  )
}

type VisitProps = Omit<VisitScreenProps, 'found' | 'home'> & { visit: ManagedVisit }

function Visit({ visit, step, token, locale }: VisitProps) {
  return (
    <>
      <VisitFacts visit={visit} locale={locale} />
      {visit.canMove && <VisitMove visit={visit} token={token} locale={locale} />}
      {visit.canCancel ? (
        <CancelForm step={step} token={token} locale={locale} />
      ) : (
        <WayOn href={visit.home?.href ?? null} locale={locale} />
      )}
    </>
  )
}

/** To the home, where there is one to see, else to the search. */
function WayOn({ href, locale }: { href: string | null; locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <div className="mt-8">
      <ButtonLink href={href ?? buildHref({ locale, path: listingPath({ name: 'search', locale }) })}>
        {href ? t('visit.page.home') : t('visit.page.search')}
      </ButtonLink>
    </div>
  )
}

function titleOf({ visit, step, locale }: { visit: ManagedVisit; step: VisitStep; locale: Locale }): string {
  const t = getTranslator(locale)
  if (visit.state === 'cancelled') return t('visit.cancelled')
  if (!visit.canCancel) return t('visit.refusals.over')
  if (step === 'cancel') return t('visit.page.cancel')
  return visit.isMoved ? t('visit.moved') : t('visit.confirmed')
}

function CancelForm({ step, token, locale }: { step: VisitStep; token: string; locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <section aria-labelledby="cancel-title" className="mt-10">
      <Heading level={2} size="md" id="cancel-title">
        {step === 'cancel' ? t('visit.page.cancelButton') : t('visit.page.cancel')}
      </Heading>
      <p className="mt-3">{t('visit.page.ask')}</p>
      <form method="post" action="/api/visits/cancel" className="mt-5">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="lang" value={locale} />
        <button type="submit" className={buttonClasses(step === 'cancel' ? 'primary' : 'outline')}>
          {t('visit.page.cancelButton')}
        </button>
      </form>
    </section>
  )
}
