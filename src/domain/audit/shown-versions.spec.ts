import { expect, it } from 'vitest'
import { shownVersions } from './shown-versions'

const version = (id: number, at: string) => ({ id, at, name: `Marie ${id}` })
const versions = [
  version(9, '2026-11-26T10:00:00.000Z'),
  version(7, '2026-11-25T10:00:00.000Z'),
  version(8, '2026-11-24T10:00:00.000Z'),
]

it.each([
  ['9', null, 9, 7],
  ['7', null, 7, 8],
  ['8', null, 8, undefined],
  ['8', '9', 8, 9],
  ['9', '5', 9, undefined],
  ['5', null, undefined, undefined],
])('of version %s, compared with %s, are %s and %s', (shown, from, expected, other) => {
  const found = shownVersions(versions, { version: shown, from })
  expect([found.shown?.id, found.compared?.id]).toEqual([expected, other])
})
