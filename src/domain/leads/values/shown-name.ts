const LONGEST_NAME = 80

/**
 * A name as a mail to somebody whom the visitor does not prove to be may show it; null where it is none. A stranger who
 * enters another's address could else have the agency send an advertisement in the place of the name.
 */
export function shownName(...parts: (string | null)[]): string | null {
  const name = parts.filter(Boolean).join(' ')
  const isName = /^[\p{L}\p{M}][\p{L}\p{M}\s.'’-]*$/u.test(name) && !/\p{L}\.\p{L}{2}/u.test(name)
  return isName && name.length <= LONGEST_NAME ? name : null
}

/** A text of a visitor's without what mail programs make a link of: it goes to somebody who has not asked for it. */
export const withoutLinks = (text: string): string =>
  text
    .replace(/(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|tel:)\S*/gi, '[…]')
    .replace(/\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?/gu, (word) =>
      /^\p{L}+\.\p{Lu}/u.test(word) ? word : '[…]',
    )
