'use client'

import { useRef, useState, type CSSProperties, type Key, type ReactNode } from 'react'
import { fillText } from '@/domain/shared/fill-text'
import { CarouselControls, type CarouselTexts } from './carousel-controls'
import { atStart, fits, type CarouselState } from './carousel-state'
import { useCarouselControl } from './use-carousel-control'

type CarouselProps = {
  label: string
  texts: CarouselTexts
  slides: { key: Key; content: ReactNode }[]
  /** The width of a slide: `.carousel-cards` and its siblings in carousel.css. */
  kind: 'cards' | 'quotes' | 'pictures' | 'banner'
  /** Beside the buttons. */
  heading?: ReactNode
  /** The editor's number per row, fewer on narrow screens. */
  perRow?: number | null
  /** Plays by itself until somebody touches it. */
  autoplay?: boolean
}

/** A row to swipe or step through: a list that scrolls and snaps, complete without JavaScript; Swiper takes it over. */
export function Carousel(props: CarouselProps) {
  const { label, texts, slides, kind, heading, perRow = null, autoplay = false } = props
  const section = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [state, setState] = useState(atStart)
  const control = useCarouselControl({ section, frame, track, autoplay, onChange: setState })
  const count = slides.length
  return (
    <section
      ref={section}
      aria-roledescription={texts.roleDescription}
      aria-label={label}
      {...rowOf({ kind, perRow, count })}
    >
      {heading && <div className="carousel-heading">{heading}</div>}
      {count > 1 && (
        <CarouselControls
          texts={texts}
          state={state}
          autoplay={autoplay}
          fraction={kind === 'pictures' || kind === 'banner' ? `${state.first + 1} / ${count}` : null}
          onPress={control.press}
          onToggle={control.toggle}
        />
      )}
      <div ref={frame} className="carousel-frame">
        {/* A scrolling row has to be focusable. */}
        <ul ref={track} tabIndex={fits(state) ? undefined : 0} aria-label={label} className="carousel-track">
          {slides.map(({ key, content }, index) => (
            <li key={key} className="carousel-slide">
              <div
                role="group"
                aria-roledescription={texts.slide}
                aria-label={fillText(texts.position, { index: index + 1, count })}
              >
                {content}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <p aria-live="polite" className="sr-only">
        {whereItStands({ texts, state, count })}
      </p>
    </section>
  )
}

type CarouselRow = Required<Pick<CarouselProps, 'kind' | 'perRow'>> & { count: number }

function rowOf({ kind, perRow, count }: CarouselRow) {
  const className = `carousel carousel-${kind}`
  if (!perRow) return { className }
  const style: CSSProperties & Record<`--${string}`, number> = { '--per-row': perRow }
  // Wide screens hide the buttons of a row that fits before JavaScript has measured it.
  return {
    className: `${className} carousel-per-row`,
    style,
    'data-fits': count <= perRow ? perRow : undefined,
  }
}

type CarouselPlace = { texts: CarouselTexts; state: CarouselState; count: number }

/** Announced only after the visitor has moved it, never during autoplay. */
function whereItStands({ texts, state, count }: CarouselPlace): string {
  const { first, last, hasMoved, isPlaying } = state
  if (!hasMoved || isPlaying) return ''
  return fillText(first === last ? texts.position : texts.range, {
    index: first + 1,
    from: first + 1,
    to: last + 1,
    count,
  })
}
