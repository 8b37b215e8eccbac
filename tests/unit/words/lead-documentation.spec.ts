import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fieldInfo, leadFieldNames } from '../../../src/domain/leads/lead-fields'
import { leadKinds } from '../../../src/domain/leads/lead-kinds'
import { fieldsOf, leadTable } from '../../../src/domain/leads/lead-table'

const text = readFileSync('docs/leads-and-mail.md', 'utf8')

/** The cells of the row that begins with this name; the blocks of mails, some of them named like fields, have two cells. */
const rowOf = (name: string): string[] => {
  const rows = text.split('\n').filter((line) => line.split('|').length > 4)
  const line = rows.find((candidate) => candidate.startsWith(`| \`${name}\` `)) ?? ''
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

const namesIn = (cell: string | undefined): string[] =>
  [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '')

describe('docs/leads-and-mail.md', () => {
  it.each(leadKinds)('states the fields of %s, the required ones, and how long it is kept', (kind) => {
    const { required, retentionDays, about } = leadTable[kind]
    const [, needed, optional, retention] = rowOf(kind)
    const fields = fieldsOf(kind)
    const records = about.isRequired
      ? (['property', 'project'] as const).filter((name) => fields.includes(name))
      : []
    const all = [...required, ...records]
    expect(namesIn(needed).toSorted()).toEqual([...all].toSorted())
    expect(namesIn(optional).toSorted()).toEqual(fields.filter((name) => !all.includes(name)).toSorted())
    expect(retention).toBe(String(retentionDays))
  })

  it.each(leadFieldNames)('states the values of the field %s', (name) => {
    const [, type, bounds = ''] = rowOf(name)
    const { type: known, min, max, choices } = fieldInfo(name)
    expect(type).toBe(known)
    for (const choice of choices ?? []) expect(bounds).toContain(`\`${choice}\``)
    if (min !== undefined) expect(bounds).toContain(String(min))
    if (max !== undefined) expect(bounds).toContain(String(max))
  })
})
