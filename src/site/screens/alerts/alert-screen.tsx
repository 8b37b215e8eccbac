import type { LinkFailure } from '@/domain/shared/mailed-link'
import { alertHeadline, announcedEnd, farewell, type AlertHeadline } from '@/domain/alerts/alert-page'
import type { FormDraft } from '@/domain/leads/form-draft'
import type { AlertNews } from '@/domain/routing/alert-address'
import type { Locale } from '@/domain/shared/locale'
import { longDate } from '@/domain/shared/shown-date'
import type { Result } from '@/domain/shared/result'
import type { ManagedAlert } from '@/site/data/alerts/alerts'
import { getSiteFrame } from '@/site/data/content/site-frame'
import { AlertFacts, AlertMatches } from '@/site/features/alerts/alert-facts'
import { AlertPost, type AlertHolder } from '@/site/features/alerts/alert-post'
import { getTranslator } from '@/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { AlertControls } from './alert-controls'
import { ScreenMain } from '@/site/screens/screen-main'

type AlertScreenProps = AlertHolder & {
  found: Result<ManagedAlert, LinkFailure>
  /** What was just done, by the address. */
  done: AlertNews | null
  /** The criteria to correct, from a browser without JavaScript. */
  draft?: FormDraft | null
}

/**
 * The page behind the links in the mails of an alert: its criteria, and the buttons that change it, because mail programs
 * open links by themselves. It works without JavaScript, and shows the state at the time of rendering.
 */
export function AlertScreen({ found, done, draft = null, ...holder }: AlertScreenProps) {
  const { locale } = holder
  const t = getTranslator(locale)
  const gone = found.ok ? null : farewell({ step: holder.step, failure: found.failure, done })
  return (
    <ScreenMain>
      <Container className="py-section max-w-3xl">
        {found.ok ? (
          <Alert alert={found.value} done={done} draft={draft} {...holder} />
        ) : (
          <>
            <Heading level={1} size="xl">
              {gone === null ? t(`alert.invalid.${found.failure}`) : newsText(gone, locale)}
            </Heading>
            {gone === null && <p className="mt-4 text-lg">{t('alert.invalid.text')}</p>}
            <WayOn locale={locale} />
          </>
        )}
      </Container>
    </ScreenMain>
  )
}

const newsText = (news: AlertNews, locale: Locale): string => {
  const t = getTranslator(locale)
  return news === 'unsubscribed' ? t('lead.feedback.unsubscribed') : t(`alert.done.${news}`)
}

type AlertProps = AlertHolder & { alert: ManagedAlert; done: AlertNews | null; draft: FormDraft | null }

function Alert({ alert, done, draft, ...holder }: AlertProps) {
  const { step, locale } = holder
  const headline = alertHeadline({ alert, step, done })
  const isOver = headline.kind === 'ended'
  return (
    <>
      <Heading level={1} size="xl">
        {titleOf({ headline, step, locale })}
      </Heading>
      {!isOver && <Explanation alert={alert} headline={headline} {...holder} />}
      {headline.kind !== 'ended' || headline.by !== 'unsubscribed' ? (
        <AlertFacts alert={alert} locale={locale} />
      ) : null}
      {step === 'manage' && !isOver ? (
        <>
          {alert.state !== 'unconfirmed' && <AlertMatches alert={alert} locale={locale} />}
          <AlertControls alert={alert} draft={draft} {...holder} />
        </>
      ) : (
        <OneStep alert={alert} headline={headline} {...holder} />
      )}
    </>
  )
}

function titleOf({
  headline,
  step,
  locale,
}: Pick<AlertHolder, 'step' | 'locale'> & { headline: AlertHeadline }): string {
  const t = getTranslator(locale)
  switch (headline.kind) {
    case 'done':
      return newsText(headline.news, locale)
    case 'ended':
      return headline.by === 'unsubscribed'
        ? t('lead.feedback.unsubscribed')
        : t(`alert.ended.${headline.by}`)
    case 'already':
      return t('alert.already')
    case 'running':
      return t('alert.running')
    case 'step':
      return t(`alert.page.${step}`)
  }
}

type AlertMessageProps = AlertHolder & { alert: ManagedAlert; headline: AlertHeadline }

/** What the button will do, or the state of the alert. */
function Explanation({ alert, headline, step, locale }: AlertMessageProps) {
  const t = getTranslator(locale)
  const isAsking = headline.kind === 'step' && step !== 'manage'
  const text = isAsking ? t(`alert.explain.${step}`) : stateText(alert, locale)
  return <p className="mt-4 text-lg">{text}</p>
}

function stateText(alert: ManagedAlert, locale: Locale): string {
  const t = getTranslator(locale)
  const { state } = alert
  if (state === 'ended') return ''
  const end = announcedEnd(alert)
  const date = end && longDate(new Date(end), locale)
  return date
    ? `${t('alert.explain.active')} ${t('alert.explain.expires', { date })}`
    : t(`alert.explain.${state}`)
}

/** The one button of a link with one purpose; without one, further links. */
function OneStep({ alert, headline, ...holder }: AlertMessageProps) {
  const { step, locale } = holder
  const t = getTranslator(locale)
  const canKeep = step === 'manage' && alert.can.includes('keep')
  if (headline.kind === 'step' && step !== 'manage')
    return <AlertPost {...holder} action={step} label={t(`alert.actions.${step}`)} className="mt-8" />
  return (
    <>
      {canKeep && <AlertPost {...holder} action="keep" label={t('alert.actions.keep')} className="mt-8" />}
      <WayOn locale={locale} />
    </>
  )
}

/** Links to the home page, and to the form for another alert. */
async function WayOn({ locale }: { locale: Locale }) {
  const t = getTranslator(locale)
  const { homeHref, keepInformedHref } = await getSiteFrame(locale)
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink href={homeHref}>{t('notFound.home')}</ButtonLink>
      {keepInformedHref && (
        <ButtonLink href={keepInformedHref} icon="mail" variant="outline">
          {t('alert.page.newAlert')}
        </ButtonLink>
      )}
    </div>
  )
}
