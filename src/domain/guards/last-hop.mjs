// Plain JavaScript, because the server loads it before anything is compiled (tools/server).
import { addressGroup } from './address-group.mjs'

/** Only tools/server/edge.mjs sets it, when it removes an `X-Forwarded-For` that it does not trust. */
export const FORWARDED_MARK = 'x-forwarded-untrusted'

/**
 * The address a request is counted for: the last one in `X-Forwarded-For`, which our own proxy or the socket wrote.
 * @param {string | null | undefined} forwarded
 * @returns {string}
 */
export const lastHop = (forwarded) => addressGroup(forwarded?.split(',').at(-1) ?? '')
