import { readOwnerPage } from '@/domain/routing/owner-address'
import { findOwnerAlternates } from '@/site/data/owners/owner-frame'
import { getShownLocale } from '@/site/data/content/settings'
import { PageHeader } from '@/site/features/navigation/page-header'

export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<{ locale: string; step?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Header({ params, searchParams }: PageProps) {
  const { locale, step = [] } = await params
  const page = readOwnerPage(step)
  const [token = ''] = [(await searchParams).token].flat()
  const alternates = page ? await findOwnerAlternates({ page, token }) : []
  return <PageHeader locale={await getShownLocale(locale)} alternates={alternates} />
}
