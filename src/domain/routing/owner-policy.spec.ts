import { describe, expect, it } from 'vitest'
import { ownerPolicy } from './owner-policy'

const given = { nonce: 'abc', hashes: ['h1', 'h2'] }

describe('ownerPolicy', () => {
  it('lets no script run that does not carry the nonce, has no known hash and is no file of this site', () => {
    const policy = ownerPolicy({ ...given, development: false })
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'sha256-h1' 'sha256-h2';")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('lets the tools of development work', () => {
    expect(ownerPolicy({ ...given, development: true })).toContain("'unsafe-eval'")
  })
})
