'use client'

import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import Swiper from 'swiper'
import { Zoom } from 'swiper/modules'
import { Icon } from '@/site/ui/icons/icon'
import type { IconName } from '@/site/ui/icons/icon-names'
import { Picture, windowWide, type PictureSource } from '@/site/ui/media/picture'
import { showModal } from './show-modal'

export type LightboxTexts = {
  label: string
  close: string
  previous: string
  next: string
  zoom: string
  /** 'Picture {index} of {count}', with these placeholders. */
  position: string
}

type LightboxDialogProps = {
  pictures: PictureSource[]
  /** The first picture to show, from 0. */
  first: number
  texts: LightboxTexts
  onClose: () => void
}

// Specification section 9: a shorter movement is no swipe.
const SWIPE_THRESHOLD = 10

/** All pictures at the size of the screen: swiped, stepped through by buttons or arrow keys, zoomed. */
export function LightboxDialog({ pictures, first, texts, onClose }: LightboxDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { swiper, index, isZoomed } = useSwiper(frame, first)

  // A layout effect, because the browser does not restore the focus once the element has left the page.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) showModal(element)
    return () => element?.close()
  }, [])

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') swiper.current?.slideNext()
    if (key === 'ArrowLeft') swiper.current?.slidePrev()
    if (key === 'Home') swiper.current?.slideTo(0)
    if (key === 'End') swiper.current?.slideTo(pictures.length - 1)
  }
  const position = texts.position
    .replace('{index}', String(index + 1))
    .replace('{count}', String(pictures.length))
  const caption = pictures[index]?.alt

  return (
    <dialog
      ref={dialog}
      aria-label={texts.label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="lightbox on-dark bg-ink-deep text-paper"
    >
      <div className="flex items-center gap-2 p-3 md:px-6">
        <p aria-live="polite" className="flex-1 text-sm tabular-nums">
          {position}
        </p>
        <LightboxButton
          icon="zoom"
          label={texts.zoom}
          pressed={isZoomed}
          onPress={() => swiper.current?.zoom.toggle()}
        />
        <LightboxButton icon="close" label={texts.close} onPress={onClose} />
      </div>
      <div ref={frame} className="lightbox-frame">
        <ul className="lightbox-track">
          {pictures.map((picture, at) => (
            <li key={picture.src + at} className="lightbox-slide" inert={at !== index}>
              <div className="swiper-zoom-container">
                <Picture
                  picture={picture}
                  sizes={windowWide}
                  priority={at === first}
                  className="lightbox-picture"
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center justify-between gap-4 p-3 md:px-6">
        <LightboxButton
          icon="arrow-left"
          label={texts.previous}
          off={index === 0}
          onPress={() => swiper.current?.slidePrev()}
        />
        <p className="line-clamp-3 text-center text-sm" title={caption}>
          {caption}
        </p>
        <LightboxButton
          icon="arrow-right"
          label={texts.next}
          off={index === pictures.length - 1}
          onPress={() => swiper.current?.slideNext()}
        />
      </div>
    </dialog>
  )
}

function useSwiper(frame: RefObject<HTMLDivElement | null>, first: number) {
  const swiper = useRef<Swiper>(null)
  const [index, setIndex] = useState(first)
  const [isZoomed, setIsZoomed] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const own = new Swiper(frame.current, {
      modules: [Zoom],
      wrapperClass: 'lightbox-track',
      slideClass: 'lightbox-slide',
      initialSlide: first,
      threshold: SWIPE_THRESHOLD,
      speed: isStill ? 0 : 300,
      zoom: { maxRatio: 3 },
      on: {
        slideChange: ({ activeIndex }) => setIndex(activeIndex),
        zoomChange: (_swiper, scale) => setIsZoomed(scale > 1),
      },
    })
    swiper.current = own
    return () => {
      own.destroy(true, true)
    }
  }, [frame, first])
  return { swiper, index, isZoomed }
}

type LightboxButtonProps = {
  icon: IconName
  label: string
  pressed?: boolean
  off?: boolean
  onPress: () => void
}

function LightboxButton({ icon, label, pressed, off = false, onPress }: LightboxButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      // Not `disabled`, which would lose the focus at the last picture.
      aria-disabled={off}
      onClick={off ? undefined : onPress}
      className="hover:bg-paper/15 aria-pressed:bg-paper/25 inline-flex size-12 shrink-0 items-center justify-center rounded-full aria-disabled:cursor-default aria-disabled:opacity-35"
    >
      <Icon name={icon} className="size-6" />
    </button>
  )
}
