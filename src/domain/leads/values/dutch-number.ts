/** The variants of a number in words: 'honderdeneen', 'duizend en een', 'twaalfhonderd', 'eenduizend'. */
export type DutchStyle = {
  hasAndHundred: boolean
  hasAndThousand: boolean
  hasHundreds: boolean
  hasOne: boolean
}

const plain: DutchStyle = { hasAndHundred: false, hasAndThousand: false, hasHundreds: false, hasOne: false }

const either = [false, true] as const

/** Every combination of variants. */
export const dutchStyles: readonly DutchStyle[] = either.flatMap((hasAndHundred) =>
  either.flatMap((hasAndThousand) =>
    either.flatMap((hasHundreds) =>
      either.map((hasOne) => ({ hasAndHundred, hasAndThousand, hasHundreds, hasOne })),
    ),
  ),
)

const units =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(
    ' ',
  )
const tens = ' tien twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ')

/** A whole number from 0 to 999,999,999 in Dutch words. */
export function spellDutch(number: number, style: DutchStyle = plain): string {
  if (number === 1) return 'één'
  const millions = Math.floor(number / 1_000_000)
  const rest = number % 1_000_000
  const words = [
    ...(millions > 0 ? [millions === 1 ? 'één miljoen' : `${belowThousand(millions, style)} miljoen`] : []),
    ...(rest > 0 || number === 0 ? [belowMillion(rest, style)] : []),
  ]
  return words.join(' ')
}

function belowMillion(number: number, style: DutchStyle): string {
  const thousands = Math.floor(number / 1000)
  const rest = number % 1000
  const isHundreds = style.hasHundreds && thousands > 0 && thousands < 10 && rest >= 100
  if (isHundreds) return hundredsOf({ hundreds: Math.floor(number / 100), rest: number % 100, style })
  if (thousands === 0) return belowThousand(rest, style)
  const thousand = `${thousands === 1 && !style.hasOne ? '' : belowThousand(thousands, style)}duizend`
  return rest === 0 ? thousand : `${thousand}${andOf(rest, style)}${belowThousand(rest, style)}`
}

const andOf = (rest: number, { hasAndThousand }: DutchStyle): string =>
  hasAndThousand && rest < 100 ? ' en ' : ' '

function belowThousand(number: number, style: DutchStyle): string {
  const hundreds = Math.floor(number / 100)
  return hundreds === 0 ? belowHundred(number) : hundredsOf({ hundreds, rest: number % 100, style })
}

function hundredsOf({
  hundreds,
  rest,
  style,
}: {
  hundreds: number
  rest: number
  style: DutchStyle
}): string {
  const hundred = `${hundreds === 1 && !style.hasOne ? '' : belowHundred(hundreds)}honderd`
  if (rest === 0) return hundred
  return `${hundred}${style.hasAndHundred ? 'en' : ''}${belowHundred(rest)}`
}

function belowHundred(number: number): string {
  if (number < 20) return units[number] ?? ''
  const ten = tens[Math.floor(number / 10)] ?? ''
  const unit = units[number % 10] ?? ''
  if (number % 10 === 0) return ten
  // Two vowels that would be read as one: tweeëntwintig.
  return `${unit}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`
}
