import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { isColleague, isStaff } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

type AgencyFrameProps = {
  view: AdminViewServerProps
  title: string
  /** The address of the screen, to return to after the login. */
  href: string
  /** Who may see it; staff who work on properties and clients, unless it says so. */
  isOpenTo?: (req: PayloadRequest) => boolean
  children: ReactNode
}

/** A screen of our own within the frame of the back office; without a login it asks for one, and to other roles it stays closed. */
export const AgencyFrame = ({ view, title, href, isOpenTo = isStaff, children }: AgencyFrameProps) => {
  const { initPageResult, params, searchParams, viewActions } = view
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { payload, i18n, user } = req
  if (!isColleague(req))
    redirect(`${payload.config.routes.admin}/login?${new URLSearchParams({ redirect: href })}`)
  const frame = { locale, params, payload, permissions, searchParams, viewActions }
  // These lists are frozen, and the frame writes into them.
  const { collections, globals } = visibleEntities
  return (
    <DefaultTemplate
      {...frame}
      {...{ i18n, req }}
      user={user ?? undefined}
      visibleEntities={{ collections, globals }}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter>{isOpenTo(req) ? children : <Closed req={req} title={title} />}</Gutter>
    </DefaultTemplate>
  )
}

/** What somebody sees of a screen that their role does not have. */
const Closed = ({ req, title }: { req: PayloadRequest; title: string }) => (
  <section className="agency-part" aria-labelledby="closed" style={{ padding: '1rem 0 4rem' }}>
    <h1 id="closed">{title}</h1>
    <p>{editorText(req, screenTexts.accounts.closed)}</p>
  </section>
)
