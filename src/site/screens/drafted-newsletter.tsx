import type { FormDraft } from '@/domain/leads/form-draft'
import type { Locale } from '@/domain/shared/locale'
import type { Resolved } from '@/site/data/view-models'
import { LeadForm } from '@/site/features/leads/lead-form'
import { getTranslator } from '@/messages/translator'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'

type DraftedNewsletterProps = {
  draft: FormDraft
  resolved: Resolved
  locale: Locale
  /** Where it stands, as far as there is a page. */
  page: string | undefined
}

/**
 * The sign-up of the footer that came back to be corrected: the footer is the same on every page of a language and
 * cannot show what one visitor has typed.
 */
export function DraftedNewsletter({ draft, resolved, locale, page }: DraftedNewsletterProps) {
  const t = getTranslator(locale)
  if (draft.kind !== 'sign-newsletter' || hasOwnForm(resolved)) return null
  return (
    <aside aria-labelledby="newsletter-again-title" className="bg-sand py-section print:hidden">
      <Container className="max-w-3xl">
        <Heading level={2} size="md" id="newsletter-again-title" className="mb-6">
          {t('lead.kinds.sign-newsletter')}
        </Heading>
        <div className="form-sheet">
          <LeadForm kind="sign-newsletter" locale={locale} draft={draft} page={page} />
        </div>
      </Container>
    </aside>
  )
}

function hasOwnForm(resolved: Resolved): boolean {
  return (
    resolved.kind === 'page' &&
    resolved.page.modules.some(
      ({ relation }) => relation.type === 'contact' && relation.form.kind === 'sign-newsletter',
    )
  )
}
