import { parseCriteria } from '@/domain/search/criteria'

/** A city as the forms post it, `name|zip`, in one spelling; null where it is none. The listings' addresses read it alike. */
export function parseCityMark(text: string): string | null {
  const [city] = parseCriteria({ city: text }).cities
  return city ? `${city.name}|${city.zip}` : null
}
