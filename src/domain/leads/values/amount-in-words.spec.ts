import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { amountInWords, matchesAmountInWords } from './amount-in-words'

describe('amountInWords', () => {
  it.each([
    [0, 'nul euro', 'zéro euro', 'zero euros', 'null Euro'],
    [1, 'één euro', 'un euro', 'one euro', 'ein Euro'],
    [
      250_000,
      'tweehonderdvijftigduizend euro',
      'deux cent cinquante mille euros',
      'two hundred and fifty thousand euros',
      'zweihundertfünfzigtausend Euro',
    ],
    [1_000_000, 'één miljoen euro', 'un million d’euros', 'one million euros', 'eine Million Euro'],
    [2_000_000, 'twee miljoen euro', 'deux millions d’euros', 'two million euros', 'zwei Millionen Euro'],
    [
      1_250_000,
      'één miljoen tweehonderdvijftigduizend euro',
      'un million deux cent cinquante mille euros',
      'one million two hundred and fifty thousand euros',
      'eine Million zweihundertfünfzigtausend Euro',
    ],
    [
      378_475,
      'driehonderdachtenzeventigduizend vierhonderdvijfenzeventig euro',
      'trois cent septante-huit mille quatre cent septante-cinq euros',
      'three hundred and seventy-eight thousand four hundred and seventy-five euros',
      'dreihundertachtundsiebzigtausendvierhundertfünfundsiebzig Euro',
    ],
  ])('of %d', (amount, nl, fr, en, de) => {
    const texts = { nl, fr, en, de }
    for (const locale of locales) expect(amountInWords({ amount, locale })).toBe(texts[locale])
  })

  it.each([-1, 0.5, 1_000_000_000, Number.NaN, Infinity])('is none of %d', (amount) => {
    expect(amountInWords({ amount, locale: 'fr' })).toBeNull()
    expect(matchesAmountInWords({ amount, words: 'un' })).toBe(false)
  })
})

describe('matchesAmountInWords', () => {
  it.each([
    [250_000, 'DEUX CENT CINQUANTE MILLE'],
    [250_000, 'deux-cents-cinquante-mille euros'],
    [250_000, 'deuxcentcinquantemille'],
    [250_000, 'Tweehonderd vijftig duizend euro'],
    [250_000, 'two hundred fifty thousand'],
    [250_000, 'zweihundert fuenfzig tausend Euro'],
    [180_000, 'cent quatre-vingts mille euros'],
    [175_000, 'cent septante-cinq mille'],
    [175_000, 'cent soixante-quinze mille'],
    [195_000, 'cent nonante-cinq mille'],
    [195_000, 'cent quatre-vingt-quinze mille'],
    [171_091, 'cent soixante et onze mille nonante et un'],
    [171_091, 'cent septante et un mille quatre-vingt-onze'],
    [1_000_000, "un million d'euros"],
    [1_000_000, 'un million d’euros'],
    [1_000_000, 'un million euro'],
    [1_000_000, 'a million euros'],
    [1_000_000, 'een miljoen euro'],
    [1_000_000, 'eine million'],
    [1250, 'twaalfhonderdvijftig euro'],
    [1250, 'duizend tweehonderdvijftig euro'],
    [1250, 'eenduizend tweehonderdvijftig'],
    [1001, 'duizend en een'],
    [101, 'honderdeneen'],
    [101, 'honderdeen'],
    [101, 'hunderteins'],
    [101, 'einhundertundein Euro'],
    [222_222, 'tweehonderdtweeentwintigduizend tweehonderdtweeëntwintig'],
    [330_000, 'dreihundertdreissigtausend'],
    [330_000, 'dreihundertdreißigtausend Euro'],
  ])('of %d takes %j', (amount, words) => {
    expect(matchesAmountInWords({ amount, words })).toBe(true)
  })

  it.each([
    [250_000, ''],
    [250_000, 'euros'],
    [250_000, '250000'],
    [250_000, 'deux cent 50 mille'],
    [250_000, 'deux cent cinquante'],
    [250_000, 'deux cent quarante mille'],
    [250_000, 'deux cent cinquante mille un'],
    [250_000, 'cinquante deux cent mille'],
    [250_000, 'deux cent cinquante mille francs'],
    [60, 'quatre-vingts'],
    [75_000, 'septante-cinq'],
  ])('of %d does not take %j', (amount, words) => {
    expect(matchesAmountInWords({ amount, words })).toBe(false)
  })

  it('takes what it writes itself, and of no neighbour', () => {
    for (let amount = 1; amount < 1_000_000_000; amount = amount * 3 + 7)
      for (const locale of locales) {
        const words = amountInWords({ amount, locale }) ?? ''
        expect([amount, locale, matchesAmountInWords({ amount, words })]).toEqual([amount, locale, true])
        expect(matchesAmountInWords({ amount: amount + 1, words })).toBe(false)
      }
  })

  it('has different words for every number up to 2,000', () => {
    for (const locale of locales) {
      const words = Array.from({ length: 2001 }, (_, amount) => amountInWords({ amount, locale }))
      expect(new Set(words).size).toBe(2001)
    }
  })
})
