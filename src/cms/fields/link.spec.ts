import { describe, expect, it } from 'vitest'
import { isLinkTarget } from './link'

describe('isLinkTarget', () => {
  it.each([
    ['/'],
    ['/a-vendre/'],
    ['/fr/contact/?goal=sale#form'],
    ['#contact'],
    ['https://www.ipi.be/'],
    ['//cdn.example/x'],
    ['tel:+32 10 12 34 56'],
    ['mailto:info@agence.example'],
  ])('lets %s through', (target) => {
    expect(isLinkTarget(target)).toBe(true)
  })

  it.each([
    ['a-vendre'],
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['data:text/html,x'],
    ['/\\evil.example'],
    ['https://'],
    ['mailto:nobody'],
    [' /contact/'],
    ['https://example.be/a b'],
  ])('refuses %s', (target) => {
    expect(isLinkTarget(target)).toBe(false)
  })
})
