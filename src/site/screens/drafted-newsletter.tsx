import type { FormDraft } from '@/domain/leads/form-draft'
import type { Locale } from '@/domain/shared/locale'
import type { ResolvedAddress } from '@/site/data/view-models'
import { LeadForm } from '@/site/features/leads/lead-form'
import { getTranslator } from '@/messages/translator'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'

type DraftedNewsletterProps = {
  draft: FormDraft
  resolved: ResolvedAddress
  locale: Locale
  /** The address of its page, if known. */
  page: string | undefined
}

/**
 * The newsletter form to correct: the footer is the same on every page of a language, and cannot show one visitor's
 * answers.
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

function hasOwnForm(resolved: ResolvedAddress): boolean {
  return (
    resolved.kind === 'page' &&
    resolved.page.modules.some(
      ({ relation }) => relation.type === 'contact' && relation.form.kind === 'sign-newsletter',
    )
  )
}
