import 'server-only'
import { getMonthReport, type MonthReport } from '@/cms/queries/owners/owner-month'
import { hasReport } from '@/domain/owners/report-month'
import { getClient } from '@/site/data/client'
import { getOwnHome, toOwnedCard, type OwnedCard, type OwnerQuestion } from './owner-cards'

export type OwnerReportModel = { home: OwnedCard; month: string; report: MonthReport }

/** The numbers of a month of a home, as 2026-10; null where the home is none of this owner's or there is no such report. */
export async function getOwnerReport({
  owner,
  locale,
  id,
  month,
  now = new Date(),
}: OwnerQuestion & { id: number; month: string }): Promise<OwnerReportModel | null> {
  const home = await getOwnHome({ owner, locale, id })
  if (!home || !hasReport({ publishedAt: home.publishedAt, month, now })) return null
  const payload = await getClient()
  const report = await getMonthReport({ payload, owner, property: home.id, month })
  return { home: toOwnedCard(home, locale), month, report }
}
