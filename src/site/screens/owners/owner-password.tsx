import type { FormDraft } from '@/domain/leads/form-draft'
import { ownerHref } from '@/domain/routing/owner-address'
import type { Locale } from '@/domain/shared/locale'
import { getLeadTexts } from '@/site/data/leads/lead-texts'
import { getLoginHref, isPasswordLink } from '@/site/data/owners/owner-frame'
import { LeadForm } from '@/site/features/leads/lead-form'
import { PasswordForm } from '@/site/features/owner-login/password-form'
import { getTranslator } from '@/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { ScreenMain } from '@/site/screens/screen-main'

const passwordKind = 'forgot-password'

const sheet = 'form-sheet mt-8'

type ForgottenProps = {
  locale: Locale
  /** The form was sent; the page does not reveal whether anybody gets a mail. */
  isSent: boolean
  draft: FormDraft | null
}

/** The form for a forgotten password. */
export async function ForgottenPassword({ locale, isSent, draft }: ForgottenProps) {
  const t = getTranslator(locale)
  const { intro } = await getLeadTexts(passwordKind, locale)
  return (
    <ScreenMain>
      <Container className="py-section max-w-2xl">
        <Heading level={1} size="xl">
          {t('owner.password.forgottenTitle')}
        </Heading>
        {isSent ? (
          <p role="status" className="mt-4 text-lg">
            {t('lead.feedback.passwordSent')}
          </p>
        ) : (
          <>
            <p className="mt-4 text-lg">{intro ?? t('owner.password.forgottenIntro')}</p>
            <div className={sheet}>
              <LeadForm
                kind={passwordKind}
                locale={locale}
                label={t('owner.password.forgottenTitle')}
                draft={draft?.kind === passwordKind ? draft : null}
                page={ownerHref({ locale, page: { kind: 'forgotten' } })}
              />
            </div>
          </>
        )}
        <p className="mt-8">
          <SiteLink href={await getLoginHref(locale)} className="underline underline-offset-4">
            {t('owner.password.backToLogin')}
          </SiteLink>
        </p>
      </Container>
    </ScreenMain>
  )
}

/** The form that sets the password by the link of a mail, as long as the link is valid. */
export async function ChosenPassword({ locale, token }: { locale: Locale; token: string }) {
  const t = getTranslator(locale)
  const isOpen = await isPasswordLink(token)
  return (
    <ScreenMain>
      <Container className="py-section max-w-2xl">
        <Heading level={1} size="xl">
          {isOpen ? t('owner.password.title') : t('owner.password.linkGone')}
        </Heading>
        <p className="mt-4 text-lg">
          {isOpen ? t('owner.password.intro') : t('owner.password.linkGoneText')}
        </p>
        {isOpen ? (
          <div className={sheet}>
            <PasswordForm locale={locale} token={token} />
          </div>
        ) : (
          <ButtonLink href={ownerHref({ locale, page: { kind: 'forgotten' } })} className="mt-8">
            {t('owner.password.askAgain')}
          </ButtonLink>
        )}
      </Container>
    </ScreenMain>
  )
}
