import { describe, expect, it } from 'vitest'
import { backupWarning, isBackupDue } from './backup-schedule'

describe('a daily backup', () => {
  it.each([
    // Brussels is one hour ahead of UTC in winter, two in summer.
    ['never made', null, '2026-11-25T00:10:00Z', true],
    ['made yesterday, before five', '2026-11-24T04:41:00Z', '2026-11-25T03:59:59Z', false],
    ['made yesterday, at five', '2026-11-24T04:41:00Z', '2026-11-25T04:00:00Z', true],
    ['made yesterday, at five in summer', '2026-07-24T04:41:00Z', '2026-07-25T03:00:00Z', true],
    ['made today', '2026-11-25T04:41:00Z', '2026-11-25T22:59:00Z', false],
    ['made today after midnight in Brussels', '2026-11-24T23:30:00Z', '2026-11-25T10:00:00Z', false],
    ['made a week ago', '2026-11-18T04:41:00Z', '2026-11-25T20:00:00Z', true],
  ])('%s', (_, last, now, isDue) => {
    expect(isBackupDue({ now: new Date(now), last: last === null ? null : new Date(last) })).toBe(isDue)
  })
})

describe('the warning of backups', () => {
  const now = new Date('2026-11-26T16:41:00Z')
  const state = { now, isDaily: true, last: new Date('2026-11-25T04:41:00Z'), hasFailed: false }

  it.each([
    ['none after 36 hours', {}, null],
    ['an old one after more', { last: new Date('2026-11-25T04:40:59Z') }, 'old'],
    ['none yet', { last: null }, 'none'],
    ['none wanted', { isDaily: false, last: null }, 'off'],
    ['a failure before all else', { isDaily: false, last: null, hasFailed: true }, 'failed'],
  ])('%s', (_, change, warning) => {
    expect(backupWarning({ ...state, ...change })).toBe(warning)
  })
})
