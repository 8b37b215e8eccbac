// The browser decodes escapes before it reads a keyword or an address, so `\75rl(` is `url(`, and it drops tabs, line
// breaks and continued lines from an address: the check must read the same text.
function readAsBrowser(css: string): string {
  return (
    css
      .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => {
        const code = Number.parseInt(hex, 16)
        return code < 0x20 || code > 0x10_ffff ? '' : String.fromCodePoint(code)
      })
      .replace(/\\[\n\r\f]+/g, '')
      .replaceAll('\\', '/')
      .replaceAll('\t', '')
      // Two patterns of spaces side by side would try every split of a long run.
      .replace(/\s+/g, ' ')
      .toLowerCase()
  )
}

const ownPicture = /url\( ?(["']?)data:image\/[^"'()\\\s]*\1 ?\)/g

/** Whether editor-entered CSS can neither leave its style element nor load or run anything from elsewhere. */
export function isSafeCss(css: string): boolean {
  const seen = readAsBrowser(css)
  if (/<|@import|expression ?\(|javascript:|behavior ?:|-moz-binding/.test(seen)) return false
  return !/\/\/|https?:|url\( ?["']? ?[a-z][a-z0-9+.-]*:/.test(seen.replace(ownPicture, ''))
}
