import type { EditorTexts } from '@/cms/fields/editor-text'
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordError,
} from '@/domain/accounts/password-rules'
import { officeTexts } from '@/messages/office-texts'
import { fillTexts } from '@/messages/fill-texts'

/** The errors of a staff password, for its field. */
export const passwordWords: Record<PasswordError, EditorTexts> = {
  required: officeTexts.users.password.required,
  'too-short': fillTexts(officeTexts.users.password.tooShort, { passwordMinLength: PASSWORD_MIN_LENGTH }),
  'too-long': fillTexts(officeTexts.users.password.tooLong, { passwordMaxLength: PASSWORD_MAX_LENGTH }),
  address: officeTexts.users.password.address,
  common: officeTexts.users.password.common,
}

/** The errors of the current password. */
export const currentWords: Record<'required' | 'wrong' | 'too-many', EditorTexts> =
  officeTexts.users.password.current

/** The link for a new password is used up, or too old. */
export const linkGone: EditorTexts = officeTexts.users.password.linkGone
