// Plain JavaScript, as the server reads it before anything is compiled (tools/server).
import { addressGroup } from './address-group.mjs'

/** Set by tools/server/edge.mjs, and by nobody else, where it has taken an `X-Forwarded-For` away that it does not trust. */
export const FORWARDED_MARK = 'x-forwarded-untrusted'

/**
 * Whom to count a request for: the address that our own proxy, or the socket, has put last into `X-Forwarded-For`.
 * @param {string | null | undefined} forwarded
 * @returns {string}
 */
export const lastHop = (forwarded) => addressGroup(forwarded?.split(',').at(-1) ?? '')
