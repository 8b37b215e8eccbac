import { expect, it, vi } from 'vitest'
import { batchById } from './batch-by-id'

it('what is asked for in one turn is read once, and nothing twice', async () => {
  const read = vi.fn((ids: readonly number[]) =>
    Promise.resolve(new Map(ids.filter((id) => id !== 9).map((id) => [id, `property ${id}`]))),
  )
  const find = batchById(read)
  expect(await Promise.all([find(1), find(2), find(1), find(9)])).toEqual([
    'property 1',
    'property 2',
    'property 1',
    null,
  ])
  expect(read.mock.calls).toEqual([[[1, 2, 9]]])
  expect(await Promise.all([find(2), find(3)])).toEqual(['property 2', 'property 3'])
  expect(read.mock.calls).toEqual([[[1, 2, 9]], [[3]]])
})
