/** The link that calls a number: 'tel:+32470123456' (RFC 3966). */
export const phoneHref = (phone: string): string => `tel:${dialledDigits(phone)}`

/** A number as it is dialled, whatever its spelling: '+32 (0)470' and '0032 470' are both '+32470'. */
export function dialledDigits(text: string): string {
  const digits = text.replace(/\(0\)/g, '').replace(/\D/g, '')
  if (text.trim().replace('(', '').startsWith('+')) return `+${digits}`
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits
}
