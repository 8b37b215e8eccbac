import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePicture } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
})
afterAll(stopPayload)

/** The widths in the `srcset` of a picture, and what is stored of the large ones. */
async function widthsOf(width: number, widest?: number) {
  const file = await makePicture({ width, height: Math.round(width / 1.5), name: `${width}.jpg` })
  const media = await payload.create({ collection: 'media', data: { alt: 'Façade' }, file })
  const { toPicture } = await import('@/site/data/content/pictures')
  const { srcSet = '' } = toPicture(media, { widest }) ?? {}
  return {
    shown: [...srcSet.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each)),
    stored: [media.sizes?.w1800?.width ?? null, media.sizes?.w2400?.width ?? null],
  }
}

describe('the widths of a picture', () => {
  it.each([
    [1300, [250, 400, 600, 720, 900, 1300], [null, null]],
    [1799, [250, 400, 600, 720, 900, 1360], [null, null]],
    [1800, [250, 400, 600, 720, 900, 1360, 1800], [1800, null]],
    [2600, [250, 400, 600, 720, 900, 1360, 1800, 2400], [1800, 2400]],
  ])('of an original of %d pixels are never larger than it', async (width, shown, stored) => {
    expect(await widthsOf(width)).toEqual({ shown, stored })
  })

  it('end at 1360 on cards', async () => {
    expect((await widthsOf(2600, 1360)).shown.at(-1)).toBe(1360)
  })
})
