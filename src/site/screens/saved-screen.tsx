import type { Locale } from '@/domain/shared/locale'
import { listHref } from '@/site/data/search/goal-lists'
import type { Crumb } from '@/site/data/view-models'
import { SavedProperties } from '@/site/features/saved-properties/saved-properties'
import { savedTexts } from '@/site/words/saved-texts'
import { getTranslator } from '@/messages/translator'
import { Breadcrumb } from '@/site/ui/navigation/breadcrumb'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { ScreenMain } from './screen-main'

/** The page of saved properties. It is the same for everybody, because only the browser knows the properties. */
export function SavedScreen({ locale, crumbs }: { locale: Locale; crumbs: Crumb[] }) {
  const t = getTranslator(locale)
  return (
    <ScreenMain>
      <Container className="pb-section pt-6 md:pt-8">
        <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} />
        <Heading level={1} size="xl" className="mt-6 md:mt-8">
          {t('saved.title')}
        </Heading>
        <p className="text-ink-soft mt-4 mb-12 max-w-2xl text-lg">{t('saved.intro')}</p>
        <p className="bg-sand noscript:block hidden rounded-lg p-5">{t('saved.needsScript')}</p>
        <SavedProperties locale={locale} texts={savedTexts(locale)} browse={<Browse locale={locale} />} />
      </Container>
    </ScreenMain>
  )
}

async function Browse({ locale }: { locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink href={await listHref('sale', locale)}>{t('notFound.sale')}</ButtonLink>
      <ButtonLink href={await listHref('rent', locale)} variant="outline">
        {t('notFound.rent')}
      </ButtonLink>
    </div>
  )
}
