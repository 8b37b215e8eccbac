import { describe, expect, it } from 'vitest'
import {
  countFault,
  findLosses,
  percentile,
  type ArrivedMail,
  type SentForm,
} from '../../../tools/load/sent-forms'
import { formatTable, formatTallies } from '../../../tools/faults/fault-table'

const form = (name: string, more: Partial<SentForm> = {}): SentForm => ({
  email: `${name}@visitors.example`,
  mails: ['agency', 'visitor'],
  isAcknowledged: true,
  ...more,
})

const toVisitor = (name: string, more: Partial<ArrivedMail> = {}): ArrivedMail => ({
  to: [`${name}@visitors.example`],
  replyTo: 'info@agency.example',
  messageId: `<visitor-${name}@agency.example>`,
  isConfirmed: true,
  ...more,
})

const toAgency = (name: string, more: Partial<ArrivedMail> = {}): ArrivedMail => ({
  to: ['anne@agency.example'],
  replyTo: `"Jeanne Dupont" <${name}@visitors.example>`,
  messageId: `<agency-${name}@agency.example>`,
  isConfirmed: true,
  ...more,
})

const count = (facts: { sent: SentForm[]; leads?: string[]; mails?: ArrivedMail[]; mailsFailed?: number }) =>
  countFault({
    name: 'fault',
    leads: facts.sent.map(({ email }) => email),
    mails: [],
    mailsFailed: 0,
    times: [],
    seconds: 1,
    ...facts,
  })

describe('countFault', () => {
  it('finds nothing lost where each form is stored once and its mails have come', () => {
    const tally = count({
      sent: [form('a'), form('b', { mails: ['visitor'] })],
      mails: [toAgency('a'), toVisitor('a'), toVisitor('b')],
    })
    expect(tally).toMatchObject({
      sent: 2,
      acknowledged: 2,
      stored: 2,
      storedTwice: 0,
      mailsExpected: 3,
      mailsArrived: 3,
      mailsRepeated: 0,
      leadsLost: 0,
      mailsLost: 0,
      idsWrong: 0,
    })
    expect(findLosses(tally)).toEqual([])
  })

  it('ignores the case of an e-mail address', () => {
    const sent = [form('A', { mails: ['visitor'] })]
    const tally = count({ sent, leads: ['a@visitors.example'], mails: [toVisitor('a')] })
    expect(findLosses(tally)).toEqual([])
  })

  it('counts an acknowledged form that is not stored as lost, with its mails', () => {
    const tally = count({ sent: [form('a')], leads: [] })
    expect(tally).toMatchObject({ acknowledged: 1, stored: 0, leadsLost: 1, mailsLost: 2 })
    expect(findLosses(tally)).toContain('fault: 1 acknowledged forms are not stored')
  })

  it('does not let an unacknowledged stored form make up for a lost one', () => {
    const sent = [form('a'), form('b', { isAcknowledged: false })]
    const tally = count({ sent, leads: ['b@visitors.example'] })
    expect(tally).toMatchObject({ acknowledged: 1, stored: 1, leadsLost: 1 })
    expect(findLosses(tally)).not.toEqual([])
  })

  it('expects the mails of a stored form, even if it was not acknowledged', () => {
    const tally = count({ sent: [form('a', { isAcknowledged: false })], mails: [toVisitor('a')] })
    expect(tally).toMatchObject({
      acknowledged: 0,
      stored: 1,
      mailsExpected: 2,
      mailsArrived: 1,
      mailsLost: 1,
    })
  })

  it('expects nothing of a form that was given up and is not stored', () => {
    const tally = count({ sent: [form('a', { isAcknowledged: false })], leads: [] })
    expect(tally).toMatchObject({ mailsExpected: 0, leadsLost: 0 })
    expect(findLosses(tally)).toEqual(['fault: 1 forms were given up by their visitors'])
  })

  it('reports a form that is stored twice', () => {
    const sent = [form('a', { mails: [] })]
    const tally = count({ sent, leads: ['a@visitors.example', 'a@visitors.example'] })
    expect(tally.storedTwice).toBe(1)
    expect(findLosses(tally)).toEqual(['fault: 1 forms are stored more than once'])
  })

  it('allows a mail to arrive twice under one Message-ID', () => {
    const sent = [form('a', { mails: ['visitor'] })]
    const tally = count({ sent, mails: [toVisitor('a', { isConfirmed: false }), toVisitor('a')] })
    expect(tally).toMatchObject({ mailsArrived: 1, mailsRepeated: 1, idsWrong: 0 })
    expect(findLosses(tally)).toEqual([])
  })

  it('does not count a mail whose transfer was cut off', () => {
    const sent = [form('a', { mails: ['visitor'] })]
    const tally = count({ sent, mails: [toVisitor('a', { isConfirmed: false })] })
    expect(tally).toMatchObject({ mailsArrived: 0, mailsLost: 1 })
  })

  it('reports a second Message-ID, a missing one, and one that two mails share', () => {
    const second = toVisitor('a', { messageId: '<other@agency.example>' })
    const sent = [form('a', { mails: ['visitor'] })]
    expect(count({ sent, mails: [toVisitor('a'), second] }).idsWrong).toBe(1)
    expect(count({ sent, mails: [toVisitor('a', { messageId: null })] }).idsWrong).toBe(1)
    const mails = [toAgency('a', { messageId: '<same>' }), toVisitor('a', { messageId: '<same>' })]
    expect(count({ sent: [form('a')], mails }).idsWrong).toBe(2)
  })

  it('reports mails that were given up', () => {
    const tally = count({ sent: [], mailsFailed: 3 })
    expect(findLosses(tally)).toEqual(['fault: 3 mails were given up'])
  })
})

describe('percentile', () => {
  it.each([
    [[], 0.95, 0],
    [[7], 0.95, 7],
    [[3, 1, 2], 1, 3],
    [Array.from({ length: 100 }, (_, at) => 100 - at), 0.95, 95],
    [Array.from({ length: 100 }, (_, at) => 100 - at), 0.5, 50],
  ])('of %j at %d is %d', (times, share, value) => expect(percentile(times, share)).toBe(value))
})

describe('the table of faults', () => {
  it('aligns its columns, the first to the left and numbers to the right', () => {
    const rows = [
      ['fault', 'lost'],
      ['site killed', '0'],
    ]
    expect(formatTable(rows)).toBe(
      ['| fault       | lost |', '| ----------- | ---: |', '| site killed |    0 |'].join('\n'),
    )
  })

  it('counts lost forms and lost mails together', () => {
    const [head = '', , row = ''] = formatTallies([count({ sent: [form('a')], leads: [] })]).split('\n')
    const cells = (line: string) => line.split('|').map((cell) => cell.trim())
    expect(cells(row)[cells(head).indexOf('lost')]).toBe('3')
  })
})
