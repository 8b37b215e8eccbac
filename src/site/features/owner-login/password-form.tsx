import { PASSWORD_MIN_LENGTH } from '@/domain/accounts/password-rules'
import { ownerHref } from '@/domain/routing/owner-address'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { PlainField } from '@/site/ui/forms/plain-field'
import { OwnerForm } from '@/site/forms/owner-form'

const id = 'password'

/** The form in which an owner sets the password by the link of a mail. */
export function PasswordForm({ locale, token }: { locale: Locale; token: string }) {
  const t = getTranslator(locale)
  // Browsers send no referrer for this page, because its address has the token.
  const page = `${ownerHref({ locale, page: { kind: 'password' } })}?${new URLSearchParams({ token })}`
  return (
    <OwnerForm id={id} action="/api/owner/password" locale={locale} label={t('owner.password.title')}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="page" value={page} />
      <PlainField
        formId={id}
        name="password"
        label={t('owner.password.password')}
        type="password"
        autoComplete="new-password"
        hint={t('owner.password.hint', { min: PASSWORD_MIN_LENGTH })}
      />
      <PlainField
        formId={id}
        name="repeat"
        label={t('owner.password.repeat')}
        type="password"
        autoComplete="new-password"
      />
      <button type="submit" className={buttonClasses('primary', 'self-start')}>
        {t('owner.password.button')}
      </button>
    </OwnerForm>
  )
}
