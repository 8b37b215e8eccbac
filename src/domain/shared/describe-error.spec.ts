import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error'

const secret = 'jeanne.dupont@example.com'

/** As drizzle and PostgreSQL throw them: with the values in message, stack and fields. */
function failedQuery() {
  const cause = Object.assign(new Error(`invalid input syntax for type integer: "${secret}"`), {
    code: '22P02',
    severity: 'ERROR',
    detail: `Key (email)=(${secret}) already exists.`,
  })
  const message = `Failed query: select * from users where email = $1\nparams: ${secret}\n    at ${secret}`
  return Object.assign(new Error(message, { cause }), { params: [secret] })
}

describe('describeError', () => {
  it('names the kind and the place of a failed query, and none of its values', () => {
    const error = failedQuery()
    for (const logged of [describeError(error), describeError(error.cause)]) {
      expect(JSON.stringify(logged)).not.toContain(secret)
      expect(logged).toMatchObject({
        type: 'Error',
        stack: expect.stringContaining('describe-error.spec.ts'),
      })
    }
    expect(describeError(error)).toMatchObject({ message: 'Error < Error 22P02' })
  })

  it('has the message of any other error, and no other data of it', () => {
    const error = Object.assign(new TypeError('x is not a function'), { data: { email: secret } })
    expect(describeError(error)).toMatchObject({ type: 'TypeError', message: 'x is not a function' })
    expect(JSON.stringify(describeError(error))).not.toContain(secret)
  })

  it.each([secret, null, undefined, { message: secret }])(
    'repeats nothing that is no error: %#',
    (thrown) => {
      expect(describeError(thrown)).toBe('unknown')
    },
  )
})
