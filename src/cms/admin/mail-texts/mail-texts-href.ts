import type { EditableMail } from '@/domain/mail-texts/editable-mails'
import type { Locale } from '@/domain/shared/locale'

/** The address of the list of mails whose texts can be changed, or of the texts of one. */
export const mailTextsHref = (admin: string, mail?: { mail: EditableMail; locale: Locale }): string =>
  `${admin}/mail-texts${mail ? `?${new URLSearchParams(mail)}` : ''}`
