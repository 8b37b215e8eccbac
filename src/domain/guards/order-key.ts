const digits = /^[\da-z]+$/
const smallest = '0'.repeat(11)

/** How many characters the whole part of a key has, by its first one: a9 is followed by b00, and 9z comes before a0. */
function wholeLength(head: string): number {
  return /\d/.test(head) ? 11 - Number(head) : head.charCodeAt(0) - 'a'.charCodeAt(0) + 2
}

/**
 * Whether a text is a key by which documents are ordered by hand: a whole part and a fraction that does not end in zero
 * (fractional indexing in base 36, as Payload makes them). Between other texts Payload finds no place for a document.
 */
export function isOrderKey(text: string): boolean {
  if (!digits.test(text) || text === smallest) return false
  const length = wholeLength(text.charAt(0))
  return text.length >= length && !(text.length > length && text.endsWith('0'))
}
