import { parsePreviewAddress } from '@/domain/routing/preview-address'
import { findPreviewAlternates } from '@/site/data/preview/preview'
import { getShownLocale } from '@/site/data/content/settings'
import { LanguageSwitcher } from '@/site/features/navigation/language-switcher'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ locale: string; collection: string; id: string }> }

export default async function Languages({ params }: PageProps) {
  const { locale, ...names } = await params
  const alternates = await findPreviewAlternates(parsePreviewAddress(names))
  return <LanguageSwitcher current={await getShownLocale(locale)} alternates={alternates} />
}
