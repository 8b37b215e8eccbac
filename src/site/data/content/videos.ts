import 'server-only'
import { parseVideoLink, playingUrl, type VideoLink } from '@/domain/media/video-link'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import type { Video } from '@/site/data/view-models'

type VideoInput = {
  url: string | null | undefined
  /** Its name if it has no caption: 'Video of the property'. */
  name?: string | null
  caption?: string | null
  locale: Locale
}

/** A video link as an editor wrote it, ready to show; null if it is no link of a known kind. */
export function toVideo({ url, name = null, caption = null, locale }: VideoInput): Video | null {
  const link = url ? parseVideoLink(url) : null
  if (!url || !link) return null
  const { generic, ...texts } = textsOf(link, locale)
  return {
    kind: link.kind === 'file' ? 'file' : 'frame',
    src: link.embedUrl,
    playingSrc: playingUrl(link),
    href: new URL(url.trim()).href,
    title: caption ?? name ?? generic,
    name: caption ? null : name,
    caption,
    texts,
  }
}

function textsOf({ kind, host }: VideoLink, locale: Locale): Video['texts'] & { generic: string } {
  const t = getTranslator(locale)
  const isTour = kind === 'matterport' || kind === 'tour'
  return {
    generic: t(isTour ? 'video.tour' : 'video.title'),
    play: t(isTour ? 'video.openTour' : 'video.play', { host }),
    open: t('video.open', { host }),
    newTab: t('common.newTab'),
  }
}
