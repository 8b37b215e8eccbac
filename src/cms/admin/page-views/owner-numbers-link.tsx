import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { figureTexts } from './figure-texts'

/** The address of the figures of all properties. */
export const ownerNumbersHref = (admin: string): string => `${admin}/owner-numbers`

/** The link to the figures of all properties, in the menu. */
export const OwnerNumbersNavLink = ({ payload, i18n, user }: ServerProps) =>
  isStaff({ user: user ?? null }) && (
    <Link
      className="nav__link"
      id="nav-owner-numbers"
      href={ownerNumbersHref(payload.config.routes.admin)}
      prefetch={false}
    >
      <span className="nav__link-label">{editorText({ i18n }, figureTexts.numbers)}</span>
    </Link>
  )
