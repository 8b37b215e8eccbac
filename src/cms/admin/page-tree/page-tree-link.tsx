import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import { isStaffOrReader } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'
import { pageTreeHref } from './page-tree-href'

// Not a plain link: the list rewrites its own address after rendering, which would stop the browser.
/** The link to the tree of pages, above their list. */
export const PageTreeLink = ({ payload, i18n, user }: BeforeListTableServerProps) =>
  isStaffOrReader({ user: user ?? null }) ? (
    <p className="agency-part" style={{ marginBottom: '1rem' }}>
      <Link href={pageTreeHref(payload.config.routes.admin)} prefetch={false}>
        {editorText({ i18n }, screenTexts.pageTree.title)}
      </Link>
    </p>
  ) : null
