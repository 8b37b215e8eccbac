import { dialledDigits } from '@/domain/navigation/phone-href'

/** For the typed text, before it is read. */
export const PHONE_MAX_LENGTH = 30

export type PhoneCountry = 'BE' | 'LU'

/** A stored number: in international form if its country is known, else as typed. */
export type PhoneNumber = { text: string; country: PhoneCountry | null }

/** A possible error in a number that is accepted all the same. */
export type PhoneHint = 'too-short' | 'too-long' | 'country-unknown'

// One-digit area codes of Belgium: Brussels, Antwerp, Liège, Ghent. Mobile numbers begin with 45 to 49.
const belgianMobile = /^4[5-9]\d{7}$/
const luxembourgMobile = /^6\d{8}$/

/**
 * A telephone number, normalised if it is of Belgium ('0470 12.34.56' gives '+32 470 12 34 56') or Luxembourg; a foreign
 * one is accepted as typed, as the agency can call it. Null if it has fewer than 6 or more than 15 digits.
 */
export function parsePhone(typed: string): PhoneNumber | null {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (text.length > PHONE_MAX_LENGTH || !/^(?:\+|\(\+?)?[\d\s()./–-]+$/.test(text)) return null
  const dialled = dialledDigits(text)
  const count = dialled.replace('+', '').length
  if (count < 6 || count > 15) return null
  const belgian = belgianNational(dialled)
  if (belgian !== null) return { text: `+32 ${groupBelgian(belgian)}`, country: 'BE' }
  const luxembourg = luxembourgNational(dialled)
  if (luxembourg !== null) return { text: `+352 ${groupLuxembourg(luxembourg)}`, country: 'LU' }
  return { text, country: null }
}

/** What a visitor should check again, although the number is accepted; null if it looks right. */
export function phoneHint(typed: string): PhoneHint | null {
  const parsed = parsePhone(typed)
  if (parsed === null || parsed.country !== null) return null
  const dialled = dialledDigits(typed)
  if (dialled.startsWith('+32')) return lengthHint(`0${dialled.slice(3)}`) ?? 'too-long'
  if (dialled.startsWith('+')) return null
  return lengthHint(dialled) ?? 'country-unknown'
}

/** What is wrong with the length of a national number: mobile numbers have ten digits, others nine. */
function lengthHint(national: string): PhoneHint | null {
  if (!national.startsWith('0')) return null
  const isMobile = /^04[5-9]/.test(national)
  if (national.length < (isMobile ? 10 : 9)) return 'too-short'
  return isMobile ? 'too-long' : null
}

function belgianNational(dialled: string): string | null {
  const national = /^(?:\+320?|0)(\d+)$/.exec(dialled)?.[1]
  if (national === undefined || national.startsWith('0')) return null
  const isMobile = belgianMobile.test(national)
  const isLandline = /^[1-9]\d{7}$/.test(national) && !/^4[5-9]/.test(national)
  return isMobile || isLandline ? national : null
}

function groupBelgian(national: string): string {
  if (national.length === 9) return national.replace(/^(\d{3})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4')
  if (/^(?:800|90)/.test(national)) return national.replace(/^(\d{3})(\d\d)(\d{3})$/, '$1 $2 $3')
  if (/^[2349]/.test(national)) return national.replace(/^(\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4')
  return national.replace(/^(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4')
}

// Luxembourg has no area codes and no leading zero: 6 or 8 digits, 9 of a mobile.
function luxembourgNational(dialled: string): string | null {
  if (dialled.startsWith('+352')) {
    const national = dialled.slice(4)
    return /^[2-9]\d{3,10}$/.test(national) ? national : null
  }
  return luxembourgMobile.test(dialled) || /^[2-9](?:\d{5}|\d{7})$/.test(dialled) ? dialled : null
}

function groupLuxembourg(national: string): string {
  if (luxembourgMobile.test(national)) return national.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')
  return (national.match(/\d{1,2}/g) ?? []).join(' ')
}
