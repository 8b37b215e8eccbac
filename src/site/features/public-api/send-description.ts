import { buildOpenApi } from '@/domain/public-api/openapi'
import { env } from '@/env'
import { getAgencyProfile } from '@/site/data/content/agency'
import { getLanguages } from '@/site/data/content/settings'
import { publicLimit, publicRoute } from './public-route'

/** Sends the description of the public API. */
export const sendDescription = publicRoute(async () => {
  const { enabled, fallback } = await getLanguages()
  const { name } = await getAgencyProfile(fallback)
  const { perMinute } = publicLimit
  const value = buildOpenApi({ siteUrl: env.SITE_URL, siteName: name, languages: enabled, perMinute })
  return { ok: true, value }
})
