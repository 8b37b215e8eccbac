import { escapeHtml } from '@/domain/shared/html'
import type { Locale } from '@/domain/shared/locale'

type PlainPage = {
  locale: Locale
  title: string
  /** HTML with all foreign text escaped. */
  content: string
  back: { href: string; label: string }
}

/** A page of its own that answers a form sent without JavaScript, where the site could not render one. */
export const drawPlainPage = ({ locale, title, content, back }: PlainPage): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark }
body { font: 18px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 15vh auto; padding: 0 1.5rem }
h1 { font-size: 1.5rem }
label { display: block; min-height: 3rem; padding: 0.6rem 0 }
button { font: inherit; min-height: 3rem; padding: 0 1.5rem }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>
</main>
</body>
</html>
`

/** Hidden fields. */
export const hiddenInputs = (fields: readonly (readonly [name: string, value: string])[]): string =>
  fields
    .map(([name, text]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(text)}">`)
    .join('')
