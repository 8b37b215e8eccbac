import { describe, expect, it } from 'vitest'
import { columnsOf } from './columns'

const full = { sm: 12, md: 12, lg: 12 }

describe('columnsOf', () => {
  it.each([
    ['nothing is said', null, null, full],
    ['only the widths are said', { sm: 12, md: 6, lg: 4 }, null, { sm: 12, md: 6, lg: 4 }],
    ['some widths are missing', { lg: 8 }, null, { sm: 12, md: 12, lg: 8 }],
    ['only the span is said', null, 4, { sm: 12, md: 6, lg: 4 }],
    ['a span wider than half is said', full, 8, { sm: 12, md: 8, lg: 8 }],
    ['the widths are at their default', full, 6, { sm: 12, md: 6, lg: 6 }],
    ['one width was set', { sm: 12, md: 12, lg: 6 }, 3, { sm: 12, md: 12, lg: 6 }],
    ['the span is the whole row', full, 12, full],
    ['the span is 1', full, 1, { sm: 12, md: 6, lg: 1 }],
    ['the span is none', full, 0, full],
    ['the span is more than there is', full, 13, full],
    ['a width is none', { sm: 0, md: 13, lg: null }, null, full],
  ])('when %s', (_case, columns, span, expected) => {
    expect(columnsOf({ columns, span })).toEqual(expected)
  })
})
