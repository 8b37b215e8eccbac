import { parsePreviewAddress } from '@/domain/routing/preview-address'
import { findPreviewAlternates } from '@/site/data/preview/preview'
import { getShownLocale } from '@/site/data/content/settings'
import { PageHeader } from '@/site/features/navigation/page-header'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ locale: string; collection: string; id: string }> }

export default async function Header({ params }: PageProps) {
  const { locale, ...names } = await params
  const alternates = await findPreviewAlternates(parsePreviewAddress(names))
  return <PageHeader locale={await getShownLocale(locale)} alternates={alternates} />
}
