import { noCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { atPlace, placeTexts } from '@/site/data/places/place-texts'
import type { PlacePage } from '@/site/data/places/place-page'
import type { Crumb } from '@/site/data/view-models'
import { PropertyGrid } from '@/site/features/properties/property-grid'
import { KeepInformed, ListPages } from '@/site/modules/list-parts'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { ListBanner } from '@/site/screens/banners/list-banner'
import { ScreenMain } from '@/site/screens/screen-main'
import { PlaceLinks } from './place-links'
import { PlacePrices } from './place-prices'

type PlaceScreenProps = {
  place: PlacePage
  crumbs: Crumb[]
  locale: Locale
  frame: SiteFrame
  /** The page's own address, without its page number. */
  basePath: string
}

/** The properties of a town or an area: the first are seen at once, then their prices, and where else to look. */
export function PlaceScreen({ place, crumbs, locale, frame, basePath }: PlaceScreenProps) {
  const t = getTranslator(locale)
  const { name, kind, goal, list, neighbours, areas, text } = place
  const at = atPlace({ name, kind, locale })
  const { title } = placeTexts({ ...place, locale, count: list.window.total })
  const context = { locale, frame, basePath, startsWithPicture: false, index: 0 }
  return (
    <ScreenMain>
      <ListBanner banner={null} locale={locale} title={title} description={null} crumbs={crumbs} />
      <Container className="pb-section flex flex-col gap-14 pt-4">
        <div>
          {list.cards.length === 0 ? (
            <NoProperties at={at} place={place} locale={locale} />
          ) : (
            <>
              <Summary place={place} locale={locale} />
              <PropertyGrid cards={list.cards} locale={locale} headingLevel={2} priority />
              <ListPages
                list={{ ...list, filters: { ...list.filters, criteria: noCriteria } }}
                context={context}
              />
            </>
          )}
          <div className="mt-10">
            <KeepInformed list={list} context={context} id="alert-below" isOfEmptyList={false} />
          </div>
        </div>
        <PlacePrices place={place} at={at} locale={locale} />
        {text.length > 0 && <PlaceText name={name} text={text} locale={locale} />}
        <PlaceLinks
          id="place-nearby"
          title={t(kind === 'area' ? 'place.within' : 'place.nearby')}
          links={neighbours}
        />
        <PlaceLinks id="place-around" title={t('place.around')} links={areas} />
        <p>
          <ButtonLink href={listOf(place)} variant="outline">
            {t(`notFound.${goal}`)}
          </ButtonLink>
        </p>
      </Container>
    </ScreenMain>
  )
}

type PartProps = { place: PlacePage; locale: Locale }

const listOf = ({ filterHref }: PlacePage): string => filterHref.replace(/\?.*$/, '')

function Summary({ place: { goal, list, filterHref }, locale }: PartProps) {
  const t = getTranslator(locale)
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-ink-soft">{t(`listing.count.${goal}`, { count: list.window.total })}</p>
      <SiteLink href={filterHref} rel="nofollow" className={buttonClasses('outline')}>
        {t('place.filter')}
      </SiteLink>
    </div>
  )
}

function NoProperties({ place: { goal }, at, locale }: PartProps & { at: string }) {
  const t = getTranslator(locale)
  return (
    <div className="bg-sand on-light text-ink rounded-lg px-6 py-12 text-center">
      <p className="font-serif mx-auto max-w-xl text-2xl text-balance">{t(`place.empty.${goal}`, { at })}</p>
      <p className="text-ink-soft mx-auto mt-3 max-w-md">{t('listing.emptyHint')}</p>
    </div>
  )
}

function PlaceText({ name, text, locale }: { name: string; text: string[]; locale: Locale }) {
  return (
    <section aria-labelledby="place-text" className="max-w-prose">
      <Heading level={2} size="md" id="place-text">
        {getTranslator(locale)('place.about', { name })}
      </Heading>
      {text.map((paragraph, index) => (
        <p key={index} className="mt-4">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
