import { escapeHtml } from '@/domain/shared/html'
import type { Locale } from '@/domain/shared/locale'
import { errorWords } from '@/site/words/error-words'

// The colours of styles/tokens.css: the page loads no file of the site but the logo.
const style = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: #fbf8f2; color: #1f3d33;
  font: clamp(1rem, 0.98rem + 0.1vw, 1.0625rem)/1.65 system-ui, 'Segoe UI', Arial, sans-serif }
header { padding: 1.25rem clamp(1.25rem, 5vw, 4rem); border-bottom: 1px solid #e3d7c2 }
header img { display: block; width: auto; height: 2.75rem }
main { align-self: center; width: 100%; max-width: 46rem; margin: 0 auto; padding: 3rem clamp(1.25rem, 5vw, 4rem) 5rem }
main::before { content: ''; display: block; width: 3.5rem; height: 4px; margin-bottom: 1.75rem; background: #b1573d }
h1 { margin: 0; font: 500 clamp(2rem, 1.67rem + 1.5vw, 3rem)/1.12 Georgia, 'Times New Roman', serif; text-wrap: balance }
p { max-width: 36rem; margin: 1.25rem 0 0; font-size: 1.125em }
nav { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 2rem }
a { color: inherit }
nav a { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.5rem; border: 1px solid #1f3d33;
  border-radius: 999px; text-decoration: none; font-weight: 600 }
nav a:first-child { background: #1f3d33; color: #fffefb }
nav a:hover { text-decoration: underline }
:focus-visible { outline: 3px solid #b1573d; outline-offset: 3px }
`

/**
 * The page for a visitor whose page failed to render, for example while the database is away: self-contained, in their
 * language. `href` is the requested address.
 */
export function drawTroublePage({ locale, href }: { locale: Locale; href: string }): string {
  const { api, wait, again, home } = errorWords[locale]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#1F3D33">
<title>${escapeHtml(api)} – Maison Brabant</title>
<link rel="icon" href="/brand/favicon.svg">
<style>${style}</style>
</head>
<body>
<header><a href="/${locale}/"><img src="/brand/logo.svg" alt="Maison Brabant" width="226" height="44"></a></header>
<main id="content">
<h1>${escapeHtml(api)}</h1>
<p>${escapeHtml(wait)}</p>
<nav aria-label="${escapeHtml(again)}">
<a href="${escapeHtml(href)}">${escapeHtml(again)}</a>
<a href="/${locale}/">${escapeHtml(home)}</a>
</nav>
</main>
</body>
</html>
`
}
