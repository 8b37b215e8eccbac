import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import { longDate } from '@/domain/shared/shown-date'
import type { SiteFrame } from '@/site/data/content/frame-models'
import type { Article, Crumb } from '@/site/data/view-models'
import { getTranslator } from '@/messages/translator'
import { Breadcrumb } from '@/site/ui/navigation/breadcrumb'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { Picture } from '@/site/ui/media/picture'
import { RichText } from '@/site/ui/rich-text'
import { ScreenMain } from './screen-main'

type ArticleScreenProps = { article: Article; crumbs: Crumb[]; locale: Locale; frame: SiteFrame }

/** An article: text, picture, date, and the agency at its end. */
export function ArticleScreen({ article, crumbs, locale, frame }: ArticleScreenProps) {
  const t = getTranslator(locale)
  const { title, intro, body, picture, publishedAt } = article
  return (
    <ScreenMain>
      <Container className="pb-section pt-6 md:pt-8">
        <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} />
        <article className="mx-auto mt-6 max-w-prose md:mt-12">
          <Heading level={1} size="xl">
            {title}
          </Heading>
          {intro && <p className="text-ink-soft mt-5 text-lg">{intro}</p>}
          {publishedAt && (
            <p className="text-ink-soft mt-5 text-sm">
              <time dateTime={publishedAt.slice(0, 10)}>
                {t('common.publishedOn', { date: longDate(new Date(publishedAt), locale) })}
              </time>
            </p>
          )}
          {picture && (
            <Picture
              picture={picture}
              priority
              sizes="(width < 48rem) 92vw, 52rem"
              className="mt-8 aspect-3/2 w-full rounded-lg object-cover lg:-mx-16 lg:w-[calc(100%+8rem)] lg:max-w-none"
            />
          )}
          <RichText blocks={body} newTabHint={t('common.newTab')} className="mt-10" />
        </article>
        <Ask frame={frame} locale={locale} />
      </Container>
    </ScreenMain>
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
