import type { Locale } from '@/domain/shared/locale'
import { longDate } from '@/domain/shared/shown-date'
import type { ArticleTeaser as Teaser } from '@/site/data/articles/article-models'
import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icons/icon'
import { Picture } from '@/site/ui/media/picture'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { getTranslator } from '@/messages/translator'

type ArticleTeaserProps = {
  article: Teaser
  level: 2 | 3 | 4
  locale: Locale
  /** News show their date. */
  isNews?: boolean
  /** Its picture is beside the words if there is room. */
  isWide?: boolean
}

const headingTags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** An article as a card; the link of its heading covers all of it. */
export function ArticleTeaser(props: ArticleTeaserProps) {
  const { article, isWide = false } = props
  const { picture } = article
  return (
    <article
      className={classNames(
        'card group relative flex h-full flex-col gap-5',
        isWide && '@2xl:flex-row @2xl:items-center @2xl:gap-10',
      )}
    >
      {picture && (
        <div className={classNames('overflow-hidden rounded-md', isWide && '@2xl:w-5/12 @2xl:shrink-0')}>
          <Picture
            picture={picture}
            decorative
            sizes="(width < 48rem) 92vw, (width < 80rem) 46vw, 36rem"
            className="aspect-3/2 w-full object-cover transition-transform duration-700 ease-calm motion-safe:group-hover:scale-103"
          />
        </div>
      )}
      <Words {...props} />
    </article>
  )
}

function Words({ article, level, locale, isNews = false }: ArticleTeaserProps) {
  const t = getTranslator(locale)
  const Heading = headingTags[level]
  const { href, title, intro, publishedAt } = article
  return (
    <div className="flex flex-1 flex-col">
      {isNews && publishedAt && (
        <p className="text-ink-soft mb-2 text-xs">
          <time dateTime={publishedAt.slice(0, 10)}>{longDate(new Date(publishedAt), locale)}</time>
        </p>
      )}
      <Heading className="text-xl">
        {href ? (
          <SiteLink
            href={href}
            className="card-link decoration-brick decoration-1 underline-offset-4 group-hover:underline"
          >
            {title}
          </SiteLink>
        ) : (
          title
        )}
      </Heading>
      {intro && (
        <p className="text-ink-soft mt-2.5 line-clamp-4 text-sm" title={intro}>
          {intro}
        </p>
      )}
      {href && (
        <p
          aria-hidden="true"
          className="text-brick-deep in-[.on-dark]:text-inherit mt-auto flex items-center gap-2 pt-4 text-sm font-semibold"
        >
          {t('common.readMore')}
          <Icon
            name="arrow-right"
            className="size-4 transition-transform motion-safe:group-hover:translate-x-1"
          />
        </p>
      )}
    </div>
  )
}
