import { describe, expect, it } from 'vitest'
import { adminPolicy } from './admin-policy'

const scriptsOf = (policy: string) => policy.split('; ').find((rule) => rule.startsWith('script-src'))

describe('adminPolicy', () => {
  it('lets no script run but files of this site and what carries the nonce', () => {
    expect(scriptsOf(adminPolicy({ nonce: 'abc', development: false }))).toBe("script-src 'self' 'nonce-abc'")
  })

  it('says of everything where it may come from', () => {
    const policy = adminPolicy({ nonce: 'abc', development: false })
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ])
      expect(policy.split('; ')).toContain(rule)
    expect(policy).not.toContain('unsafe-eval')
  })

  it('lets the tools of development work', () => {
    expect(scriptsOf(adminPolicy({ nonce: 'abc', development: true }))).toContain("'unsafe-eval'")
  })
})
