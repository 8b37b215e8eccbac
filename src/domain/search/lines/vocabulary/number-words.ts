// The multiples of five below a hundred, in words; a language may have several ways.
const frenchTens: Readonly<Record<number, readonly string[]>> = {
  10: ['dix'],
  15: ['quinze'],
  20: ['vingt'],
  30: ['trente'],
  40: ['quarante'],
  50: ['cinquante'],
  60: ['soixante'],
  70: ['septante', 'soixante dix'],
  75: ['septante cinq', 'soixante quinze'],
  80: ['quatre vingt', 'quatre vingts'],
  85: ['quatre vingt cinq'],
  90: ['nonante', 'quatre vingt dix'],
  95: ['nonante cinq', 'quatre vingt quinze'],
}

const dutchTens: readonly string[] =
  'tien twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ')
const germanTens: readonly string[] =
  'zehn zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' ')
const englishTens: readonly string[] = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const french = ['', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']
const dutch = ['', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen']
const german = ['ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun']
const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

type Words = (value: number) => readonly string[]

const tenOf = (names: readonly string[], value: number): string => names[Math.floor(value / 10) - 1] ?? ''

const frenchWords: Words = (value) =>
  frenchTens[value] ?? (frenchTens[value - 5] ?? []).map((ten) => `${ten} cinq`)

const dutchWords: Words = (value) => {
  if (value === 15) return ['vijftien']
  return [value % 10 === 0 ? tenOf(dutchTens, value) : `vijfen${tenOf(dutchTens, value)}`]
}

const germanWords: Words = (value) => {
  if (value === 15) return ['funfzehn', 'fuenfzehn']
  const ten = tenOf(germanTens, value)
  return value % 10 === 0 ? [ten, ten.replace('funf', 'fuenf')] : [`funfund${ten}`, `fuenfund${ten}`]
}

const englishWords: Words = (value) => {
  if (value === 15) return ['fifteen']
  return [value % 10 === 0 ? tenOf(englishTens, value) : `${tenOf(englishTens, value)} five`]
}

/** "deux cent nonante mille". */
const spaced = (words: readonly string[]): string[] => [words.join(' ')]

/** "driehonderdduizend", and with spaces at any of its joints. */
const compound = ([first = '', ...rest]: readonly string[]): string[] =>
  rest.reduce((phrases, word) => phrases.flatMap((phrase) => [phrase + word, `${phrase} ${word}`]), [first])

type Language = {
  /** Of the first to the ninth hundred. */
  hundreds: readonly string[]
  hundred: readonly string[]
  tens: Words
  thousand: string
  join: (words: readonly string[]) => string[]
}

const languages: readonly Language[] = [
  {
    hundreds: french,
    hundred: ['cent', 'cents'],
    tens: frenchWords,
    thousand: 'mille',
    join: spaced,
  },
  { hundreds: dutch, hundred: ['honderd'], tens: dutchWords, thousand: 'duizend', join: compound },
  { hundreds: german, hundred: ['hundert'], tens: germanWords, thousand: 'tausend', join: compound },
  {
    hundreds: english,
    hundred: ['hundred', 'hundred and'],
    tens: englishWords,
    thousand: 'thousand',
    join: spaced,
  },
]

const fives: readonly number[] = Array.from({ length: 18 }, (_, at) => (at + 2) * 5)

function phrasesOf({ hundreds, hundred, tens, thousand, join }: Language): (readonly [string, string])[] {
  const written = (thousands: number, words: readonly string[]) =>
    join([...words.filter(Boolean), thousand]).map((phrase) => [phrase, String(thousands * 1000)] as const)
  const rent = (euro: number, words: readonly string[]) =>
    [[euro, words] as const, [1000 + euro, [thousand, ...words]] as const].flatMap(([sum, all]) =>
      join(all).map((phrase) => [phrase, String(sum)] as const),
    )
  return [
    ...fives.flatMap((five) =>
      tens(five).flatMap((ten) => [[ten, String(five)] as const, ...written(five, [ten])]),
    ),
    ...hundreds.flatMap((name, at) =>
      hundred.flatMap((word) => [
        ...written((at + 1) * 100, [name, word]),
        ...(at > 0 ? rent((at + 1) * 100, [name, word]) : []),
        ...fives.flatMap((five) =>
          tens(five).flatMap((ten) => [
            ...written((at + 1) * 100 + five, [name, word, ten]),
            ...(at > 0 && five % 25 === 0 ? rent((at + 1) * 100 + five, [name, word, ten]) : []),
          ]),
        ),
      ]),
    ),
  ]
}

// A Dutch "ton" is a hundred thousand euro.
const tons: readonly (readonly [string, string])[] = dutch.flatMap((word, at) => {
  const euro = (halves: number) => `${(at + 1) * 100_000 + halves * 50_000} euro`
  const whole = [`${at + 1} ton`, `${word || 'een'} ton`].map((phrase) => [phrase, euro(0)] as const)
  const half = [`${at + 1},5 ton`, `${at + 1}.5 ton`].map((phrase) => [phrase, euro(1)] as const)
  return [...whole, ...half]
})

// "fifteen hundred" and "vijftienhonderd".
const teens: readonly (readonly [string, string])[] = [
  ['eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen', ' hundred'] as const,
  ['elf twaalf dertien veertien vijftien zestien zeventien achttien', 'honderd'] as const,
].flatMap(([names, hundred]) =>
  names.split(' ').map((name, at) => [`${name}${hundred}`, String((at + 11) * 100)] as const),
)

/**
 * Numbers in words as figures, in steps of five, of five thousand, and for rents of twenty-five: `septante`,
 * `driehonderdvijftigduizend`, `mille deux cent cinquante`, `2 ton`.
 */
export const numberWords: ReadonlyMap<string, string> = new Map([
  ...languages.flatMap(phrasesOf),
  ...teens,
  ...tons,
])
