/** The variants of a number in words: 'hundert' and 'einhundert', 'hundertundeins', and the form of a final one. */
export type GermanStyle = { hasOne: boolean; hasAnd: boolean; lastOne: 'ein' | 'eins' | 'einen' }

// As before 'Euro', which is how amounts are spelled out.
const plain: GermanStyle = { hasOne: true, hasAnd: false, lastOne: 'ein' }

const either = [false, true] as const

/** Every combination of variants. */
export const germanStyles: readonly GermanStyle[] = either.flatMap((hasOne) =>
  either.flatMap((hasAnd) =>
    (['ein', 'eins', 'einen'] as const).map((lastOne) => ({ hasOne, hasAnd, lastOne })),
  ),
)

const units =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = ' zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

/** A whole number from 0 to 999,999,999 in German words, as before 'Euro'. */
export function spellGerman(number: number, style: GermanStyle = plain): string {
  const millions = Math.floor(number / 1_000_000)
  const rest = number % 1_000_000
  const words = [
    ...(millions > 0 ? [spellMillions(millions, style)] : []),
    ...(rest > 0 || number === 0 ? [withLastOne(belowMillion(rest, style), style)] : []),
  ]
  return words.join(' ')
}

function spellMillions(millions: number, style: GermanStyle): string {
  if (millions === 1) return 'eine Million'
  // A million is feminine: hunderteine Millionen.
  return `${belowThousand(millions, style).replace(/ein$/, 'eine')} Millionen`
}

const withLastOne = (words: string, { lastOne }: GermanStyle): string => words.replace(/ein$/, lastOne)

function belowMillion(number: number, style: GermanStyle): string {
  const thousands = Math.floor(number / 1000)
  const rest = number % 1000
  if (thousands === 0) return belowThousand(rest, style)
  const thousand = `${thousands === 1 && !style.hasOne ? '' : belowThousand(thousands, style)}tausend`
  if (rest === 0) return thousand
  return `${thousand}${style.hasAnd && rest < 100 ? 'und' : ''}${belowThousand(rest, style)}`
}

function belowThousand(number: number, style: GermanStyle): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  if (hundreds === 0) return belowHundred(rest)
  const hundred = `${hundreds === 1 && !style.hasOne ? '' : units[hundreds]}hundert`
  return rest === 0 ? hundred : `${hundred}${style.hasAnd ? 'und' : ''}${belowHundred(rest)}`
}

function belowHundred(number: number): string {
  if (number < 20) return units[number] ?? ''
  const ten = tens[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? ten : `${units[number % 10]}und${ten}`
}
