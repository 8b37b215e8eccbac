import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

/** The address of the list of what is broken. */
export const brokenHref = (admin: string): string => `${admin}/broken`

/** The link to what is broken, in the menu. */
export const BrokenNavLink = ({ payload, i18n, user }: ServerProps) =>
  isStaff({ user: user ?? null }) && (
    <Link
      className="nav__link"
      id="nav-broken"
      href={brokenHref(payload.config.routes.admin)}
      prefetch={false}
    >
      <span className="nav__link-label">{editorText({ i18n }, screenTexts.broken.title)}</span>
    </Link>
  )
