import ipaddr from 'ipaddr.js'

// The only block of IPv6 with public addresses; all others lead to IPv4 or to a private network.
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is on the public internet: not this machine, not a private, carrier or cloud network, and no IPv6 form
 * of such an address. Text that is no address is not public.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || ipaddr.IPv6.parse(text).match(globalUnicast)
}
