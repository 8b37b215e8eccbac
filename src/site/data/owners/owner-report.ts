import 'server-only'
import { getMonthReport, type MonthReport } from '@/cms/queries/owners/owner-month'
import { hasReport } from '@/domain/owners/report-month'
import { getClient } from '@/site/data/client'
import { getOwnProperty, toOwnedCard, type OwnedCard, type OwnerReadInput } from './owner-cards'

export type OwnerReportModel = { property: OwnedCard; month: string; report: MonthReport }

/** The figures of a property's month (2026-10); null if the property is not this owner's or there is no such report. */
export async function getOwnerReport({
  owner,
  locale,
  id,
  month,
  now = new Date(),
}: OwnerReadInput & { id: number; month: string }): Promise<OwnerReportModel | null> {
  const property = await getOwnProperty({ owner, locale, id })
  if (!property || !hasReport({ publishedAt: property.publishedAt, month, now })) return null
  const payload = await getClient()
  const report = await getMonthReport({ payload, owner, property: property.id, month })
  return { property: toOwnedCard(property, locale), month, report }
}
