import { describe, expect, it } from 'vitest'
import { auditQuery, noAuditFilter, readAuditQuery } from './audit-filter'

describe('the filter of the audit log', () => {
  it('is empty where nothing is chosen', () => {
    expect(String(auditQuery(noAuditFilter))).toBe('')
    expect(readAuditQuery([])).toEqual(noAuditFilter)
  })

  it('is a condition for each choice, and is read back', () => {
    const values = { account: '3', action: 'publish', kind: 'pages', from: '2026-03-29', until: '2026-10-25' }
    const query = auditQuery(values)
    expect(Object.fromEntries(query)).toEqual({
      'where[or][0][and][0][account][equals]': '3',
      'where[or][0][and][1][action][equals]': 'publish',
      'where[or][0][and][2][kind][equals]': 'pages',
      'where[or][0][and][3][at][greater_than_equal]': '2026-03-28T23:00:00.000Z',
      'where[or][0][and][4][at][less_than]': '2026-10-25T23:00:00.000Z',
    })
    expect(readAuditQuery(query)).toEqual(values)
  })

  it.each([
    ['2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    ['2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ])('takes the day %s as it is in Belgium', (day, first, end) => {
    const query = auditQuery({ ...noAuditFilter, from: day, until: day })
    expect([...query.values()]).toEqual([first, end])
  })

  it('leaves out what is no day', () => {
    expect(String(auditQuery({ ...noAuditFilter, from: 'gisteren', until: '2026' }))).toBe('')
    expect(readAuditQuery([['where[or][0][and][0][at][greater_than_equal]', 'x']])).toEqual(noAuditFilter)
  })
})
