import { isNewsletterStep } from '@/domain/routing/newsletter-address'
import { findNewsletterAlternates } from '@/site/data/newsletter/newsletter'
import { getShownLocale } from '@/site/data/content/settings'
import { PageHeader } from '@/site/features/navigation/page-header'

export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<{ locale: string; step: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Header({ params, searchParams }: PageProps) {
  const { locale, step } = await params
  const token = [(await searchParams).token].flat()[0] ?? ''
  const alternates = isNewsletterStep(step) ? await findNewsletterAlternates({ step, token }) : []
  return <PageHeader locale={await getShownLocale(locale)} alternates={alternates} />
}
