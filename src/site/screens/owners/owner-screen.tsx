import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { readAccountNews } from '@/domain/owners/owner-account'
import { ownerHref, type OwnerPage } from '@/domain/routing/owner-address'
import { loginHref } from '@/domain/routing/owner-way-in'
import type { Locale } from '@/domain/shared/locale'
import type { FormDraft } from '@/domain/leads/form-draft'
import { countUnreadMessages, getLoginHref } from '@/site/data/owners/owner-frame'
import { getOwnerVisitor, type OwnerVisitor } from '@/site/data/owners/owner-session'
import { OwnerNavigation } from '@/site/features/owner-account/owner-navigation'
import { ImpersonationBanner } from '@/site/features/impersonation/impersonation-banner'
import { Container } from '@/site/ui/container'
import { NotFoundScreen } from '@/site/screens/not-found-screen'
import { OwnerAccount } from './owner-account'
import { ForgottenPassword, ChosenPassword } from './owner-password'
import {
  canSeeOwnerPage,
  OwnerPropertyPage,
  OwnerMessagePage,
  OwnerMessages,
  OwnerOverview,
  OwnerReport,
} from './owner-pages'
import { ScreenMain } from '@/site/screens/screen-main'

/** The query of a page of the owner area. */
export type OwnerQuery = {
  /** From the link of a mail. */
  token: string
  /** What was just done. */
  done: string
  /** A form to correct. */
  draft: FormDraft | null
}

type OwnerScreenProps = { locale: Locale; page: OwnerPage; query: OwnerQuery }

/** Every page of the owner area and its login; a visitor without a login is sent to the login page. */
export async function OwnerScreen({ locale, page, query }: OwnerScreenProps): Promise<ReactNode> {
  if (page.kind === 'forgotten')
    return <ForgottenPassword locale={locale} isSent={query.done === 'sent'} draft={query.draft} />
  if (page.kind === 'password') return <ChosenPassword locale={locale} token={query.token} />
  const visitor = await getOwnerVisitor()
  if (!visitor) {
    const login = await getLoginHref(locale)
    redirect(loginHref({ login, page: ownerHref({ locale, page }) }))
  }
  if (!(await canSeeOwnerPage({ visitor, page }))) return <NotFoundScreen locale={locale} />
  return (
    <OwnerFrame locale={locale} page={page} visitor={visitor}>
      <OwnerPageContent locale={locale} page={page} visitor={visitor} query={query} />
    </OwnerFrame>
  )
}

type FrameProps = { locale: Locale; page: OwnerPage; visitor: OwnerVisitor }

/** The frame around every page of the area. */
async function OwnerFrame({ locale, page, visitor, children }: FrameProps & { children: ReactNode }) {
  const { owner, impersonation } = visitor
  return (
    <ScreenMain>
      {impersonation && <ImpersonationBanner locale={locale} name={owner.name} />}
      <Container className="py-8">
        <OwnerNavigation
          locale={locale}
          page={page}
          owner={owner}
          unread={await countUnreadMessages(owner.id)}
          isImpersonated={impersonation !== null}
        />
        <div className="mt-8">{children}</div>
      </Container>
    </ScreenMain>
  )
}

function OwnerPageContent({ page, query, ...frame }: FrameProps & { query: OwnerQuery }): ReactNode {
  switch (page.kind) {
    case 'overview':
      return <OwnerOverview {...frame} />
    case 'property':
      return <OwnerPropertyPage {...frame} id={page.id} />
    case 'report':
      return <OwnerReport {...frame} id={page.id} month={page.month} />
    case 'messages':
      return <OwnerMessages {...frame} />
    case 'message':
      return <OwnerMessagePage {...frame} id={page.id} />
    case 'account':
      return <OwnerAccount {...frame} news={readAccountNews(query.done)} />
    default:
      return null
  }
}
