import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildGazetteerText, gazetteerFile } from '../../../tools/places/gazetteer-text'

describe('the gazetteer', () => {
  const stored = readFileSync(gazetteerFile, 'utf8')

  it('agrees with its sources', () => {
    expect(
      stored === buildGazetteerText(),
      'run `node tools/start/run.mjs tools/places/make-gazetteer.ts`',
    ).toBe(true)
  })

  it('is small', () => {
    expect(stored.length).toBeLessThan(400_000)
  })
})
