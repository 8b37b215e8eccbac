import { redirect } from 'next/navigation'
import { ownerHref } from '@/domain/routing/owner-address'
import { loginHref, wantedOwnerPage } from '@/domain/routing/owner-way-in'
import type { Locale } from '@/domain/shared/locale'
import { getOwnerVisitor } from '@/site/data/owners/owner-session'
import { resolveAddress } from '@/site/data/routing/resolve'
import { NoOwnerHere } from '@/site/features/owner-login/no-owner-here'
import { AddressScreen } from '@/site/screens/address-screen'

type LoginScreenProps = {
  locale: Locale
  segments: string[]
  /** The requested page of the owner area; empty without one. */
  to: string
}

/** The login page of owners; a logged-in owner is redirected to the requested page, or to the overview. */
export async function LoginScreen({ locale, segments, to }: LoginScreenProps) {
  const resolved = await resolveAddress({ locale, segments })
  if (resolved.kind !== 'page' || !resolved.page.isLogin)
    return <AddressScreen locale={locale} resolved={resolved} />
  const visitor = await getOwnerVisitor()
  if (visitor && !visitor.impersonation) {
    const wanted = wantedOwnerPage(loginHref({ login: '/', page: to }))
    redirect(wanted ?? ownerHref({ locale, page: { kind: 'overview' } }))
  }
  return (
    <>
      {!visitor && <NoOwnerHere />}
      <AddressScreen locale={locale} resolved={resolved} />
    </>
  )
}
