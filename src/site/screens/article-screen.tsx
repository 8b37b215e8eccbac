import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import { longDate } from '@/domain/shared/shown-date'
import type { SiteFrame } from '@/site/data/content/frame-models'
import type { ArticleAuthor, ArticleOfPage } from '@/site/data/articles/article-models'
import type { Crumb } from '@/site/data/view-models'
import { ArticleTeaser } from '@/site/modules/article-teaser'
import { PerRow } from '@/site/modules/per-row'
import { PageTools } from '@/site/features/sharing/page-tools'
import { PropertyGrid } from '@/site/features/properties/property-grid'
import { getTranslator } from '@/messages/translator'
import { Breadcrumb } from '@/site/ui/navigation/breadcrumb'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { Picture } from '@/site/ui/media/picture'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { RichText } from '@/site/ui/rich-text'
import { ScreenMain } from './screen-main'

type ArticleScreenProps = {
  article: ArticleOfPage
  url: string
  crumbs: Crumb[]
  locale: Locale
  frame: SiteFrame
}

/** An article: text, picture, author and date, then the agency, further articles and properties. */
export function ArticleScreen({ article, url, crumbs, locale, frame }: ArticleScreenProps) {
  const t = getTranslator(locale)
  const { title, intro, body, picture } = article
  return (
    <ScreenMain>
      <Container className="pb-section pt-6 md:pt-8">
        <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} />
        <article className="mx-auto mt-6 max-w-prose md:mt-12">
          <Heading level={1} size="xl">
            {title}
          </Heading>
          {intro && <p className="text-ink-soft mt-5 text-lg">{intro}</p>}
          <Byline article={article} locale={locale} />
          {picture && (
            <Picture
              picture={picture}
              priority
              sizes="(width < 48rem) 92vw, 52rem"
              className="mt-8 aspect-3/2 w-full rounded-lg object-cover lg:-mx-16 lg:w-[calc(100%+8rem)] lg:max-w-none"
            />
          )}
          <RichText blocks={body} newTabHint={t('common.newTab')} className="mt-10" />
          <PageTools shared={{ title, url }} forms={[]} locale={locale} />
        </article>
        <Ask frame={frame} locale={locale} />
      </Container>
      <Following article={article} locale={locale} />
    </ScreenMain>
  )
}

/** Who wrote it, and when. */
function Byline({
  article: { author, publishedAt },
  locale,
}: Pick<ArticleScreenProps, 'article' | 'locale'>) {
  const t = getTranslator(locale)
  if (!author && !publishedAt) return null
  return (
    <div className="mt-6 flex items-center gap-4 text-sm">
      {author?.photo && (
        <Picture
          picture={author.photo}
          sizes="3.5rem"
          decorative
          className="size-14 shrink-0 rounded-full object-cover object-top"
        />
      )}
      <div className="text-ink-soft">
        {author && (
          <p>
            {t('article.by')} <AuthorName author={author} />
            {author.jobTitle && `, ${author.jobTitle}`}
          </p>
        )}
        {publishedAt && (
          <p>
            <time dateTime={publishedAt.slice(0, 10)}>
              {t('common.publishedOn', { date: longDate(new Date(publishedAt), locale) })}
            </time>
          </p>
        )}
      </div>
    </div>
  )
}

function AuthorName({ author: { name, href } }: { author: ArticleAuthor }) {
  if (!href) return <span className="text-ink font-semibold">{name}</span>
  return (
    <SiteLink href={href} className="text-ink font-semibold underline underline-offset-4">
      {name}
    </SiteLink>
  )
}

/** Where a reader goes on: articles, then properties. */
function Following({
  article: { related, properties },
  locale,
}: Pick<ArticleScreenProps, 'article' | 'locale'>) {
  const t = getTranslator(locale)
  return (
    <Container className="pb-section flex flex-col gap-16 empty:hidden print:hidden">
      {related.length > 0 && (
        <section aria-labelledby="related-articles">
          <Heading level={2} size="md" id="related-articles">
            {t('article.related')}
          </Heading>
          <div className="mt-8">
            <PerRow
              count={3}
              items={related.map((teaser) => ({
                key: teaser.id,
                content: <ArticleTeaser article={teaser} level={3} locale={locale} isNews />,
              }))}
            />
          </div>
        </section>
      )}
      {properties.length > 0 && (
        <section aria-labelledby="related-properties">
          <Heading level={2} size="md" id="related-properties">
            {t('article.properties')}
          </Heading>
          <div className="mt-8">
            <PropertyGrid cards={properties} locale={locale} headingLevel={3} perRow={3} />
          </div>
        </section>
      )}
    </Container>
  )
}

function Ask({ frame, locale }: Pick<ArticleScreenProps, 'frame' | 'locale'>) {
  const t = getTranslator(locale)
  const { phone, name, email } = frame.agency
  if (!phone && !email) return null
  return (
    <aside aria-label={name} className="bg-sand mx-auto mt-16 max-w-prose rounded-lg p-7 md:p-9 print:hidden">
      <p className="font-serif text-2xl">{t('article.ask')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {phone && (
          <ButtonLink href={phoneHref(phone)} newTabHint={t('common.newTab')} icon="phone">
            {phone}
          </ButtonLink>
        )}
        {email && (
          <ButtonLink href={`mailto:${email}`} newTabHint={t('common.newTab')} icon="mail" variant="outline">
            {email}
          </ButtonLink>
        )}
      </div>
    </aside>
  )
}
