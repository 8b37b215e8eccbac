const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/** The address if it is safe in a mail; null for a script, a relative path and an invalid address. */
export function safeLink(href: string): string | null {
  if (!URL.canParse(href)) return null
  const { protocol, href: whole } = new URL(href)
  return schemes.includes(protocol) ? whole : null
}

/** The same for a picture, which has to come from a site. */
export const safePicture = (src: string): string | null => (/^https?:/.test(src) ? safeLink(src) : null)
