import { lastHop } from '@/domain/guards/last-hop.mjs'

/**
 * Whom to count a request for. The header is the socket's own address, or the one that our proxy has put last:
 * tools/server/edge.mjs takes away what a stranger sends while `TRUST_PROXY` is off.
 */
export const visitorAddress = (headers: Headers): string => lastHop(headers.get('x-forwarded-for'))
