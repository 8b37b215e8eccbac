import type { NamedCity } from './named-city'

/** A town as lists name it; `country` only outside Belgium. */
export type ShownCity = NamedCity & { country: string | null }

/** A town that may be the middle of a circle: the id of its place in the gazetteer, null if that has none. */
export type PlacedCity = ShownCity & { place: string | null }

/** 'Wavre [1300]', 'Mamer [8232], Luxembourg'. */
export const cityLabel = ({ name, zip, country }: ShownCity): string =>
  [zip === '' ? name : `${name} [${zip}]`, country].filter(Boolean).join(', ')

/** A town in a sentence: 'Wavre (1300)', 'Mamer (8232), Luxembourg'. */
export const cityInWords = ({ name, zip, country }: ShownCity): string =>
  [zip === '' ? name : `${name} (${zip})`, country].filter(Boolean).join(', ')
