import { addressGroup } from './address-group.mjs'

/** Whom to count a request for: the address that our own proxy, or the socket, has put last into `X-Forwarded-For`. */
export const lastHop = (forwarded: string | null): string => addressGroup(forwarded?.split(',').at(-1) ?? '')
