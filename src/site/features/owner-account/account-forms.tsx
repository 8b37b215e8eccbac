import type { ReactNode } from 'react'
import type { AccountNews, OwnerChoices } from '@/domain/owners/owner-account'
import { PASSWORD_MIN_LENGTH } from '@/domain/accounts/password-rules'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { Heading } from '@/site/ui/heading'
import { PlainField } from '@/site/ui/forms/plain-field'
import { OwnerForm } from '@/site/forms/owner-form'

/** `isImpersonated`: staff impersonate the owner, and cannot press anything. */
type FormProps = { locale: Locale; isImpersonated: boolean }

type AccountFormsProps = FormProps & {
  /** The languages of the site with their own names. */
  languages: readonly { locale: Locale; name: string }[]
  choices: OwnerChoices
  /** What was just done. */
  news: AccountNews | null
}

/** The account settings of an owner. */
export function AccountForms({ news, ...props }: AccountFormsProps) {
  const { locale, isImpersonated } = props
  const t = getTranslator(locale)
  return (
    <div className="mt-8 space-y-6">
      {news && (
        <p role="status" className="form-kept">
          {t(`owner.account.done.${news}`)}
        </p>
      )}
      <Sheet id="choices" title={t('owner.account.choices.title')}>
        <ChoicesForm {...props} />
      </Sheet>
      <Sheet id="change-password" title={t('owner.account.changePassword.title')}>
        <p className="text-ink-soft mb-5">{t('owner.account.changePassword.text')}</p>
        <ChangePasswordForm locale={locale} isImpersonated={isImpersonated} />
      </Sheet>
      <Sheet id="everywhere" title={t('owner.account.everywhere.title')}>
        <p className="text-ink-soft mb-5">{t('owner.account.everywhere.text')}</p>
        <form method="post" action="/api/owner/logout">
          <input type="hidden" name="lang" value={locale} />
          <input type="hidden" name="everywhere" value="1" />
          <button type="submit" disabled={isImpersonated} className={buttonClasses('outline')}>
            {t('owner.account.everywhere.button')}
          </button>
        </form>
      </Sheet>
    </div>
  )
}

function Sheet({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="form-sheet">
      <Heading level={2} size="sm" id={`${id}-title`} className="mb-4">
        {title}
      </Heading>
      {children}
    </section>
  )
}

function ChoicesForm({ locale, isImpersonated, languages, choices }: Omit<AccountFormsProps, 'news'>) {
  const t = getTranslator(locale)
  return (
    <OwnerForm id="choices" action="/api/owner/account" locale={locale}>
      <div className="form-field">
        <label htmlFor="choices-language" className="form-label">
          {t('owner.account.choices.language')}
        </label>
        <select
          id="choices-language"
          name="language"
          defaultValue={choices.language}
          autoComplete="off"
          className="field form-select"
        >
          {languages.map((language) => (
            <option key={language.locale} value={language.locale} lang={language.locale}>
              {language.name}
            </option>
          ))}
        </select>
      </div>
      <label className="form-choice">
        <input type="checkbox" name="monthlyReport" defaultChecked={choices.monthlyReport} />
        <span>{t('owner.account.choices.monthlyReport')}</span>
      </label>
      <button type="submit" disabled={isImpersonated} className={buttonClasses('primary', 'self-start')}>
        {t('owner.account.choices.save')}
      </button>
    </OwnerForm>
  )
}

function ChangePasswordForm({ locale, isImpersonated }: FormProps) {
  const t = getTranslator(locale)
  const id = 'change-password'
  return (
    <OwnerForm id={id} action="/api/owner/change-password" locale={locale}>
      <PlainField
        formId={id}
        name="current"
        label={t('owner.password.current')}
        type="password"
        autoComplete="current-password"
      />
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
      <button type="submit" disabled={isImpersonated} className={buttonClasses('primary', 'self-start')}>
        {t('owner.password.button')}
      </button>
    </OwnerForm>
  )
}
