import { describe, expect, it } from 'vitest'
import { backupName, backupTime, expiredBackups } from './backup-name'

describe('the name of a backup', () => {
  it('is the second it was begun in, and sorts by it', () => {
    const begun = new Date('2026-11-25T04:41:07.913Z')
    expect(backupName(begun)).toBe('2026-11-25T04-41-07Z')
    expect(backupTime('2026-11-25T04-41-07Z')).toEqual(new Date('2026-11-25T04:41:07Z'))
  })

  it.each(['', 'files', '.work', '2026-11-25', '2026-13-25T04-41-07Z', '../2026-11-25T04-41-07Z'])(
    '%j is none',
    (name) => {
      expect(backupTime(name)).toBeNull()
    },
  )
})

describe('the backups that go', () => {
  const names = ['2026-11-23T04-41-00Z', '2026-11-25T04-41-00Z', '2026-11-24T04-41-00Z', 'files', 'notes.txt']

  it.each([
    [1, ['2026-11-23T04-41-00Z', '2026-11-24T04-41-00Z']],
    [2, ['2026-11-23T04-41-00Z']],
    [3, []],
    [365, []],
  ])('with %i kept are the oldest', (kept, expired) => {
    expect(expiredBackups(names, kept)).toEqual(expired)
  })
})
