import type { AdminViewServerProps } from 'payload'
import { hasRole, isStaffOrReader } from '@/cms/access/access'
import { AgencyFrame } from '@/cms/admin/agency-frame'
import { siteMenuHref } from '@/cms/admin/site-menu/site-menu-href'
import { editorText } from '@/cms/fields/editor-text'
import { findTreePages } from '@/cms/queries/menu/tree-pages'
import { screenTexts } from '@/messages/screen-texts'
import { PageTree } from './page-tree'
import { pageTreeHref } from './page-tree-href'

const texts = screenTexts.pageTree

/** All pages as a tree, with a search. */
export const PageTreeView = async (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const { admin } = req.payload.config.routes
  const title = editorText(req, texts.title)
  const pages = isStaffOrReader(req) ? await findTreePages(req) : []
  return (
    <AgencyFrame view={view} title={title} href={pageTreeHref(admin)} isOpenTo={isStaffOrReader}>
      <section className="agency-part" aria-labelledby="page-tree" style={{ padding: '1rem 0 4rem' }}>
        <h1 id="page-tree" style={{ marginBottom: '1rem' }}>
          {title}
        </h1>
        <p style={{ marginBottom: '1rem' }}>
          {editorText(req, texts.about)}
          {hasRole(req, ['admin', 'editor']) && (
            <>
              {` ${editorText(req, texts.order)} `}
              <a href={siteMenuHref(admin)}>{editorText(req, screenTexts.siteMenu.title)}</a>
            </>
          )}
        </p>
        <PageTree pages={pages} forms={`${admin}/collections/pages`} />
      </section>
    </AgencyFrame>
  )
}
