import type { Page as PageDocument } from '@/cms/payload-types'
import { parseVideoFile } from '@/domain/media/video-file'
import { orElse, orEmpty, orNull } from '@/site/data/defaults'
import { toPicture, toPictures } from './pictures'
import type { Banner, BannerVideo } from './page-models'
import type { Picture } from '@/site/data/view-models'

type BannerFields = NonNullable<PageDocument['banner']>

/** The banner of a page; null if the editor shows none. */
export function toBanner({ banner }: Pick<PageDocument, 'banner'>): Banner | null {
  if (!banner?.show) return null
  const type = orElse(banner.type, 'image')
  return {
    type,
    title: orNull(banner.title),
    description: orNull(banner.description),
    pictures: picturesOf(banner, type),
    video: type === 'video' ? toVideo(banner) : null,
    color: orNull(banner.color),
    transparent: orElse(banner.transparent, false),
    hasSearch: orElse(banner.search, false),
  }
}

function picturesOf({ image, gallery, video }: BannerFields, type: Banner['type']): Picture[] {
  if (type === 'gallery') return toPictures(gallery)
  if (type !== 'video') return toPictures([image])
  const poster = toPicture(video?.poster) ?? toPicture(image)
  return poster ? [poster] : []
}

function toVideo({ video }: BannerFields): BannerVideo | null {
  const { url, mobileUrl, mobilePoster } = orEmpty(video)
  const wide = parseVideoFile(orElse(url, ''))
  const narrow = parseVideoFile(orElse(mobileUrl, ''))
  const any = wide ?? narrow
  if (!any) return null
  return {
    url: any.url,
    mobileUrl: narrow?.url ?? null,
    mobilePoster: toPicture(mobilePoster),
    host: wide?.host ?? narrow?.host ?? null,
  }
}
