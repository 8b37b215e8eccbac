const internal = /^(\/(?![/\\])\S*|[#?]\S*)$/
const external = /^((https?:)?\/\/[^\s/\\]+\S*|tel:\+?[\d ().-]+|mailto:[^\s@]+@[^\s@]+)$/i

// Browsers drop some of these before they read an address; all are invisible.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** A text before the host deceives: 'https://known.example@elsewhere.example' leads elsewhere. */
function isOpenAddress(value: string): boolean {
  const address = value.startsWith('//') ? `https:${value}` : value
  if (!URL.canParse(address)) return false
  const { username, password, hostname } = new URL(address)
  return username === '' && password === '' && hostname !== ''
}

/** Whether a text is a complete http(s) address of a page, without hidden characters. */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^\s/\\]\S*$/i.test(value) && !unseen.test(value) && isOpenAddress(value)

/** Whether a link of the site may lead there: a path of its own, another site, a phone number, a mailbox. */
export function isLinkTarget(value: string): boolean {
  if (unseen.test(value)) return false
  if (/^(https?:)?\/\//i.test(value)) return external.test(value) && isOpenAddress(value)
  return internal.test(value) || external.test(value)
}

const harmlessSchemes = new Set(['http', 'https', 'tel', 'mailto'])

/**
 * Whether following a link is harmless, however it was stored: it has none of the schemes that run or read something
 * (`javascript:`, `data:`, `vbscript:`, `file:`), also not with characters between that browsers drop.
 */
export function isHarmlessTarget(value: string): boolean {
  const [, scheme] = /^([^:/?#]*):/.exec(value.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '')) ?? []
  return scheme === undefined || harmlessSchemes.has(scheme.toLowerCase())
}
