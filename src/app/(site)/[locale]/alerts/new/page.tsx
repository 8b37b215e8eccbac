import type { Metadata } from 'next'
import { alertKind } from '@/domain/alerts/demand-fields'
import { readFoldId } from '@/domain/alerts/list-alert'
import { parseCriteria, type ListingQuery } from '@/domain/search/criteria'
import { getAlertDraft } from '@/site/data/alerts/alerts'
import { getShownLocale } from '@/site/data/content/settings'
import { getTranslator } from '@/messages/translator'
import { NewAlertScreen } from '@/site/screens/alerts/new-alert-screen'

// It may hold what one visitor has typed.
export const dynamic = 'force-dynamic'

type NewAlertProps = { params: Promise<{ locale: string }>; searchParams: Promise<ListingQuery> }

export async function generateMetadata({ params }: NewAlertProps): Promise<Metadata> {
  const t = getTranslator(await getShownLocale((await params).locale))
  return { title: t('alert.list.title'), robots: { index: false } }
}

export default async function NewAlertPage({ params, searchParams }: NewAlertProps) {
  const locale = await getShownLocale((await params).locale)
  const query = await searchParams
  const fold = readFoldId(query.form)
  return (
    <NewAlertScreen
      formId={fold ?? alertKind}
      criteria={parseCriteria(query)}
      draft={fold === null ? await getAlertDraft(query.form) : null}
      locale={locale}
    />
  )
}
