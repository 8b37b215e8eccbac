// The multiples of five below a hundred and what stands before a ten, in words; a language may have several ways.
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

// "Septante neuf" and "soixante dix neuf": nobody says "quinze neuf".
const frenchNines: Words = (value) =>
  (frenchTens[value - 9] ?? []).map((ten) => `${ten.replace(/vingts$/, 'vingt')} neuf`)

const frenchWords: Words = (value) =>
  frenchTens[value] ??
  (value % 10 === 9 ? frenchNines(value) : (frenchTens[value - 5] ?? []).map((ten) => `${ten} cinq`))

const dutchWords: Words = (value) => {
  if (value === 15) return ['vijftien']
  if (value === 19) return ['negentien']
  const ten = tenOf(dutchTens, value)
  if (value % 10 === 9) return [`negenen${ten}`]
  return [value % 10 === 0 ? ten : `vijfen${ten}`]
}

const germanWords: Words = (value) => {
  if (value === 15) return ['funfzehn', 'fuenfzehn']
  if (value === 19) return ['neunzehn']
  const ten = tenOf(germanTens, value)
  if (value % 10 === 9) return [`neunund${ten}`]
  return value % 10 === 0 ? [ten, ten.replace('funf', 'fuenf')] : [`funfund${ten}`, `fuenfund${ten}`]
}

const englishWords: Words = (value) => {
  if (value === 15) return ['fifteen']
  if (value === 19) return ['nineteen']
  const ten = tenOf(englishTens, value)
  if (value % 10 === 9) return [`${ten} nine`]
  return [value % 10 === 0 ? ten : `${ten} five`]
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

// 299.000 is a price as usual as 300.000.
const said: readonly number[] = Array.from({ length: 90 }, (_, at) => at + 10).filter(
  (value) => value % 5 === 0 || value % 10 === 9,
)

const mostThousandsOfRent = 5

function phrasesOf({ hundreds, hundred, tens, thousand, join }: Language): (readonly [string, string])[] {
  const written = (thousands: number, words: readonly string[]) =>
    join([...words.filter(Boolean), thousand]).map((phrase) => [phrase, String(thousands * 1000)] as const)
  const rent = (euro: number, words: readonly string[]) =>
    [[euro, words] as const, [1000 + euro, [thousand, ...words.filter(Boolean)]] as const]
      // "Cent" alone is rather a part of "pour cent".
      .filter(([, [first]]) => first !== '')
      .flatMap(([sum, all]) => join(all).map((phrase) => [phrase, String(sum)] as const))
  return [
    ...said.flatMap((value) =>
      tens(value).flatMap((ten) => [
        [ten, String(value)] as const,
        ...written(value, [ten]),
        ...(value % 25 === 0 ? rent(value, ['', ten]) : []),
      ]),
    ),
    ...hundreds.flatMap((name, at) =>
      hundred.flatMap((word) => [
        ...written((at + 1) * 100, [name, word]),
        ...(word.endsWith(' and') ? [] : rent((at + 1) * 100, [name, word])),
        ...said.flatMap((value) =>
          tens(value).flatMap((ten) => [
            ...written((at + 1) * 100 + value, [name, word, ten]),
            ...(value % 25 === 0 ? rent((at + 1) * 100 + value, [name, word, ten]) : []),
          ]),
        ),
      ]),
    ),
    ...thousands({ hundreds, hundred, thousand, join }),
  ]
}

/** "tweeduizend", "deux mille cinq cents": the rents above two thousand. */
const thousands = ({ hundreds, hundred, thousand, join }: Omit<Language, 'tens'>) =>
  hundreds
    .slice(1, mostThousandsOfRent)
    .flatMap((many, at) => [
      ...join([many, thousand]).map((phrase) => [phrase, String((at + 2) * 1000)] as const),
      ...hundreds.flatMap((name, of) =>
        hundred
          .flatMap((word) => join([many, thousand, name, word].filter(Boolean)))
          .map((phrase) => [phrase, String((at + 2) * 1000 + (of + 1) * 100)] as const),
      ),
    ])

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

// "one point two million", "un virgule deux million".
const decimals: readonly (readonly [string, string])[] = [
  { point: 'virgule', ones: ['un', ...french.slice(1)], millions: ['million', 'millions'] },
  { point: 'komma', ones: ['een', ...dutch.slice(1)], millions: ['miljoen'] },
  { point: 'komma', ones: ['eins', ...german.slice(1)], millions: ['million', 'millionen'] },
  { point: 'point', ones: english, millions: ['million'] },
].flatMap(({ point, ones, millions }) =>
  ones.flatMap((one, whole) =>
    ones.flatMap((other, tenth) =>
      millions.map((name): readonly [string, string] => [
        `${one} ${point} ${other} ${name}`,
        `${(whole + 1) * 1_000_000 + (tenth + 1) * 100_000} euro`,
      ]),
    ),
  ),
)

/**
 * Numbers in words as figures, in steps of five and with a nine at their end, of thousands, and for rents of twenty-five:
 * `septante`, `driehonderdvijftigduizend`, `mille deux cent cinquante`, `2 ton`.
 */
export const numberWords: ReadonlyMap<string, string> = new Map([
  ...languages.flatMap(phrasesOf),
  ...teens,
  ...tons,
  ...decimals,
])
