import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { hasRole } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import type { EditableMail } from '@/domain/mail-texts/editable-mails'
import type { Locale } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'

/** The address of the list of mails whose texts can be changed, or of the texts of one. */
export const mailTextsHref = (admin: string, mail?: { mail: EditableMail; locale: Locale }): string =>
  `${admin}/mail-texts${mail ? `?${new URLSearchParams(mail)}` : ''}`

/** The link to the texts of mails, in the menu of editors. */
export const MailTextsNavLink = ({ payload, i18n, user }: ServerProps) =>
  hasRole({ user: user ?? null }, ['admin', 'editor']) && (
    <Link
      className="nav__link"
      id="nav-mail-texts"
      href={mailTextsHref(payload.config.routes.admin)}
      prefetch={false}
    >
      <span className="nav__link-label">{editorText({ i18n }, screenTexts.mailTexts.title)}</span>
    </Link>
  )
