import { addressGroup } from './address-group.mjs'

/** Set by src/http-guards.ts, and by nobody else, where it has taken an `X-Forwarded-For` away that it does not trust. */
export const FORWARDED_MARK = 'x-forwarded-untrusted'

/** Whom to count a request for: the address that our own proxy, or the socket, has put last into `X-Forwarded-For`. */
export const lastHop = (forwarded: string | null): string => addressGroup(forwarded?.split(',').at(-1) ?? '')
