import type { FormDraft } from '@/domain/leads/form-draft'
import type { ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import { getSiteFrame } from '@/site/data/content/site-frame'
import { ListAlertForm } from '@/site/features/alerts/list-alert-form'
import { ScreenMain } from '@/site/screens/screen-main'
import { getTranslator } from '@/messages/translator'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'

type NewAlertScreenProps = {
  formId: string
  criteria: ListingCriteria
  draft: FormDraft | null
  locale: Locale
}

/** The page of an alert for a list: lists fetch its form, and it is all that a browser without JavaScript needs. */
export async function NewAlertScreen({ formId, criteria, draft, locale }: NewAlertScreenProps) {
  const { keepInformedHref } = await getSiteFrame(locale)
  return (
    <ScreenMain>
      <Container className="py-section max-w-3xl">
        <Heading level={1} size="xl">
          {getTranslator(locale)('alert.list.title')}
        </Heading>
        <div className="form-sheet on-light mt-8">
          <ListAlertForm
            id={formId}
            criteria={criteria}
            draft={draft}
            locale={locale}
            fullHref={keepInformedHref}
          />
        </div>
      </Container>
    </ScreenMain>
  )
}
