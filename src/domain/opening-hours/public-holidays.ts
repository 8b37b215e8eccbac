/** The countries of which the site knows the public holidays, by their ISO code. */
export type HolidayCountry = 'BE' | 'LU'

export const isHolidayCountry = (code: string | null): code is HolidayCountry =>
  code === 'BE' || code === 'LU'

// Month and day. Belgium: royal decree of 18 April 1974, article 1, for the law of 4 January 1974 on public holidays.
// Luxembourg: Code du travail, article L. 232-2, with 9 May since the law of 25 April 2019.
const fixed: Record<HolidayCountry, readonly string[]> = {
  BE: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
  LU: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
}

// Easter Monday, Ascension and Whit Monday, in days after Easter, in both countries.
const afterEaster = [1, 39, 50]

/** Easter Sunday of a year of the Gregorian calendar (Jean Meeus, Astronomical Algorithms, 1991, chapter 8). */
export function easterOf(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return new Date(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1))
}

/** The legal public holidays of a year, `YYYY-MM-DD`, in order; two may fall on one day. */
export function publicHolidaysOf({ country, year }: { country: HolidayCountry; year: number }): string[] {
  const easter = easterOf(year).getTime()
  const moving = afterEaster.map((days) => new Date(easter + days * 86_400_000).toISOString().slice(0, 10))
  return [...fixed[country].map((day) => `${year}-${day}`), ...moving].sort()
}
