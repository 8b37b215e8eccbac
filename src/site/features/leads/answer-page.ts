import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { FormDraft } from '@/domain/leads/form-draft'
import { escapeHtml } from '@/domain/shared/escape-html'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/site/messages/translator'
import { drawPlainPage, hiddenInputs } from '@/site/ui/plain-page'

type AnswerPage = {
  locale: Locale
  message: string
  back: string
  /** To send once more what was typed, which stands in the page itself: nothing could be kept. */
  again?: { kind: LeadKind; values: FormDraft['values']; page: string | null }
}

function formAgain({ kind, values, page }: NonNullable<AnswerPage['again']>, locale: Locale): string {
  const fields = [
    ...Object.entries(values).flatMap(([name, texts]) => texts.map((text) => [name, text] as const)),
    ['lang', locale] as const,
    ...(page === null ? [] : [['page', page] as const]),
  ]
  const label = escapeHtml(getTranslator(locale)('lead.buttons.send'))
  return `<form method="post" action="/api/forms/${kind}">${hiddenInputs(fields)}<button>${label}</button></form>`
}

/** A page of its own that answers a form sent without JavaScript, where the site could not draw one. */
export function drawAnswerPage({ locale, message, back, again }: AnswerPage): string {
  const label = getTranslator(locale)('notFound.home')
  const content = again ? formAgain(again, locale) : ''
  return drawPlainPage({ locale, title: message, content, back: { href: back, label } })
}
