import { expect, it } from 'vitest'
import { textOf } from './text-of'

it.each([
  ['Wavre', 'Wavre'],
  ['', ''],
  [1300, ''],
  [null, ''],
  [undefined, ''],
  [['Wavre'], ''],
])('%j as text is %j', (value, text) => expect(textOf(value)).toBe(text))
