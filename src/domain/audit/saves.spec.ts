import { expect, it } from 'vitest'
import { lastSaver } from './saves'

const save = (at: string) => ({ at, name: 'Marie', action: 'change' }) as const

it('names who saved the newest version', () => {
  expect(
    lastSaver([save('2026-11-26T10:00:00.200Z'), save('2026-11-20T10:00:00Z')], '2026-11-26T10:00:00Z'),
  ).toBe('Marie')
  expect(lastSaver([save('2026-11-26T09:59:30Z')], '2026-11-26T10:00:00Z')).toBe('Marie')
})

it('names nobody where a program saved since, or the log has nothing', () => {
  expect(lastSaver([save('2026-11-26T09:58:00Z')], '2026-11-26T10:00:00Z')).toBeNull()
  expect(lastSaver([], '2026-11-26T10:00:00Z')).toBeNull()
})
