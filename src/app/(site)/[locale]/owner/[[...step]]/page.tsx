import type { Metadata } from 'next'
import { parseFormQuery } from '@/domain/leads/form-query'
import { readOwnerPage } from '@/domain/routing/owner-address'
import { getFormRequest } from '@/site/data/leads/form-request'
import { getShownLocale } from '@/site/data/content/settings'
import { getTranslator } from '@/messages/translator'
import { NotFoundScreen } from '@/site/screens/not-found-screen'
import { OwnerScreen } from '@/site/screens/owners/owner-screen'

// The content is personal and always current.
export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<{ locale: string; step?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, step = [] } = await params
  const page = readOwnerPage(step)
  const t = getTranslator(await getShownLocale(locale))
  const title = page ? t(`owner.account.pages.${page.kind}`) : t('notFound.page.title')
  // Not 'no-referrer', with which browsers post forms with a null origin. The link of a mail must not leave its page.
  const referrer = page?.kind === 'password' ? 'strict-origin' : 'same-origin'
  return { title, robots: { index: false, follow: false }, referrer }
}

export default async function OwnerAreaPage({ params, searchParams }: PageProps) {
  const { locale: given, step = [] } = await params
  const query = await searchParams
  const locale = await getShownLocale(given)
  const page = readOwnerPage(step)
  if (!page) return <NotFoundScreen locale={locale} />
  const [token = ''] = [query.token].flat()
  const [done = ''] = [query.done].flat()
  const { draft } = await getFormRequest(parseFormQuery(query))
  return <OwnerScreen locale={locale} page={page} query={{ token, done, draft }} />
}
