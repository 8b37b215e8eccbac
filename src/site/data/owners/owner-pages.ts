import 'server-only'
import { getOwnerThread } from '@/cms/queries/owners/owner-messages'
import { hasReport } from '@/domain/owners/report-month'
import type { OwnerPage } from '@/domain/routing/owner-address'
import { fallbackLocale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { getOwnProperty } from './owner-cards'

type OwnerPagesInput = { owner: number; page: OwnerPage; now?: Date }

/** Whether an owner may see a page of the owner area: not one about another owner's property or conversation. */
export async function isPageOf({ owner, page, now = new Date() }: OwnerPagesInput): Promise<boolean> {
  if (page.kind === 'message')
    return (await getOwnerThread({ payload: await getClient(), owner, id: page.id })) !== null
  if (page.kind !== 'property' && page.kind !== 'report') return true
  const property = await getOwnProperty({ owner, locale: fallbackLocale, id: page.id })
  if (property && page.kind === 'report')
    return hasReport({ publishedAt: property.publishedAt, month: page.month, now })
  return property !== null
}
