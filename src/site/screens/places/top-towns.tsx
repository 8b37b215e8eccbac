import type { Locale } from '@/domain/shared/locale'
import type { Page } from '@/site/data/content/page-models'
import type { PlaceLink } from '@/site/data/places/place-page'
import { getTranslator } from '@/messages/translator'
import { Container } from '@/site/ui/container'
import { PlaceLinks } from './place-links'

/** The towns of a list with most properties, below it. */
export function TopTowns({
  towns,
  page,
  locale,
}: {
  towns: PlaceLink[] | undefined
  page: Page
  locale: Locale
}) {
  const goals = page.modules.flatMap(({ relation }) =>
    relation.type === 'property-list' ? [relation.list.goal] : [],
  )
  const goal = goals[0]
  if (!towns || towns.length === 0 || (goal !== 'sale' && goal !== 'rent')) return null
  return (
    <Container className="pb-section print:hidden">
      <PlaceLinks id="top-towns" title={getTranslator(locale)(`place.top.${goal}`)} links={towns} />
    </Container>
  )
}
