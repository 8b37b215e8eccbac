import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawCode } from './draw-code'

async function read(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 400 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe('a QR code', () => {
  it.each([
    'https://agency.example/fr/',
    'https://agency.example/fr/a-vendre/li%C3%A8ge/maison-de-ville-3-chambres-avec-cour-jardin/2101/',
    `https://agency.example/${'a'.repeat(300)}/`,
  ])('is read as %s', async (url) => {
    expect(await read(drawCode(url))).toBe(url)
  })
})
