import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { weekHref } from './week-href'
import { weekTexts } from './week-texts'

// Not a plain link: the list rewrites its own address after rendering, which would stop the browser.
/** The link to the week of appointments, above their list. */
export const WeekListLink = ({ payload, i18n }: BeforeListTableServerProps) => (
  <p className="agency-part" style={{ marginBottom: '1rem' }}>
    <Link href={weekHref({ admin: payload.config.routes.admin })} prefetch={false}>
      {editorText({ i18n }, weekTexts.week)}
    </Link>
  </p>
)
