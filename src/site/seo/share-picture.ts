import { choosePictureUrl } from '@/domain/media/picture-choice'
import type { Picture } from '@/site/data/view-models'

export type SharePicture = { url: string; width: number; height: number; alt: string; type: string }

// The width that sites with shared links ask for.
const wanted = 1200

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

const sizesOf = ({ srcSet }: Picture): { url: string; width: number }[] =>
  [...srcSet.matchAll(/(\S+) (\d+)w/g)].map(([, url = '', width]) => ({ url, width: Number(width) }))

function typeOf(url: string): string {
  const { pathname } = new URL(url)
  return types[pathname.slice(pathname.lastIndexOf('.') + 1).toLowerCase()] ?? 'image/webp'
}

/** A picture for other sites: its stored size of about 1200 pixels, else its largest, with a full address. */
export function toSharePicture({ picture, siteUrl }: { picture: Picture; siteUrl: string }): SharePicture {
  const sizes = sizesOf(picture)
  const path = choosePictureUrl({ sizes, atLeast: wanted }) ?? picture.src
  const width = sizes.find(({ url }) => url === path)?.width ?? picture.width
  const { href } = new URL(path, siteUrl)
  return {
    url: href,
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
    type: typeOf(href),
  }
}

/** The full addresses of several pictures; empty without any. */
export function toShareUrls({
  pictures,
  siteUrl,
}: {
  pictures: readonly Picture[]
  siteUrl: string
}): string[] | undefined {
  const urls = pictures.map((picture) => toSharePicture({ picture, siteUrl }).url)
  return urls.length > 0 ? urls : undefined
}
