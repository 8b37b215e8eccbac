import type { Locale } from '@/domain/shared/locale'
import { findTownHref } from '@/site/data/places/place-links'
import { atPlace } from '@/site/data/places/place-texts'
import type { PropertyDetail } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { Container } from '@/site/ui/container'
import { SiteLink } from '@/site/ui/navigation/site-link'

/** From a property to the others of its town; nothing for a town without a page. */
export async function MoreInTown({
  property: { goal, town, listing },
  locale,
}: {
  property: Pick<PropertyDetail, 'goal' | 'town' | 'listing'>
  locale: Locale
}) {
  const href = town
    ? await findTownHref({ city: { name: town, zip: listing.zip ?? '' }, goal, locale })
    : null
  if (!href) return null
  const at = atPlace({ name: town, kind: 'town', locale })
  return (
    <Container className="pb-10 print:hidden">
      <SiteLink href={href} className="inline-block py-1 underline underline-offset-4">
        {getTranslator(locale)(`place.more.${goal}`, { at })}
      </SiteLink>
    </Container>
  )
}
