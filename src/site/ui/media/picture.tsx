import type { CSSProperties } from 'react'
import { classNames } from '@/site/ui/class-names'

export type PictureSource = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  color: string | null
  focus?: string
}

/**
 * Slightly less than the window, because 412 px with 1.75 dots each are 721 dots, for which a browser loads the picture of 900
 * instead of 720.
 */
export const windowWide = '99vw'

/** On a phone with three dots a pixel a picture a sixth narrower than the card has 2.5 of them, and half the bytes. */
export const cardOnPhone = '(width < 40rem) 76vw'

type PictureProps = {
  picture: PictureSource
  /** Its shown width, for the attribute `sizes`. */
  sizes: string
  /** The largest picture of the first screen: loaded first, not lazily. */
  priority?: boolean
  /** A picture beside a text that says the same needs no alternative text. */
  decorative?: boolean
  className?: string
  style?: CSSProperties
}

/** The colour until it has loaded, and the point that stays in sight where a style cuts it (`base.css`). */
const styleOf = ({ color, focus }: PictureSource): CSSProperties & Record<`--${string}`, string> => ({
  backgroundColor: color ?? undefined,
  ...(focus === undefined ? {} : { '--focus': focus }),
})

/** An image in the width of the screen, with its average colour and its space reserved before it has loaded. */
export function Picture({
  picture,
  sizes,
  priority = false,
  decorative = false,
  className,
  style,
}: PictureProps) {
  return (
    // The media have all widths already, which next/image would create again.
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
      style={{ ...styleOf(picture), ...style }}
    />
  )
}
