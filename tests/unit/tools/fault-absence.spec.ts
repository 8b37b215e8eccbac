import { describe, expect, it } from 'vitest'
import { judgeAbsence } from '../../../tools/faults/fault-absence'
import type { FormAnswer } from '../../../tools/load/form-load'

const absence = { from: 10_000, to: 30_000 }

const answer = (at: number, more: Partial<FormAnswer> = {}): FormAnswer => ({
  status: 503,
  isTaken: false,
  retryAfter: 10,
  at,
  took: 20,
  instance: null,
  ...more,
})
const taken = (at: number): FormAnswer => answer(at, { status: 200, isTaken: true, retryAfter: null })

describe('judgeAbsence', () => {
  it('finds no problem if each visitor got a refusal at once', () => {
    const { notes, problems } = judgeAbsence(
      [taken(9000), answer(12_000), answer(29_000), taken(31_500)],
      absence,
    )
    expect(problems).toEqual([])
    expect(notes).toEqual([
      'meanwhile 2 posts, 2 answered 503 with Retry-After, the slowest after 20 ms',
      'the first form was taken 1.5 s after it was started again',
    ])
  })

  it.each([
    ['another answer', answer(12_000, { status: 500 }), '1 posts were answered 500 meanwhile'],
    ['none', answer(12_000, { status: 0, retryAfter: null }), '1 posts were answered 0 meanwhile'],
    ['no time to come again', answer(12_000, { retryAfter: null }), '1 posts were answered 503 meanwhile'],
    ['a form that was taken', taken(12_000), '1 posts were answered 200 meanwhile'],
    ['a long wait', answer(29_000, { took: 9000 }), 'a visitor waited 9000 ms to be told so'],
  ])('reports %s', (_, wrong, problem) =>
    expect(judgeAbsence([wrong, taken(31_000)], absence).problems).toEqual([problem]),
  )

  it('ignores posts from before and after', () => {
    const before = answer(10_500, { took: 600, status: 0, retryAfter: null })
    const { problems } = judgeAbsence([before, answer(30_500, { status: 500 }), taken(31_000)], absence)
    expect(problems).toEqual([])
  })

  it('reports that no form was accepted again', () =>
    expect(judgeAbsence([taken(9000)], absence).problems).toEqual(['no form was taken afterwards']))
})
