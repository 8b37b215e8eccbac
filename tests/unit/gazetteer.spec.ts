import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildGazetteerText, gazetteerFile } from '../../tools/places/gazetteer-text'

describe('the gazetteer', () => {
  const kept = readFileSync(gazetteerFile, 'utf8')

  it('is what its sources say', () => {
    expect(
      kept === buildGazetteerText(),
      'run `node tools/start/run.mjs tools/places/make-gazetteer.ts`',
    ).toBe(true)
  })

  it('is small', () => {
    expect(kept.length).toBeLessThan(400_000)
  })
})
