// Invisible marks and marks that change the direction of text: they disguise a name or an address.
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g

// Neither PostgreSQL nor JSON Lines takes half a surrogate pair.
const withoutHalves = (text: string): string => text.replace(/\p{Surrogate}/gu, '').replace(invisible, '')

/**
 * The text on one line: without control characters, which could add a header to a mail, without invisible marks and half
 * surrogate pairs, with single spaces.
 */
export function cleanLine(text: string): string {
  return withoutHalves(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

/** A text of several lines without control characters, invisible marks and half surrogate pairs: its line breaks stay, with at most one empty line between two. */
export function cleanLines(text: string): string {
  return withoutHalves(text)
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .split('\n')
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const LONGEST_NAME = 80

/**
 * A name that is safe in a mail to an unconfirmed address; null if it is not. Otherwise a stranger could make the agency
 * send an advertisement to somebody else in place of a name.
 */
export function shownName(...parts: (string | null)[]): string | null {
  const name = parts.filter(Boolean).join(' ')
  const isName = /^[\p{L}\p{M}][\p{L}\p{M}\s.'’-]*$/u.test(name) && !/\p{L}\.\p{L}{2}/u.test(name)
  return isName && name.length <= LONGEST_NAME ? name : null
}

/** A visitor's text without anything that mail programs turn into a link: its reader has not asked for the mail. */
export const withoutLinks = (text: string): string =>
  text
    .replace(/(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|tel:)\S*/gi, '[…]')
    .replace(/\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?/gu, (word) =>
      /^\p{L}+\.\p{Lu}/u.test(word) ? word : '[…]',
    )
