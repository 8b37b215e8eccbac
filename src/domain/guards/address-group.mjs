// Plain JavaScript, as the server reads it before anything is compiled (tools/server).

/**
 * Whom an address belongs to, as far as counting goes: an IPv4 address itself, also in the IPv6 form of sockets, and of an
 * IPv6 address the first 64 bits, which are one household's. Other text as it is, at most 45 characters.
 * @param {string} address
 * @returns {string}
 */
export function addressGroup(address) {
  const text = address.trim().toLowerCase().slice(0, 45)
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text) ?? []
  if (mapped) return mapped
  return /^[0-9a-f:]+$/.test(text) && text.includes(':') ? `${prefixOf(text)}::/64` : text
}

function prefixOf(address) {
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  // '::' stands for as many zeros as are missing of eight groups.
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, 4)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}
