import { addressGroup } from '@/domain/guards/address-group'

/**
 * Whom to count a request for. The header is the socket's own address, or the one that our proxy has put last:
 * src/http-guards.ts takes away what a stranger sends while `TRUST_PROXY` is off.
 */
export function visitorAddress(headers: Headers): string {
  const hops = headers.get('x-forwarded-for')?.split(',') ?? []
  return addressGroup(hops.at(-1) ?? '')
}
