import { describe, expect, it } from 'vitest'
import { cleanPicture, cleanStoredPicture } from '@/cms/operations/media/clean-picture'
import {
  corners,
  cornersOf,
  pictureKinds,
  pictureWithMetadata,
  disclosedBy,
} from '../../support/files/pictures-with-metadata'

const orientations = [1, 2, 3, 4, 5, 6, 7, 8]

describe('a picture with all the metadata of cameras and programs', () => {
  it('has that metadata, in these tests', async () => {
    for (const kind of pictureKinds)
      expect(await disclosedBy(await pictureWithMetadata({ kind })), kind).toEqual(
        expect.arrayContaining(['exif', 'icc', 'secret']),
      )
    expect(await disclosedBy(await pictureWithMetadata({ kind: 'jpg' }))).toEqual(
      expect.arrayContaining(['xmp', 'iptc', 'orientation']),
    )
    expect(await disclosedBy(await pictureWithMetadata({ kind: 'png' }))).toContain('text')
  })

  it.each(pictureKinds.flatMap((kind) => orientations.map((orientation) => [kind, orientation] as const)))(
    'as %s in orientation %i is encoded as it is seen, without metadata',
    async (kind, orientation) => {
      const clean = await cleanPicture(await pictureWithMetadata({ kind, orientation }))
      if (!clean) throw new Error('no picture')
      expect([clean.width, clean.height]).toEqual([120, 80])
      expect(await disclosedBy(clean.data)).toEqual([])
      expect(await cornersOf(clean.data)).toEqual(corners)
    },
  )

  it('is refused where it is cut off, and saved as far as it goes where it is already stored', async () => {
    const whole = await pictureWithMetadata({ kind: 'jpg' })
    const end = whole.lastIndexOf(Buffer.from([0xff, 0xda]))
    const cut = whole.subarray(0, end + 60)
    await expect(cleanPicture(cut)).rejects.toThrow()
    const clean = await cleanStoredPicture(cut)
    expect(clean && (await disclosedBy(clean.data))).toEqual([])
    expect(await cleanStoredPicture(Buffer.from('no picture'))).toBeNull()
  })
})
