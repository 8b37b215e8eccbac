import type { Goal } from '@/domain/properties/goal'
import { buildHref, savedPath } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { getProperty } from '@/site/data/properties/properties'
import { listHref } from '@/site/data/search/goal-lists'
import { SimilarProperties } from '@/site/features/properties/similar-properties'
import { getTranslator } from '@/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'

type WayOnProps = {
  /** The property that the form was about. */
  property: number | null
  locale: Locale
  /** The page of the form for alerts. */
  alertHref: string | null
}

/** What a visitor may do next, at the end of a thank-you page: similar properties, the lists, their own, an alert. */
export async function WayOn({ property: id, locale, alertHref }: WayOnProps) {
  const t = getTranslator(locale)
  const found = id === null ? null : await getProperty({ id, locale })
  const goals: readonly Goal[] = found ? [found.property.goal] : ['sale', 'rent']
  const lists = await Promise.all(goals.map(async (goal) => ({ goal, href: await listHref(goal, locale) })))
  const similar = found?.property.similar ?? []
  return (
    <div className="bg-sand py-section overflow-x-clip print:hidden">
      <Container className="flex flex-col gap-12">
        {similar.length > 0 && <SimilarProperties cards={similar} locale={locale} />}
        <section aria-labelledby="way-on">
          <Heading level={2} size="md" id="way-on">
            {t('forms.next')}
          </Heading>
          <div className="mt-6 flex flex-wrap gap-3">
            {lists.map(({ goal, href }) => (
              <ButtonLink key={goal} href={href}>
                {t(`notFound.${goal}`)}
              </ButtonLink>
            ))}
            <ButtonLink href={buildHref({ locale, path: savedPath(locale) })} icon="heart" variant="outline">
              {t('saved.title')}
            </ButtonLink>
            {alertHref && (
              <ButtonLink href={alertHref} icon="mail" variant="outline">
                {t('alert.page.newAlert')}
              </ButtonLink>
            )}
          </div>
        </section>
      </Container>
    </div>
  )
}
