import { parseCriteria } from '@/domain/search/criteria'

/** A city as forms and listings' addresses write it, `name|zip`, in one spelling; null if it is invalid. */
export function parseCityValue(text: string): string | null {
  const [city] = parseCriteria({ city: text }).cities
  return city ? `${city.name}|${city.zip}` : null
}
