import type { Banner } from '@/site/data/content/page-models'
import { readableOn } from '@/site/ui/colors/readable-on'
import { withMedia } from './banner-media'

/** Whether a banner lies under a transparent header: its editor chose so, and the header's light text is readable on it. */
export function liesUnderHeader(banner: Banner | null): boolean {
  if (!banner?.transparent) return false
  if (banner.type === 'color') return banner.color !== null && readableOn(banner.color) === 'paper'
  return withMedia(banner) !== null
}
