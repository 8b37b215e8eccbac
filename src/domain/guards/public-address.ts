import ipaddr from 'ipaddr.js'

// The block of IPv6 that addresses of the open net are given out of; all others lead back to IPv4 or somewhere inside.
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is one of the open net: neither of this machine nor of a private network, a carrier's or a cloud's
 * inside, and no IPv6 form of such. Text that is no address is not.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || ipaddr.IPv6.parse(text).match(globalUnicast)
}
