import { describe, expect, it } from 'vitest'
import { parseFrameAnswer } from './frame-answer'

const bounds = { north: 50.8, south: 50.6, east: 4.8, west: 4.5 }
const shape = [
  { lat: 50.7, lng: 4.6 },
  { lat: 50.7, lng: 4.7 },
  { lat: 50.8, lng: 4.7 },
]

describe('parseFrameAnswer', () => {
  it.each([
    ['that it is ready', { type: 'ready' }],
    ['which property was chosen', { type: 'select', id: 2101 }],
    ['what is to be seen', { type: 'bounds', bounds }],
    ['that somebody draws', { type: 'drawing' }],
    ['what was drawn', { type: 'shape', shape }],
    ['that the drawn area is deleted', { type: 'shape', shape: [] }],
    ['where a pin was set', { type: 'place', place: { lat: 50.7172, lng: 4.6014 } }],
  ])('understands %s, as an object and as text', (_case, answer) => {
    expect(parseFrameAnswer(answer)).toEqual(answer)
    expect(parseFrameAnswer(JSON.stringify(answer))).toEqual(answer)
  })

  it('leaves behind what it does not know', () => {
    expect(parseFrameAnswer({ type: 'bounds', bounds: { ...bounds, zoom: 12 }, at: 1 })).toEqual({
      type: 'bounds',
      bounds,
    })
  })

  it.each([
    ['another type', { type: 'close' }],
    ['no type', { id: 2101 }],
    ['a property without number', { type: 'select' }],
    ['a property with a number in words', { type: 'select', id: '2101' }],
    ['a property with half a number', { type: 'select', id: 1.5 }],
    ['property 0', { type: 'select', id: 0 }],
    ['no bounds', { type: 'bounds' }],
    ['bounds with a side missing', { type: 'bounds', bounds: { ...bounds, west: undefined } }],
    ['bounds upside down', { type: 'bounds', bounds: { ...bounds, north: 50.5 } }],
    ['bounds the wrong way round', { type: 'bounds', bounds: { ...bounds, east: 4.4 } }],
    ['bounds beyond the pole', { type: 'bounds', bounds: { ...bounds, north: 91 } }],
    ['bounds that are no number', { type: 'bounds', bounds: { ...bounds, north: Number.NaN } }],
    ['no shape', { type: 'shape' }],
    ['a shape of two corners', { type: 'shape', shape: shape.slice(1) }],
    ['a shape with a corner in words', { type: 'shape', shape: [...shape, { lat: '50', lng: 4 }] }],
    [
      'a shape of 61 corners',
      { type: 'shape', shape: Array.from({ length: 61 }, (_, at) => ({ lat: at, lng: (at * at) / 30 })) },
    ],
    ['no place', { type: 'place' }],
    ['a place beyond the pole', { type: 'place', place: { lat: 90.1, lng: 4 } }],
    ['a place in words', { type: 'place', place: { lat: '50', lng: 4 } }],
    ['very long text', JSON.stringify({ type: 'ready', more: 'x'.repeat(1000) })],
    ['null', null],
  ])('ignores %s', (_case, data) => {
    expect(parseFrameAnswer(data)).toBeNull()
  })
})
