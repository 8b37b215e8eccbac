import { readOwnerPage } from '@/domain/routing/owner-address'
import { findOwnerAlternates } from '@/site/data/owners/owner-frame'
import { getShownLocale } from '@/site/data/content/settings'
import { LanguageSwitcher } from '@/site/features/navigation/language-switcher'

export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<{ locale: string; step?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Languages({ params, searchParams }: PageProps) {
  const { locale, step = [] } = await params
  const page = readOwnerPage(step)
  const [token = ''] = [(await searchParams).token].flat()
  if (!page) return null
  const alternates = await findOwnerAlternates({ page, token })
  return <LanguageSwitcher current={await getShownLocale(locale)} alternates={alternates} />
}
