import { describe, expect, it } from 'vitest'
import { adminPolicy } from './admin-policy'

const scriptsOf = (policy: string) => policy.split('; ').find((rule) => rule.startsWith('script-src'))

describe('adminPolicy', () => {
  it('allows only scripts of this site and scripts with the nonce or a known hash', () => {
    expect(scriptsOf(adminPolicy({ nonce: 'abc', hashes: ['x='], development: false }))).toBe(
      "script-src 'self' 'nonce-abc' 'sha256-x='",
    )
  })

  it('names the allowed origins of every kind of resource', () => {
    const policy = adminPolicy({ nonce: 'abc', hashes: [], development: false })
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
    expect(scriptsOf(adminPolicy({ nonce: 'abc', hashes: [], development: true }))).toContain("'unsafe-eval'")
  })
})
