import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { getHomeSearch } from '@/site/data/search/home-search'
import { listHref } from '@/site/data/search/goal-lists'
import type { MissingReason } from '@/site/data/routing/resolved-address'
import { SearchBlock } from '@/site/features/search/search-block'
import { getTranslator } from '@/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { ScreenMain } from './screen-main'

type NotFoundScreenProps = { locale: Locale; reason?: MissingReason }

// Former pages are gone for good (product.md, settled reading 4); all others are not found.
const gone: readonly MissingReason[] = ['sold', 'rented', 'withdrawn', 'formerProject']

/** Says that there is nothing here, or no longer, with further links. */
export async function NotFoundScreen({ locale, reason = 'page' }: NotFoundScreenProps) {
  const t = getTranslator(locale)
  const search = await getHomeSearch(locale)
  return (
    <ScreenMain status={gone.includes(reason) ? 410 : 404}>
      <Container className="py-section grid items-center gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Heading level={1} size="display">
            {t(`notFound.${reason}.title`)}
          </Heading>
          <p className="text-ink-soft mt-6 max-w-xl text-lg">{t(`notFound.${reason}.text`)}</p>
          <div className="mt-8 max-w-xl">
            <SearchBlock search={{ ...search, showInput: true }} locale={locale} hasLists={false} />
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={buildHref({ locale, path: '/' })}>{t('notFound.home')}</ButtonLink>
            <ButtonLink href={await listHref('sale', locale)} variant="outline">
              {t('notFound.sale')}
            </ButtonLink>
            <ButtonLink href={await listHref('rent', locale)} variant="outline">
              {t('notFound.rent')}
            </ButtonLink>
          </div>
        </div>
        <LostHouse />
      </Container>
    </ScreenMain>
  )
}

/** The house of the logo, with its door ajar and nobody in. */
function LostHouse() {
  return (
    <svg
      viewBox="0 0 320 300"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="mx-auto w-full max-w-xs lg:col-span-5 lg:max-w-md"
    >
      <circle cx="160" cy="160" r="138" className="fill-sand" />
      <path d="M20 268h280" strokeWidth="3" className="stroke-sand-deep" />
      <path
        d="M56 150 160 62l104 88M84 158v110M236 158v110M214 92V64"
        strokeWidth="11"
        className="stroke-ink"
      />
      <path d="M132 268v-66a28 28 0 0 1 56 0v66z" className="fill-ink-deep" />
      <path d="M132 268v-66a28 28 0 0 1 28-28l-4 12v94z" className="fill-brick" />
      <path d="M188 268h40l-40-62z" opacity=".55" className="fill-sand-deep" />
      <circle cx="149" cy="226" r="3.5" className="fill-paper" />
      <path
        d="M262 46c-9 0-14 6-14 12m14-12c7 0 12 5 12 11 0 9-12 9-12 19m0 11v.5"
        strokeWidth="6"
        className="stroke-brick"
      />
    </svg>
  )
}
