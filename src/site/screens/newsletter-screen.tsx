import type { NewsletterLinkState, NewsletterStep } from '@/domain/routing/newsletter-address'
import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { ScreenMain } from './screen-main'

type NewsletterScreenProps = {
  locale: Locale
  step: NewsletterStep
  /** Of the mail. */
  token: string
  state: NewsletterLinkState
  /** The address says that it was just done. */
  isNews: boolean
}

/**
 * The page behind the links in mails about the newsletter: a button, because mail programs open links by themselves, then
 * the result.
 */
export function NewsletterScreen({ locale, step, token, state, isNews }: NewsletterScreenProps) {
  const t = getTranslator(locale)
  if (state === 'done') return <Message locale={locale} title={doneText({ step, locale, isNews })} />
  if (state === 'gone')
    return (
      <Message
        locale={locale}
        title={t('subscription.invalid.title')}
        text={t('subscription.invalid.text')}
      />
    )
  return (
    <ScreenMain>
      <Container className="py-section max-w-3xl">
        <Heading level={1} size="xl">
          {t(`subscription.${step}.title`)}
        </Heading>
        <p className="mt-4 text-lg">{t(`subscription.${step}.text`)}</p>
        <form method="post" action={`/api/newsletter/${step}`} className="mt-8">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="lang" value={locale} />
          <button type="submit" className={buttonClasses('primary')}>
            {t(`subscription.${step}.button`)}
          </button>
        </form>
      </Container>
    </ScreenMain>
  )
}

function doneText({
  step,
  locale,
  isNews,
}: Pick<NewsletterScreenProps, 'step' | 'locale' | 'isNews'>): string {
  const t = getTranslator(locale)
  if (step === 'unsubscribe') return t('lead.feedback.unsubscribed')
  return isNews ? t('subscription.confirm.done') : t('subscription.confirm.already')
}

function Message({ locale, title, text }: { locale: Locale; title: string; text?: string }) {
  return (
    <ScreenMain>
      <Container className="py-section max-w-3xl">
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {text && <p className="mt-4 text-lg">{text}</p>}
        <div className="mt-8">
          <ButtonLink href={buildHref({ locale, path: '/' })}>
            {getTranslator(locale)('notFound.home')}
          </ButtonLink>
        </div>
      </Container>
    </ScreenMain>
  )
}
