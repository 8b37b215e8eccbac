import { expect, it } from 'vitest'
import { isOrderKey } from './order-key'

it.each(['a0', 'az', 'b00', 'a0v', '9z', '8zz', 'c1234', '00000000001', '00000000000v', 'z'.repeat(27)])(
  'a key of the order: %s',
  (text) => expect(isOrderKey(text)).toBe(true),
)

it.each(['', 'a', 'b0', 'a00', 'garbage', 'A0', 'a0-', '0'.repeat(11), 'é0', '8z', 'z'.repeat(26)])(
  'no key of the order: %s',
  (text) => expect(isOrderKey(text)).toBe(false),
)
