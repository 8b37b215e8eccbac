import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { FormDraft } from '@/domain/leads/form-draft'
import type { Locale } from '@/domain/shared/locale'
import { postAgain } from '@/site/guards/post-again'
import { getTranslator } from '@/messages/translator'
import { drawPlainPage } from '@/site/ui/plain-page'

type AnswerPage = {
  locale: Locale
  message: string
  back: string
  /** To send once more what was typed, which stands in the page itself: nothing could be kept. */
  again?: { kind: LeadKind; values: FormDraft['values']; page: string | null }
}

function formAgain({ kind, values, page }: NonNullable<AnswerPage['again']>, locale: Locale): string {
  const label = getTranslator(locale)('lead.buttons.send')
  const names = Object.keys(values)
  return postAgain({ locale, values, page }, { action: `/api/forms/${kind}`, label, names })
}

/** A page of its own that answers a form sent without JavaScript, where the site could not draw one. */
export function drawAnswerPage({ locale, message, back, again }: AnswerPage): string {
  const label = getTranslator(locale)('notFound.home')
  const content = again ? formAgain(again, locale) : ''
  return drawPlainPage({ locale, title: message, content, back: { href: back, label } })
}
