import { describe, expect, it } from 'vitest'
import { lastHop } from './request-sender.mjs'
import { isSharedAddress } from './shared-address'

describe('an IP address that many visitors share', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', true],
    ['172.17.0.1', true],
    ['192.168.1.1', true],
    ['169.254.3.4', true],
    ['100.64.0.1', true],
    ['fd12:3456:789a::1', true],
    ['fe80::1', true],
    ['unix:', true],
    ['', true],
    ['8.8.8.8', false],
    ['::ffff:8.8.8.8', false],
    ['172.15.0.1', false],
    ['172.32.0.1', false],
    ['203.0.113.7', false],
    ['2a02:a03f:6b00::1', false],
  ])('%s: %s', (address, isShared) => {
    expect(isSharedAddress(lastHop(address))).toBe(isShared)
  })
})
