import 'server-only'
import type { SiteSetting } from '@/cms/payload-types'
import { countryCodeByName } from '@/domain/seo/country-code'
import { readOpeningHours } from '@/domain/seo/opening-hours'
import { agencyTown } from '@/domain/places/agency-town'
import type { Locale } from '@/domain/shared/locale'
import { cached } from '@/site/data/client'
import { toWebAddress } from './web-addresses'
import { orElse, orEmpty, orNull } from '@/site/data/defaults'
import { toOpeningHours } from './opening-hours'
import { toPicture } from './pictures'
import { toPosition } from './positions'
import type { AgencyProfile } from '@/site/data/search/search-models'
import { getSettings } from './settings'

async function toProfile(settings: SiteSetting, locale: Locale): Promise<AgencyProfile> {
  const { social, openingHours } = settings
  const agency = orEmpty(settings.agency)
  return {
    name: orElse(agency.name, 'Maison Brabant'),
    legalName: orNull(agency.legalName),
    phone: orNull(agency.phone),
    email: orNull(agency.email),
    street: [agency.street, agency.houseNumber].filter(Boolean).join(' ') || null,
    zip: orNull(agency.zip),
    town: await agencyTown({ agency, locale }),
    country: agency.country ? countryCodeByName({ name: agency.country, locale }) : null,
    vatNumber: orNull(agency.vatNumber),
    logo: toPicture(agency.logo),
    sharePicture: toPicture(agency.shareImage),
    hours: toOpeningHours(settings, locale),
    openingHours: readOpeningHours(openingHours, locale),
    profiles: orElse(social, []).flatMap(({ url }) => toWebAddress(url) ?? []),
    position: toPosition(agency),
  }
}

/** The agency in a language, for search engines and shared links. */
export const getAgencyProfile = cached(
  { name: 'agency-profile', tags: ['site-settings', 'media'] },
  async (locale: Locale): Promise<AgencyProfile> => toProfile(await getSettings(locale), locale),
)
