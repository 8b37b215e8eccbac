import type { FormDraft } from '@/domain/leads/form-draft'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import type { Locale } from '@/domain/shared/locale'
import type { ResolvedAddress } from '@/site/data/routing/resolved-address'
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
  const { kind } = draft
  if (!leadTable[kind].isInFooter || hasOwnForm({ kind, resolved })) return null
  return (
    <aside aria-labelledby="newsletter-again-title" className="bg-sand py-section print:hidden">
      <Container className="max-w-3xl">
        <Heading level={2} size="md" id="newsletter-again-title" className="mb-6">
          {t(`lead.kinds.${kind}`)}
        </Heading>
        <div className="form-sheet">
          <LeadForm kind={kind} locale={locale} draft={draft} page={page} />
        </div>
      </Container>
    </aside>
  )
}

function hasOwnForm({ kind, resolved }: { kind: LeadKind; resolved: ResolvedAddress }): boolean {
  return (
    resolved.kind === 'page' &&
    resolved.page.modules.some(({ relation }) => relation.type === 'contact' && relation.form.kind === kind)
  )
}
