import type { Locale } from '@/domain/shared/locale'
import type { ArticleTeaser as Teaser } from '@/site/data/view-models'
import { Icon } from '@/site/ui/icon'
import { Picture } from '@/site/ui/picture'
import { SiteLink } from '@/site/ui/site-link'
import { getTranslator } from '@/site/messages/translator'

type ArticleTeaserProps = { article: Teaser; level: 2 | 3; locale: Locale }

/** An article as a card: one link, its heading's, over all of it. */
export function ArticleTeaser({ article, level, locale }: ArticleTeaserProps) {
  const t = getTranslator(locale)
  const Heading = level === 2 ? 'h2' : 'h3'
  const { href, title, intro, picture } = article
  return (
    <article className="card group relative flex h-full flex-col">
      {picture && (
        <div className="mb-5 overflow-hidden rounded-md">
          <Picture
            picture={picture}
            decorative
            sizes="(width < 48rem) 92vw, (width < 80rem) 46vw, 36rem"
            className="aspect-3/2 w-full object-cover transition-transform duration-700 ease-calm motion-safe:group-hover:scale-103"
          />
        </div>
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
      {intro && <p className="text-ink-soft mt-2.5 line-clamp-4 text-sm">{intro}</p>}
      {href && (
        <p
          aria-hidden="true"
          className="text-brick-deep mt-auto flex items-center gap-2 pt-4 text-sm font-semibold"
        >
          {t('common.readMore')}
          <Icon
            name="arrow-right"
            className="size-4 transition-transform motion-safe:group-hover:translate-x-1"
          />
        </p>
      )}
    </article>
  )
}
