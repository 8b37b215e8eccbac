import ipaddr from 'ipaddr.js'

// `::1` and the unspecified address are equal once they are cut to 64 bits.
const inner = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat', 'unspecified'])

/**
 * Whether all visitors may share this address, as `lastHop` writes it: it is missing, or belongs to the machine or its own
 * network, where a proxy or a container gateway stands.
 */
export function isSharedAddress(visitor: string): boolean {
  const [address = ''] = visitor.split('/')
  return !ipaddr.isValid(address) || inner.has(ipaddr.process(address).range())
}
