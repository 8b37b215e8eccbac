// A word of a language for each hundred of thousands, and what stands between it and "fifty".
const french = ['', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']
const dutch = ['', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen']
const german = ['ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun']
const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The ways to write a hundred thousand, or one and a half, in words: `at` 0 is the first. */
function wordsOf(at: number): { whole: string[]; half: string[] } {
  const [fr, nl, de, en] = [french, dutch, german, english].map((names) => names[at] ?? '')
  const cents = fr === '' ? ['cent'] : [`${fr} cent`, `${fr} cents`]
  return {
    whole: [
      ...cents.map((cent) => `${cent} mille`),
      ...[`${nl}honderdduizend`, `${nl}honderd duizend`, `${nl} honderd duizend`.trim()],
      ...[`${de}hunderttausend`, `${de} hunderttausend`],
      `${en} hundred thousand`,
    ],
    half: [
      ...cents.map((cent) => `${cent} cinquante mille`),
      ...[`${nl}honderdvijftigduizend`, `${nl}honderd vijftig duizend`, `${nl}honderdvijftig duizend`],
      ...[`${de}hundertfunfzigtausend`, `${de}hundertfuenfzigtausend`],
      ...[`${en} hundred fifty thousand`, `${en} hundred and fifty thousand`],
    ],
  }
}

/** Prices in words as figures: `deux cent mille`, `driehonderdvijftigduizend`. */
export const numberWords: ReadonlyMap<string, string> = new Map(
  english.flatMap((_, at) => {
    const { whole, half } = wordsOf(at)
    const least = (at + 1) * 100_000
    return [
      ...whole.map((words) => [words, String(least)] as const),
      ...half.map((words) => [words, String(least + 50_000)] as const),
    ]
  }),
)
