import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { isStaff } from '@/cms/access/access'

type AgencyFrameProps = {
  view: AdminViewServerProps
  title: string
  /** The address of the screen, to return to after the login. */
  href: string
  children: ReactNode
}

/** A screen of our own within the frame of the back office; without a login it asks for one. */
export const AgencyFrame = ({ view, title, href, children }: AgencyFrameProps) => {
  const { initPageResult, params, searchParams, viewActions } = view
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { payload, i18n, user } = req
  if (!isStaff(req))
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
      <Gutter>{children}</Gutter>
    </DefaultTemplate>
  )
}
