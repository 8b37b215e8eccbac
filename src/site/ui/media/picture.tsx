import type { CSSProperties } from 'react'
import { classNames } from '@/site/ui/class-names'

export type PictureSource = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  color: string | null
}

type PictureProps = {
  picture: PictureSource
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string
  /** The largest picture of the first screenful: fetched first, not lazily. */
  priority?: boolean
  /** Beside a text that says the same, a picture has no text alternative. */
  decorative?: boolean
  className?: string
  style?: CSSProperties
}

/** An image in the width the screen needs, its average colour behind it and its place kept before it is there. */
export function Picture({
  picture,
  sizes,
  priority = false,
  decorative = false,
  className,
  style,
}: PictureProps) {
  return (
    // The media are kept in all widths already: next/image would make them again.
    <img
      src={picture.src}
      srcSet={picture.srcSet || undefined}
      sizes={picture.srcSet ? sizes : undefined}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={classNames('block', className)}
      style={{ backgroundColor: picture.color ?? undefined, ...style }}
    />
  )
}
