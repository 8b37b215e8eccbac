import { expect, it } from 'vitest'
import type { Picture } from '@/site/data/view-models'
import { toSharePicture } from './share-picture'

const siteUrl = 'https://agency.example'

const picture = (widths: number[]): Picture => ({
  src: '/api/media/file/house-900x600.webp?v=1',
  srcSet: widths.map((width) => `/api/media/file/house-${width}.webp?v=1 ${width}w`).join(', '),
  width: 2400,
  height: 1600,
  alt: 'Façade',
  color: null,
  kind: 'photo',
})

it.each([
  ['the smallest size of at least 1200 pixels', [250, 600, 900, 1360], 1360, 907],
  ['the largest of a small picture', [250, 600, 800], 800, 533],
])('shares %s', (_case, widths, width, height) => {
  expect(toSharePicture({ picture: picture(widths), siteUrl })).toEqual({
    url: `${siteUrl}/api/media/file/house-${width}.webp?v=1`,
    width,
    height,
    alt: 'Façade',
    type: 'image/webp',
  })
})

it('shares the original picture if no size is stored', () => {
  const plain = { ...picture([]), src: '/api/media/file/house.jpg?v=2' }
  expect(toSharePicture({ picture: plain, siteUrl })).toMatchObject({
    url: `${siteUrl}/api/media/file/house.jpg?v=2`,
    width: 2400,
    height: 1600,
    type: 'image/jpeg',
  })
})
