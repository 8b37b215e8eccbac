import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { FormDraft } from '@/domain/leads/form-draft'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/site/messages/translator'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

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
  const inputs = fields.map(
    ([name, text]) => `<input type="hidden" name="${escape(name)}" value="${escape(text)}">`,
  )
  const label = escape(getTranslator(locale)('lead.buttons.send'))
  return `<form method="post" action="/api/forms/${kind}">${inputs.join('')}<button>${label}</button></form>`
}

/** A page of its own that answers a form sent without JavaScript, where the site could not draw one. */
export function drawAnswerPage({ locale, message, back, again }: AnswerPage): string {
  const t = getTranslator(locale)
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(message)}</title>
<style>
:root { color-scheme: light dark }
body { font: 18px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 15vh auto; padding: 0 1.5rem }
h1 { font-size: 1.5rem }
button { font: inherit; min-height: 3rem; padding: 0 1.5rem }
</style>
</head>
<body>
<main>
<h1>${escape(message)}</h1>
${again ? formAgain(again, locale) : ''}
<p><a href="${escape(back)}">${escape(t('notFound.home'))}</a></p>
</main>
</body>
</html>
`
}
