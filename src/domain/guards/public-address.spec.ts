import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import { isPublicAddress } from './public-address'

describe('an address of the open net', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.216.34',
    '::ffff:8.8.8.8',
    '2606:4700:4700::1111',
    '2a00:1450:400e::200e',
  ])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.254',
    '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.0.0.1', '192.0.2.1', '198.18.0.1',
    '198.51.100.7', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255',
    '::', '::1', '::127.0.0.1', '::10.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:169.254.169.254',
    '::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'fc00::1', 'fd12::1',
    'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '100::1', '4000::1',
    '', 'localhost', 'example.org', '127.1.evil', '1.1.1.1 ', '1.1.1.1:80', '[::1]',
  ])('%j is none', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  }) // prettier-ignore

  it('is none in any form of a private one', () => {
    const random = createRandom(3)
    for (let run = 0; run < 500; run += 1) {
      const tail = () => random.whole(0, 255)
      const [a, b] = random.pick([
        [10, tail()],
        [127, tail()],
        [192, 168],
        [169, 254],
        [172, random.whole(16, 31)],
        [100, random.whole(64, 127)],
      ])
      const address = `${a}.${b}.${tail()}.${tail()}`
      for (const form of [address, `::ffff:${address}`, `::${address}`, `64:ff9b::${address}`])
        expect(isPublicAddress(form), form).toBe(false)
    }
  })
})
