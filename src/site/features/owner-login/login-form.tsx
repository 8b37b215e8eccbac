import { ownerHref } from '@/domain/routing/owner-address'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { PlainField } from '@/site/ui/forms/plain-field'
import { OwnerForm } from '@/site/forms/owner-form'
import { SiteLink } from '@/site/ui/navigation/site-link'

const id = 'login'

/** The login form of owners. */
export function LoginForm({ locale }: { locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <OwnerForm id={id} action="/api/owner/login" locale={locale} label={t('owner.login.formLabel')}>
      <PlainField
        formId={id}
        name="email"
        label={t('owner.login.email')}
        type="email"
        autoComplete="username"
      />
      <PlainField
        formId={id}
        name="password"
        label={t('owner.login.password')}
        type="password"
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" className={buttonClasses()}>
          {t('owner.login.button')}
        </button>
        <SiteLink
          href={ownerHref({ locale, page: { kind: 'forgotten' } })}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t('owner.login.forgotten')}
        </SiteLink>
      </div>
    </OwnerForm>
  )
}
