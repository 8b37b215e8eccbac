import { describe, expect, it } from 'vitest'
import { isDocumentData } from './document-data'

const nested = (levels: number, isList: boolean): unknown =>
  JSON.parse(`${(isList ? '[' : '{"a":').repeat(levels)}1${(isList ? ']' : '}').repeat(levels)}`)

describe('isDocumentData', () => {
  it.each([{}, { title: 'x' }, { rows: [{ a: null }], text: { root: {} } }, nested(150, false)])(
    'takes fields by name: %#',
    (value) => {
      expect(isDocumentData(value)).toBe(true)
    },
  )

  it.each([
    undefined,
    null,
    '',
    '\u202e',
    1,
    true,
    [],
    [{}],
    '{}',
    nested(20_000, true),
    nested(20_000, false),
  ])('takes nothing else: %#', (value) => {
    expect(isDocumentData(value)).toBe(false)
  })

  it('comes to an end where a value leads back to itself, many times over', () => {
    const value: Record<string, unknown> = {}
    for (const name of 'abcdefgh') value[name] = value
    expect(isDocumentData(value)).toBe(true)
  })

  it('takes none with a field that has no bottom', () => {
    expect(isDocumentData({ text: nested(5000, true) })).toBe(false)
  })
})
