import 'server-only'
import { isListed } from '@/domain/properties/property-status'
import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { findOriginal } from './route-index'
import type { PropertyDetail } from './view-models'

type Asked = { record: 'property' | 'project'; id: number; about?: 'visit' | 'documents' }

/** Where a visitor asks about a home or a project: the contact page, told which one; null where a language has none. */
export async function getAskHref({ record, id, about }: Asked, locale: Locale): Promise<string | null> {
  const path = (await findOriginal('/contact/'))?.paths[locale]
  if (!path) return null
  return `${buildHref({ locale, path })}?${record}=${id}${about ? `&${about}` : ''}`
}

type Home = Pick<PropertyDetail, 'id' | 'status' | 'documentCount'>

/** What can be asked of a home: a visit only while it can be had, documents only where it has some. */
export async function getPropertyLeads(
  { id, status, documentCount }: Home,
  locale: Locale,
): Promise<PropertyDetail['leads']> {
  const hrefOf = (about?: Asked['about']) => getAskHref({ record: 'property', id, about }, locale)
  return {
    ask: await hrefOf(),
    visit: isListed(status) ? await hrefOf('visit') : null,
    documents: documentCount > 0 ? await hrefOf('documents') : null,
  }
}
