import { env } from '@/env'
import type { Locale } from '@/domain/shared/locale'
import { getAgencyProfile } from '@/site/data/content/agency'
import type { ResolvedAddress } from '@/site/data/routing/resolved-address'
import { JsonLd } from '@/site/seo/json-ld'
import { buildStructuredData } from '@/site/seo/structured-data'

/** The structured data of a page; none for an address without a page. */
export async function StructuredData({ locale, resolved }: { locale: Locale; resolved: ResolvedAddress }) {
  if (!('meta' in resolved)) return null
  const site = { siteUrl: env.SITE_URL, locale, agency: await getAgencyProfile(locale), now: new Date() }
  return <JsonLd things={buildStructuredData(resolved, site)} />
}
