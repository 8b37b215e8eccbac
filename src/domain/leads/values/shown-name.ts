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
