import type { Metadata } from 'next'
import { fallbackLocale, isLocale } from '@/domain/shared/locale'
import { findMetadata } from '@/site/data/routing/find-metadata'
import { LoginScreen } from '@/site/screens/owners/login-screen'
import { NotFoundScreen } from '@/site/screens/not-found-screen'

// The editor's page at this address, rendered for each visitor, because the nonce of its policy is valid only once.
export const dynamic = 'force-dynamic'

const segments = ['login']

type PageProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  // Overrides the editor's choice: with 'no-referrer' browsers post the form with a null origin.
  return { ...(await findMetadata({ locale, segments })), referrer: 'same-origin' }
}

export default async function LoginPage({ params, searchParams }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) return <NotFoundScreen locale={fallbackLocale} />
  const [to = ''] = [(await searchParams).to].flat()
  return <LoginScreen locale={locale} segments={segments} to={to} />
}
