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

/** The same for a text of several lines: its line breaks stay, with at most one empty line between two. */
export function cleanLines(text: string): string {
  return withoutHalves(text)
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .split('\n')
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
