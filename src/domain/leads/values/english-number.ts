const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number from 0 to 999,999,999 in English words, with the British 'and'. */
export function spellEnglish(number: number): string {
  const millions = Math.floor(number / 1_000_000)
  const thousands = Math.floor(number / 1000) % 1000
  const rest = number % 1000
  const isAnd = rest > 0 && rest < 100 && number > 1000
  const words = [
    ...(millions > 0 ? [`${belowThousand(millions)} million`] : []),
    ...(thousands > 0 ? [`${belowThousand(thousands)} thousand`] : []),
    ...(isAnd ? ['and'] : []),
    ...(rest > 0 || number === 0 ? [belowThousand(rest)] : []),
  ]
  return words.join(' ')
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  if (hundreds === 0) return belowHundred(rest)
  return rest === 0 ? `${units[hundreds]} hundred` : `${units[hundreds]} hundred and ${belowHundred(rest)}`
}

function belowHundred(number: number): string {
  if (number < 20) return units[number] ?? ''
  const ten = tens[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? ten : `${ten}-${units[number % 10]}`
}
