/** The words for 70 and 90: septante and nonante in Belgium; elsewhere they are built on sixty and eighty. */
export type FrenchStyle = { hasSeptante: boolean; hasNonante: boolean }

/** Belgian usage. */
export const belgianFrench: FrenchStyle = { hasSeptante: true, hasNonante: true }

/** Every combination of variants. */
export const frenchStyles: readonly FrenchStyle[] = [
  belgianFrench,
  { hasSeptante: true, hasNonante: false },
  { hasSeptante: false, hasNonante: true },
  { hasSeptante: false, hasNonante: false },
]

const units =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const tens = ' dix vingt trente quarante cinquante soixante septante quatre-vingt nonante'.split(' ')

/** A whole number from 0 to 999,999,999 in French words. */
export function spellFrench(number: number, style: FrenchStyle = belgianFrench): string {
  const millions = Math.floor(number / 1_000_000)
  const thousands = Math.floor(number / 1000) % 1000
  const rest = number % 1000
  const words = [
    // A million is a noun: the words before it take their plural.
    ...(millions > 0 ? [belowThousand(millions, style), millions > 1 ? 'millions' : 'million'] : []),
    ...(thousands > 1 ? [withoutPlural(belowThousand(thousands, style))] : []),
    ...(thousands > 0 ? ['mille'] : []),
    ...(rest > 0 || number === 0 ? [belowThousand(rest, style)] : []),
  ]
  return words.join(' ')
}

// 'quatre-vingts' and 'deux cents' lose their s before 'mille'.
const withoutPlural = (words: string): string => words.replace(/(cent|vingt)s$/, '$1')

function belowThousand(number: number, style: FrenchStyle): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  if (hundreds === 0) return belowHundred(rest, style)
  const hundred = hundreds > 1 ? `${units[hundreds]} cent` : 'cent'
  if (rest === 0) return hundreds > 1 ? `${hundred}s` : hundred
  return `${hundred} ${belowHundred(rest, style)}`
}

function belowHundred(number: number, style: FrenchStyle): string {
  if (number < 20) return units[number] ?? ''
  const base = baseOf(number, style)
  const rest = number - base
  const ten = tens[base / 10] ?? ''
  if (rest === 0) return base === 80 ? 'quatre-vingts' : ten
  const isAnd = (rest === 1 || rest === 11) && base !== 80
  return isAnd ? `${ten} et ${units[rest]}` : `${ten}-${units[rest]}`
}

/** The ten that a number is built on: outside Belgium 60 for 70 and 80 for 90. */
function baseOf(number: number, { hasSeptante, hasNonante }: FrenchStyle): number {
  const ten = Math.floor(number / 10) * 10
  const isCountedOn = (ten === 70 && !hasSeptante) || (ten === 90 && !hasNonante)
  return isCountedOn ? ten - 10 : ten
}
