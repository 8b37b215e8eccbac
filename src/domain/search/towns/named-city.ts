import { toSearchName } from '@/domain/shared/text'

/** A city as the addresses of listings name it: `name|zip`; some cities have no zip. */
export type NamedCity = { name: string; zip: string }

/**
 * A city as one text, equal for all spellings of its name: no accents, no case. It never equals a zip, which has no bar.
 */
export const cityKey = ({ name, zip }: NamedCity): string => `${toSearchName(name)}|${zip}`

/** Whether two names mean one city: no accents, no case, and the equal zip (specification section 5). */
export const isSameCity = (one: NamedCity, other: NamedCity): boolean => cityKey(one) === cityKey(other)

/** A city as addresses and forms write it. */
export const writeCity = ({ name, zip }: NamedCity): string => `${name}|${zip}`
