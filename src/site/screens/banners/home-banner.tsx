import type { Locale } from '@/domain/shared/locale'
import type { HomeSearch } from '@/site/data/search/home-search'
import type { Banner } from '@/site/data/content/page-models'
import { listHref } from '@/site/data/search/goal-lists'
import { SearchBlock } from '@/site/features/search/search-block'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { classNames } from '@/site/ui/class-names'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { Picture } from '@/site/ui/media/picture'
import { SearchLink } from '@/site/ui/navigation/search-link'
import { BannerColor } from './banner-color'
import { BannerMedia, withMedia } from './banner-media'
import { liesUnderHeader } from './under-header'

type HomeBannerProps = {
  banner: Banner | null
  locale: Locale
  /** The h1 of a banner without a title. */
  title: string
  description: string | null
  /** Null for a banner without the search. */
  search: HomeSearch | null
}

/** The top of the home page: a picture or film from edge to edge, the header over it, and the agency's text at its foot. */
export function HomeBanner({ banner, ...rest }: HomeBannerProps) {
  const shown = withMedia(banner)
  if (shown) {
    return (
      <div>
        <div className="relative">
          <BannerMedia
            banner={shown}
            locale={rest.locale}
            className={classNames('banner-media banner-media-home', rest.search && 'banner-media-search')}
          />
          <div aria-hidden="true" className="banner-shade" />
        </div>
        <Words
          banner={banner}
          {...rest}
          className="banner-words banner-words-home bg-paper pt-8 md:w-fit md:max-w-3xl md:rounded-tr-lg md:pt-11 md:pr-14"
        />
      </div>
    )
  }
  if (banner?.type === 'color' && banner.color) {
    return (
      <BannerColor color={banner.color} isUnderHeader={liesUnderHeader(banner)}>
        <Words banner={banner} {...rest} className="max-w-3xl pt-12 md:pt-20" />
      </BannerColor>
    )
  }
  return <Words banner={banner} {...rest} className="max-w-3xl pt-16" />
}

function Words({
  banner,
  locale,
  title,
  description,
  search,
  className,
}: HomeBannerProps & { className: string }) {
  const text = banner?.description ?? description
  return (
    <Container className="relative">
      <div className={className}>
        <Heading level={1} size="display">
          {banner?.title ?? title}
        </Heading>
      </div>
      {search ? (
        <Search search={search} locale={locale} text={text} />
      ) : (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-12 gap-y-7">
          {text && <p className="max-w-xl text-lg text-balance opacity-85">{text}</p>}
          <Ways locale={locale} />
        </div>
      )}
    </Container>
  )
}

type SearchProps = { search: HomeSearch; locale: Locale; text: string | null }

/** The property-search block under the h1, with the agency's text beside it. */
function Search({ search, locale, text }: SearchProps) {
  const { logo, title, descriptions } = search
  return (
    <div className="mt-6 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
      <div>
        {logo && <Picture picture={logo} sizes="12rem" className="mb-4 h-12 w-auto" />}
        {title && <h2 className="mb-3 font-sans text-lg font-semibold">{title}</h2>}
        <SearchBlock search={search} locale={locale} />
      </div>
      <div className="flex max-w-prose flex-col gap-2 lg:pt-10">
        {text && <p className="text-lg text-balance">{text}</p>}
        {descriptions.map((description) => (
          <p key={description} className="text-ink-soft">
            {description}
          </p>
        ))}
      </div>
    </div>
  )
}

async function Ways({ locale }: { locale: Locale }) {
  const t = getTranslator(locale)
  const lists = { sale: await listHref('sale', locale), rent: await listHref('rent', locale) }
  return (
    <div className="flex flex-wrap gap-3">
      {(['sale', 'rent'] as const).map((goal) => (
        <SearchLink
          key={goal}
          href={lists[goal]}
          className={buttonClasses(goal === 'sale' ? 'primary' : 'ink', 'min-w-36')}
        >
          {t(`property.goal.${goal}`)}
        </SearchLink>
      ))}
    </div>
  )
}
