import { describe, expect, it } from 'vitest'
import { formatStoredAnswers, isFilledIn, parseStoredAnswers, requestFor } from './stored-answers'

const request = { id: 'a1', answers: '{}' }

describe('stored answers', () => {
  it('are read back as they were written, without the file', () => {
    const answers = { email: ['lea@example.com'], types: ['1', '2'], cv: [new File(['x'], 'cv.pdf')] }
    expect(parseStoredAnswers(formatStoredAnswers({ answers, step: 2, request }))).toEqual({
      answers: { email: ['lea@example.com'], types: ['1', '2'], cv: [] },
      step: 2,
      request,
    })
  })

  it.each([[null], [''], ['{'], ['5'], ['[]'], ['{"answers":[]}'], ['{"step":1}']])(
    'are none in %j, which no form has written',
    (text) => expect(parseStoredAnswers(text)).toBeNull(),
  )

  it('leave out values that are not text', () => {
    const text = JSON.stringify({
      answers: { email: 'a@b.be', phone: [5, null] },
      step: -1,
      request: { id: 5 },
    })
    expect(parseStoredAnswers(text)).toEqual({
      answers: { email: ['a@b.be'], phone: [] },
      step: 0,
      request: null,
    })
  })
})

describe('isFilledIn', () => {
  it.each([
    [{ email: [''], types: [] }, false],
    [{ email: [''], types: ['1'] }, true],
    [{ remark: ['?'] }, true],
  ])('of %j is %j', (answers, expected) => expect(isFilledIn(answers)).toBe(expected))
})

describe('requestFor', () => {
  const makeId = () => 'new'

  it('keeps its id as long as the answers are the same', () => {
    const first = requestFor({ answers: { email: ['a@b.be'] }, last: null, makeId: () => 'first' })
    expect(requestFor({ answers: { email: ['a@b.be'] }, last: first, makeId })).toEqual(first)
    expect(requestFor({ answers: { email: ['c@d.be'] }, last: first, makeId }).id).toBe('new')
  })
})
