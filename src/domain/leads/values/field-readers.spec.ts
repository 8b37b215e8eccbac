import { describe, expect, it } from 'vitest'
import {
  bad,
  FILE_MAX_BYTES,
  good,
  namesOf,
  orInvalid,
  readAmount,
  readBoolean,
  readChoice,
  readFields,
  readFile,
  readInteger,
  readList,
  readRequestId,
  readText,
} from './field-readers'

/** What people and robots send instead of a text. */
const strange: unknown[] = [
  {},
  { toString: 1 },
  () => 'x',
  Symbol('x'),
  [{}],
  [[['x']]],
  new Map(),
  new Date(0),
]

describe('readText', () => {
  const read = readText({ max: 5 })

  it.each([
    ['Wavre', good('Wavre')],
    [' Wavre ', good('Wavre')],
    ['Wavres', bad('too-long')],
    ['', good(null)],
    ['   ', good(null)],
    [null, good(null)],
    [undefined, good(null)],
    [[], good(null)],
    [['a', 'b'], good('a')],
    [7, good('7')],
    ['a\r\nb', good('a b')],
    ['x'.repeat(1_000_000), bad('too-long')],
  ])('of %j is %j', (input, expected) => {
    expect(read(input)).toEqual(expected)
  })

  it.each(strange)('of %s is invalid', (input) => {
    expect(read(input)).toEqual(bad('invalid'))
  })

  it('of several lines keeps them', () => {
    expect(readText({ max: 20, isLong: true })('a\r\nb')).toEqual(good('a\nb'))
  })
})

describe('readInteger', () => {
  it.each([
    ['1', good(1)],
    [20, good(20)],
    ['0', bad('too-low')],
    ['-1', bad('too-low')],
    ['21', bad('too-high')],
    ['9'.repeat(30), bad('too-high')],
    ['9'.repeat(31), bad('too-long')],
    ['1.5', bad('invalid')],
    ['1e1', bad('invalid')],
    ['two', bad('invalid')],
    [Number.NaN, bad('invalid')],
    ['', good(null)],
  ])('from 1 to 20 of %j is %j', (input, expected) => {
    expect(readInteger({ min: 1, max: 20 })(input)).toEqual(expected)
  })
})

describe('readAmount', () => {
  it.each([
    ['250.000', good(250_000)],
    [250_000, good(250_000)],
    ['1', good(1)],
    ['0', bad('too-low')],
    ['-5', bad('too-low')],
    ['1.000.001', bad('too-high')],
    ['12,50', bad('invalid')],
    ['a lot', bad('invalid')],
    ['', good(null)],
  ])('in whole euro of %j is %j', (input, expected) => {
    expect(readAmount({ min: 1, max: 1_000_000, isWhole: true })(input)).toEqual(expected)
  })

  it('takes cents where they make sense', () => {
    expect(readAmount({ min: 0, max: 10_000, isWhole: false })('2.150,45')).toEqual(good(2150.45))
  })
})

describe('readBoolean', () => {
  it.each([
    ...['on', 'true', '1', 'yes', 'ON', 1, true, ['0', '1']].map((input) => [input, true] as const),
    ...['', 'off', 'false', '0', 'no', 0, false, null, undefined, {}, [], ['0']].map(
      (input) => [input, false] as const,
    ),
  ])('of %j is %s', (input, expected) => {
    expect(readBoolean(input)).toEqual(good(expected))
  })

  it.each(strange)('of %s is no', (input) => {
    expect(readBoolean(input)).toEqual(good(false))
  })
})

describe('readChoice', () => {
  it.each([
    ['mr', good('mr')],
    ['MR', bad('invalid')],
    ['toString', bad('invalid')],
    ['', good(null)],
  ])('of %j is %j', (input, expected) => {
    expect(readChoice(['mr', 'mrs'])(input)).toEqual(expected)
  })
})

describe('readList', () => {
  const parse = (text: string) => orInvalid(/^[a-z]$/.test(text) ? text : null)
  const read = readList({ most: 3, hasCommas: true, parse })

  it.each([
    [['a', 'b'], good(['a', 'b'])],
    ['a, b;c', good(['a', 'b', 'c'])],
    [['a', 'a'], good(['a'])],
    ['a,b,c,d', bad('too-many')],
    [Array.from({ length: 200 }, () => 'a'), bad('too-many')],
    ['a,1', bad('invalid')],
    ['', good([])],
    [[], good([])],
    [null, good([])],
    [['', null, undefined], good([])],
    [{}, bad('invalid')],
    [['a', {}], bad('invalid')],
    ['a'.repeat(20_001), bad('invalid')],
  ])('of %j is %j', (input, expected) => {
    expect(read(input)).toEqual(expected)
  })

  it('keeps a comma that is part of an item', () => {
    expect(readList({ most: 3, parse: (text) => good(text) })('a,b')).toEqual(good(['a,b']))
  })

  it('keeps equal items where they are two', () => {
    expect(readList({ most: 3, hasCommas: true, isRepeatable: true, parse })('a,a')).toEqual(good(['a', 'a']))
  })
})

describe('readFile', () => {
  it.each([
    [{ name: 'cv.pdf', size: 1 }, good({ name: 'cv.pdf', size: 1 })],
    [{ name: 'CV.DOCX', size: FILE_MAX_BYTES }, good({ name: 'CV.DOCX', size: FILE_MAX_BYTES })],
    [[{ name: 'cv.doc', size: 5 }], good({ name: 'cv.doc', size: 5 })],
    [{ name: 'cv.pdf', size: FILE_MAX_BYTES + 1 }, bad('too-large')],
    [{ name: 'cv.pdf', size: Infinity }, bad('too-large')],
    [{ name: 'cv.pdf', size: 0 }, bad('invalid')],
    [{ name: 'cv.pdf', size: -1 }, bad('invalid')],
    [{ name: 'cv.pdf', size: Number.NaN }, bad('invalid')],
    [{ name: 'cv.exe', size: 1 }, bad('file-type')],
    [{ name: 'cv.pdf.exe', size: 1 }, bad('file-type')],
    [{ name: 'cv.pdf\u0000.exe', size: 1 }, bad('file-type')],
    [{ name: 'pdf', size: 1 }, bad('file-type')],
    [{ name: '../../etc/cv.pdf', size: 1 }, good({ name: 'cv.pdf', size: 1 })],
    [{ name: 'C:\\cv\\..\\cv.pdf', size: 1 }, good({ name: 'cv.pdf', size: 1 })],
    [{ name: '..pdf', size: 1 }, bad('file-type')],
    [{ name: '"; x="<cv>.pdf', size: 1 }, good({ name: 'x=cv.pdf', size: 1 })],
    [{ name: 'a\r\nb.pdf', size: 1 }, good({ name: 'a b.pdf', size: 1 })],
    [{ name: `${'a'.repeat(300)}.pdf`, size: 1 }, good({ name: `${'a'.repeat(90)}.pdf`, size: 1 })],
    [{ name: '', size: 0 }, good(null)],
    ['cv.pdf', good(null)],
    [null, good(null)],
    [undefined, good(null)],
    [{}, bad('invalid')],
    [{ name: 1, size: '1' }, bad('invalid')],
  ])('of %j is %j', (input, expected) => {
    expect(readFile(input)).toEqual(expected)
  })

  it('takes a file as browsers and servers hold it', () => {
    expect(readFile(new File(['%PDF'], 'cv.pdf'))).toEqual(good({ name: 'cv.pdf', size: 4 }))
  })
})

describe('readRequestId', () => {
  it.each([
    ['0b2c6a0e-5f6c-4c0e-9a55-1f0d0c9a2b11', '0b2c6a0e-5f6c-4c0e-9a55-1f0d0c9a2b11'],
    ['x', 'x'],
    [['a', 'b'], 'a'],
    ['a\r\nb', 'a b'],
    ['a'.repeat(200), 'a'.repeat(200)],
    ['a'.repeat(201), null],
    ['', null],
    ['  ', null],
    [undefined, null],
    [7, null],
    [{}, null],
  ])('of %j is %j', (value, id) => {
    expect(readRequestId(value)).toBe(id)
  })
})

const fields = {
  name: { read: readText({ max: 5 }) },
  age: { read: readInteger({ min: 18, max: 99 }) },
  agrees: { read: readBoolean },
}

describe('readFields', () => {
  it('reads each field, and none that the form does not have', () => {
    const input = { name: ' Anne ', age: '20', agrees: 'on', more: 'x' }
    expect(readFields(fields, input)).toEqual({
      values: { name: 'Anne', age: 20, agrees: true },
      errors: new Map(),
    })
  })

  it('has an empty value for what is not filled in', () => {
    expect(readFields(fields, {}).values).toEqual({ name: null, age: null, agrees: false })
  })

  it('tells all errors at once, in the order of the form, and keeps what is right', () => {
    const { values, errors } = readFields(fields, { agrees: true, age: '12', name: 'Annemie' })
    expect(values).toEqual({ name: null, age: null, agrees: true })
    expect([...errors]).toEqual([
      ['name', 'too-long'],
      ['age', 'too-low'],
    ])
  })
})

it('the names of fields are in the order of the form', () => {
  expect(namesOf(fields)).toEqual(['name', 'age', 'agrees'])
})
