import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordErrors,
} from '@/domain/accounts/password-rules'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

type PasswordFormErrors = PasswordErrors & { current?: 'required' | 'wrong' }

/** The errors of the passwords in a form, in words by field. */
export function passwordErrorWords(errors: PasswordFormErrors, locale: Locale): Record<string, string> {
  const t = getTranslator(locale)
  const words = {
    required: t('lead.errors.password.required'),
    mismatch: t('lead.errors.password.mismatch'),
    'too-short': t('owner.password.errors.tooShort', { min: PASSWORD_MIN_LENGTH }),
    'too-long': t('owner.password.errors.tooLong', { max: PASSWORD_MAX_LENGTH }),
    address: t('owner.password.errors.address'),
    common: t('owner.password.errors.common'),
    wrong: t('owner.password.errors.wrong'),
  }
  return Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, words[code]]))
}
