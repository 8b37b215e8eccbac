import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leadKinds } from '../../../src/domain/leads/lead-kinds'

const comparesKind = new RegExp(`(?:[!=]== '(?:${leadKinds.join('|')})')|case '(?:${leadKinds.join('|')})'`)
const isPartial = /Partial<Record<LeadKind\b/

describe('what differs between the forms', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.spec.'))
    .map((path) => `src/${path}`)

  it('is a column of the table: no step compares a kind with a name, and no other table leaves kinds out', () => {
    const wrong = files.filter((path) => {
      const text = readFileSync(path, 'utf8')
      return comparesKind.test(text) || isPartial.test(text)
    })
    expect(files.length).toBeGreaterThan(500)
    expect(wrong).toEqual([])
  })
})
