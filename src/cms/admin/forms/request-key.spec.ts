import { expect, it } from 'vitest'
import { newRequestKey } from './request-key'

it('makes a key of a form also while the server draws it, and another each time', () => {
  expect('window' in globalThis).toBe(false)
  expect(newRequestKey()).toMatch(/^\d+(-\d+){3}$/)
  expect(newRequestKey()).not.toBe(newRequestKey())
})
