import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps, ServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { weekHref } from './week-href'
import { weekTexts } from './week-texts'

// The list writes its own address anew once it is drawn, which would stop a browser on its way along a plain link.
/** In the menu: the way to the week of appointments. */
export const WeekNavLink = ({ payload, i18n, user }: ServerProps) =>
  isStaff({ user: user ?? null }) && (
    <Link
      className="nav__link"
      id="nav-week"
      href={weekHref({ admin: payload.config.routes.admin })}
      prefetch={false}
    >
      <span className="nav__link-label">{editorText({ i18n }, weekTexts.week)}</span>
    </Link>
  )

/** Over the list of appointments: the same way. */
export const WeekListLink = ({ payload, i18n }: BeforeListTableServerProps) => (
  <p className="agency-part" style={{ marginBottom: '1rem' }}>
    <Link href={weekHref({ admin: payload.config.routes.admin })} prefetch={false}>
      {editorText({ i18n }, weekTexts.week)}
    </Link>
  </p>
)
