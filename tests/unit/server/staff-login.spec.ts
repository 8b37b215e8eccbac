import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createStaffCheck } from '../../../tools/server/staff-login.mjs'

const secret = 'a secret of this site, and of no other'
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const soon = Math.floor(Date.now() / 1000) + 60

type StaffLoginToken = { claims?: object; head?: object; by?: string }

function sign({
  claims = { collection: 'users', exp: soon },
  head = { alg: 'HS256' },
  by = secret,
}: StaffLoginToken = {}) {
  const key = createHash('sha256').update(by).digest('hex').slice(0, 32)
  const text = `${part(head)}.${part(claims)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

const isStaff = createStaffCheck(secret)

describe('the login of staff', () => {
  it('is recognised in a header and in a cookie', () => {
    expect(isStaff({ authorization: `JWT ${sign()}` })).toBe(true)
    expect(isStaff({ authorization: `Bearer ${sign()}` })).toBe(true)
    expect(isStaff({ cookie: `a=b; payload-token=${sign()}; c=d` })).toBe(true)
  })

  it.each([
    {},
    { authorization: 'JWT a.b.c' },
    { authorization: sign() },
    { cookie: `x-payload-token=${sign()}` },
    { cookie: `payload-token=${sign({ by: 'another' })}` },
    { cookie: `payload-token=${sign({ by: '' })}` },
    { cookie: `payload-token=${sign({ head: { alg: 'none' } })}` },
    { cookie: `payload-token=${sign().split('.').slice(0, 2).join('.')}.` },
    { cookie: `payload-token=${sign()}.x` },
    { cookie: `payload-token=${sign({ claims: { collection: 'owners', exp: soon } })}` },
    { cookie: `payload-token=${sign({ claims: { collection: 'users', exp: soon - 120 } })}` },
    { cookie: `payload-token=${sign({ claims: { collection: 'users' } })}` },
    { cookie: `payload-token=${'x'.repeat(10_000)}` },
  ])('is refused in any other form: %#', (headers) => {
    expect(isStaff(headers)).toBe(false)
  })

  it('is never valid where the site has no secret', () => {
    expect(createStaffCheck('')({ authorization: `JWT ${sign({ by: '' })}` })).toBe(false)
  })
})
