import { Picture, windowWide, type PictureSource } from './picture'

/** A picture behind light words, dark enough for them; the box around it is `relative isolate`. */
export function PictureGround({ picture }: { picture: PictureSource }) {
  return (
    <>
      <Picture
        picture={picture}
        sizes={windowWide}
        decorative
        className="absolute inset-0 -z-2 size-full object-cover"
      />
      <div className="bg-ink-deep/75 absolute inset-0 -z-1" />
    </>
  )
}
