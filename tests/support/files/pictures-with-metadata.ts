import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Metadata that no published picture may contain. */
export const secret = 'Nikon of Jeanne'

const exif = {
  IFD0: { Make: secret, Artist: secret, Copyright: secret, ImageDescription: secret },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '50/1 43/1 12/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '4/1 36/1 0/1',
  },
}
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secret}"/></rdf:RDF></x:xmpmeta>`

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const u32 = (value: number) => Buffer.concat([u16(Math.floor(value / 65_536)), u16(value % 65_536)])

const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(content.length + 2), content])

/** A second EXIF block with the thumbnail of a camera, which has metadata of its own. */
function thumbnailBlock(small: Buffer): Buffer {
  const entry = (tag: number, value: number) => Buffer.concat([u16(tag), u16(4), u32(1), u32(value)])
  const directory = [u16(2), entry(0x201, 44), entry(0x202, small.length), u32(0)]
  const head = [Buffer.from('Exif\0\0MM\0*'), u32(8), u16(0), u32(14)]
  return Buffer.concat([...head, ...directory, small])
}

/** Where the encoder's segments end: more segments are added behind them. */
function endOfSegments(picture: Buffer): number {
  let at = 2
  while (picture[at] === 0xff && (picture[at + 1] ?? 0) >= 0xe0 && (picture[at + 1] ?? 0) <= 0xef)
    at += 2 + picture.readUInt16BE(at + 2)
  return at
}

/** Adds what a camera and an editing program add: comment, IPTC, a thumbnail, and a second picture behind the end. */
function tellInJpeg(picture: Buffer): Buffer {
  const iptc = Buffer.concat([Buffer.from([0x1c, 2, 80]), u16(secret.length), Buffer.from(secret)])
  const resource = Buffer.concat([Buffer.from('8BIM\u0004\u0004\0\0', 'latin1'), u32(iptc.length), iptc])
  const comment = segment(0xfe, Buffer.from(secret))
  const small = Buffer.concat([Buffer.from([0xff, 0xd8]), comment, Buffer.from([0xff, 0xd9])])
  const end = endOfSegments(picture)
  return Buffer.concat([
    picture.subarray(0, end),
    segment(0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0'), resource])),
    segment(0xe1, thumbnailBlock(small)),
    comment,
    picture.subarray(end),
    small,
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  return Buffer.concat([u32(content.length), body, u32(crc32(body))])
}

/** Adds texts of all three kinds, a time, and words behind the end. */
function tellInPng(picture: Buffer): Buffer {
  const headerEnd = 33
  return Buffer.concat([
    picture.subarray(0, headerEnd),
    chunk('tEXt', Buffer.from(`Author\0${secret}`)),
    chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(secret)])),
    chunk('iTXt', Buffer.from(`Location\0\0\0\0\0${secret}`)),
    chunk('tIME', Buffer.from([7, 234, 11, 23, 7, 40, 0])),
    picture.subarray(headerEnd),
    Buffer.from(secret),
  ])
}

const same = (picture: Buffer) => picture

const encoders: Record<string, { encode: (picture: Sharp) => Sharp; tell: (picture: Buffer) => Buffer }> = {
  jpg: { encode: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }), tell: tellInJpeg },
  png: { encode: (picture) => picture.png(), tell: tellInPng },
  webp: { encode: (picture) => picture.webp({ lossless: true }), tell: same },
  avif: {
    encode: (picture) => picture.avif({ effort: 0, quality: 90, chromaSubsampling: '4:4:4' }),
    tell: same,
  },
}

/** The picture types that these tests can make; there is no encoder for HEIC here. */
export const pictureKinds = Object.keys(encoders)

export const mimeTypeOf = (kind: string): string => `image/${kind === 'jpg' ? 'jpeg' : kind}`

/** The corners of the picture as it is seen: from the upper left, by rows. */
export const corners = ['#d01010', '#10d010', '#1010d0', '#d0d010']

const [width, height] = [120, 80]

/** The visible picture: four quarters of different colours, in landscape format. */
export function drawPicture(): Promise<Buffer> {
  const quarter = (background: string | undefined) => ({
    create: { width: width / 2, height: height / 2, channels: 3 as const, background: background ?? '#000' },
  })
  const parts = corners.map((background, index) => ({
    input: quarter(background),
    left: index % 2 === 0 ? 0 : width / 2,
    top: index < 2 ? 0 : height / 2,
  }))
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(parts)
    .png()
    .toBuffer()
}

const turned = (picture: Buffer, degrees: number) => sharp(picture).rotate(degrees).png().toBuffer()

/** How to transform the visible picture into the stored one, for each EXIF orientation. */
const holds: Record<number, (picture: Buffer) => Promise<Buffer>> = {
  1: (picture) => Promise.resolve(picture),
  2: (picture) => sharp(picture).flop().png().toBuffer(),
  3: (picture) => turned(picture, 180),
  4: (picture) => sharp(picture).flip().png().toBuffer(),
  5: async (picture) =>
    sharp(await turned(picture, 90))
      .flop()
      .png()
      .toBuffer(),
  6: (picture) => turned(picture, 270),
  7: async (picture) =>
    sharp(await turned(picture, 90))
      .flip()
      .png()
      .toBuffer(),
  8: (picture) => turned(picture, 90),
}

/** A photograph with all the metadata of cameras and programs, in one of the eight orientations. */
export async function pictureWithMetadata({
  kind,
  orientation = 6,
}: {
  kind: string
  orientation?: number
}): Promise<Buffer> {
  const [encoder, hold] = [encoders[kind], holds[orientation]]
  if (!encoder || !hold) throw new Error(`no picture of kind ${kind} held as ${orientation}`)
  const tagged = sharp(await hold(await drawPicture()))
    .withExif(exif)
    .withXmp(xmp)
    .withIccProfile('p3')
    .withMetadata({ orientation })
  return encoder.tell(await encoder.encode(tagged).toBuffer())
}

/** The metadata that a file still contains: the aim is none. */
export async function disclosedBy(bytes: Buffer): Promise<string[]> {
  const { exif: data, xmp: words, iptc, icc, comments, orientation } = await sharp(bytes).metadata()
  const found = { exif: data, xmp: words, iptc, icc, comments }
  return [
    ...Object.entries(found).flatMap(([name, value]) => (value === undefined ? [] : name)),
    ...((orientation ?? 1) === 1 ? [] : ['orientation']),
    ...(bytes.includes(secret) ? ['secret'] : []),
    ...(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf'].some((type) => bytes.subarray(0, 500).includes(type))
      ? ['text']
      : []),
  ]
}

/** The colours of the four corners of the visible picture, if it has this size. */
export async function cornersOf(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.width !== width || info.height !== height) return [`${info.width} × ${info.height}`]
  const places = [
    [10, 10],
    [width - 10, 10],
    [10, height - 10],
    [width - 10, height - 10],
  ]
  const near = (from: number, colour: string) =>
    [0, 1, 2].every((part) => {
      const expected = Number.parseInt(colour.slice(1 + 2 * part, 3 + 2 * part), 16)
      return Math.abs((data[from + part] ?? 0) - expected) < 60
    })
  return places.map(([x = 0, y = 0]) => {
    const from = (y * width + x) * info.channels
    return corners.find((colour) => near(from, colour)) ?? 'none'
  })
}
