import { describe, expect, it } from 'vitest'
import { isOfSomeDates, plain, daysInLine, spellOutDays, withoutSilent } from './opening-words'

describe('the words of opening hours', () => {
  it.each([
    ['fr', 'lun.-ven.', [0, 4, 0, 1, 2, 3]],
    ['nl', 'ma t/m wo en za', [0, 2, 0, 1, 5]],
    ['en', 'Saturdays and public holidays', [5]],
    ['de', 'Samstag bis Montag', [5, 0, 5, 6]],
    ['fr', 'en semaine', []],
  ] as const)('name days in %s: %s', (locale, line, days) => {
    expect(daysInLine(plain(line), locale).flatMap((found) => found.days)).toEqual(days)
  })

  it.each(['Le 24 décembre', '1 mei', 'in August', 'Im Juli und August'])('name dates: %s', (line) => {
    expect(isOfSomeDates(plain(line))).toBe(true)
  })

  it('name every day at once', () => {
    expect(spellOutDays(plain('Täglich 9–17'), 'de')).toBe('montag - sonntag 9–17')
  })

  it.each([
    ['lundi 9-12, ferme mardi et jeudi; vendredi 9-12', 'lundi 9-12,; vendredi 9-12'],
    ['zaterdag op afspraak 10-12', ''],
    ['lundi 9-12 et sur rendez-vous 12-19', 'lundi 9-12 et'],
  ])('are silent of when it is closed or by appointment: %s', (line, left) => {
    expect(withoutSilent(line)).toBe(left)
  })
})
