import { describe, expect, it } from 'vitest'
import { createBodyPlaces } from '../../../tools/server/body-places.mjs'

const bounds = { each: { places: 3, bytes: 100 }, all: { places: 5, bytes: 150 } }

function openPlaces() {
  const places = createBodyPlaces(bounds)
  const lost: string[] = []
  const enter = (name: string, visitor = 'a') => places.enter({ visitor, onGivenUp: () => lost.push(name) })
  return { enter, lost }
}

describe('the places of bodies', () => {
  it('are taken from the body of a visitor that has been idle longest', () => {
    const { enter, lost } = openPlaces()
    const first = enter('first')
    enter('second')
    enter('third')
    first?.grow(1)
    expect(lost).toEqual([])
    enter('fourth')
    expect(lost).toEqual(['second'])
  })

  it('are limited in total, for however many visitors', () => {
    const { enter, lost } = openPlaces()
    for (let at = 0; at < 7; at += 1) enter(`of ${at}`, `visitor ${at}`)
    expect(lost).toEqual(['of 0', 'of 1'])
  })

  it('hold a limited number of bytes per visitor and in total', () => {
    const { enter, lost } = openPlaces()
    enter('still')?.grow(60)
    enter('moving')?.grow(50)
    expect(lost).toEqual(['still'])
    enter('of b', 'b')?.grow(90)
    expect(lost).toEqual(['still'])
    enter('of c', 'c')?.grow(20)
    expect(lost).toEqual(['still', 'moving'])
  })

  it('are not taken from a body without bytes to free bytes', () => {
    const { enter, lost } = openPlaces()
    enter('empty')
    enter('still')?.grow(60)
    enter('moving')?.grow(50)
    expect(lost).toEqual(['still'])
  })

  it('let a body begin while many bytes are being answered, and hold as much as there is room for', () => {
    const { enter, lost } = openPlaces()
    const whole = enter('whole')
    whole?.grow(100)
    whole?.finish()
    const next = enter('next')
    expect(next).not.toBeNull()
    expect(lost).toEqual([])
    next?.grow(1)
    expect(lost).toEqual(['next'])
    whole?.leave()
    enter('later')?.grow(100)
    expect(lost).toEqual(['next'])
  })

  it('are not taken from a complete body that is being answered', () => {
    const { enter, lost } = openPlaces()
    const all = ['first', 'second', 'third'].map((name) => enter(name))
    for (const place of all) place?.finish()
    expect(enter('fourth')).toBeNull()
    expect(lost).toEqual(['fourth'])
    all[0]?.leave()
    expect(enter('fifth')).not.toBeNull()
  })
})
