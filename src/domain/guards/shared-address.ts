import ipaddr from 'ipaddr.js'

// Those of `::1` and of the unspecified one fall together once they are cut to a household's 64 bits.
const inner = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat', 'unspecified'])

/**
 * Whether everybody may come by this address, as `lastHop` writes it: it is of the machine or of its own network, where a
 * proxy or a container's gate stands, or there is none.
 */
export function isSharedAddress(visitor: string): boolean {
  const [address = ''] = visitor.split('/')
  return !ipaddr.isValid(address) || inner.has(ipaddr.process(address).range())
}
