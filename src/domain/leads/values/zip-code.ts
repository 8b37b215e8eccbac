/** For a zip of any country. */
export const ZIP_MAX_LENGTH = 12

/**
 * A zip as it is stored: 'B-1300' gives '1300', 'L 1611' gives 'L-1611', others as typed; null if it has no digit, has
 * other signs, or is longer than 12 characters.
 */
export function parseZip(typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, ' ').toUpperCase()
  const [, country, digits] = /^(B|BE|L|LU)[\s-]*(\d{4})$/.exec(text) ?? []
  if (digits !== undefined) return country?.startsWith('L') ? `L-${digits}` : digits
  return text.length <= ZIP_MAX_LENGTH && /\d/.test(text) && /^[A-Z\d](?:[A-Z\d -]*[A-Z\d])?$/.test(text)
    ? text
    : null
}

/** Whether a zip looks Belgian or Luxembourgish; others are accepted, but a form may ask to check them. */
export const isFamiliarZip = (typed: string): boolean =>
  /^(?:[1-9]\d{3}|L-\d{4})$/.test(parseZip(typed) ?? '')
