import type { FormQuery } from '@/domain/leads/form-query'
import type { Locale } from '@/domain/shared/locale'
import { getLeadSubject } from '@/site/data/leads/lead-subjects'
import { SubjectCard } from '@/site/features/leads/subject-card'
import { getTranslator } from '@/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'

/** A link from the thank-you page back to the property or project of the form. */
export async function WayBack({ query, locale }: { query: FormQuery; locale: Locale }) {
  const { property, project } = query
  const subject = await getLeadSubject({ property, project, locale })
  if (!subject) return null
  return (
    <Container className="pb-16">
      <div className="max-w-xl space-y-4">
        <SubjectCard subject={subject} locale={locale} />
        <ButtonLink href={subject.href} variant="outline">
          {getTranslator(locale)(`forms.back.${subject.record}`)}
        </ButtonLink>
      </div>
    </Container>
  )
}
