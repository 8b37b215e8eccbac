/*
 * Texts as one text in which no long part stands twice: what stood before is pointed at.
 *
 *   `ab00   signs that stood before: how many (a), and where the first of them is (b00) among all signs so far
 *   `.      the end of a text
 *   ``      the sign itself
 *
 * Figures are written in base 64. A page says the same again and again (classes, addresses, names), and its data stands in
 * a script, every sign of it escaped. Short repeats stay: Brotli finds them as well, and pointing at them costs it more
 * than it saves (docs/decisions/0031-light-pages.md).
 */

export const pointSign = '`'
export const endSign = '.'

/** The signs of a figure: none of them is escaped in JSON or in a script. */
export const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

/** Shorter repeats are not pointed at. */
export const shortest = 24

/** The digits of a place. */
export const placeDigits = 3
