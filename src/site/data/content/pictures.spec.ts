import { expect, it } from 'vitest'
import type { ListedPicture } from '@/cms/queries/properties/listed-properties'
import { toPicture } from './pictures'

const stored: ListedPicture = {
  ...{ kind: 'photo', alt: 'Facade', dominantColor: '#aabbcc', url: '/a.jpg', width: 1360, height: 907 },
  updatedAt: '2026-11-29T00:00:00.000Z',
}

it.each([
  { focalX: 5, focalY: 95, focus: '5% 95%' },
  { focalX: 0, focalY: 50, focus: '0% 50%' },
  { focalX: 33.4, focalY: null, focus: '33% 50%' },
])('a picture with a focal point of $focalX and $focalY names it', ({ focus, ...point }) => {
  expect(toPicture({ ...stored, ...point })).toMatchObject({ focus })
})

it.each([{ focalX: 50, focalY: 50 }, { focalX: null, focalY: null }, {}])(
  'one in the middle says nothing',
  (point) => {
    expect(toPicture({ ...stored, ...point })).not.toHaveProperty('focus')
  },
)
