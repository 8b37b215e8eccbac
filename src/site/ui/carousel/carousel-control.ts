import type { CarouselEngine } from './carousel-engine'
import { nativePosition, watchVisitor, whenAtRest } from './carousel-events'
import { watchRow } from './watch-row'
import { createRotation } from './carousel-rotation'
import { atStart, fits, type CarouselState, type CarouselKey } from './carousel-state'
import { prefersReducedMotion } from '@/site/ui/browser/prefers-reduced-motion'
import { watchView } from '@/site/ui/browser/watch-view'

export type CarouselControl = {
  press: (key: CarouselKey) => void
  /** Starts or stops autoplay. */
  toggle: () => void
  destroy: () => void
}

export type CarouselParts = {
  section: HTMLElement
  frame: HTMLElement
  track: HTMLElement
  /** Plays by itself, from the last slide to the first, until somebody touches it. */
  autoplay: boolean
  onChange: (state: CarouselState) => void
}

// How many pixels before the window the engine is loaded.
const NEAR = 300

/** Runs a carousel: loads its engine when it comes near the window and does not fit. */
export function controlCarousel(parts: CarouselParts): CarouselControl {
  const { section, frame, track, autoplay, onChange } = parts
  let state = atStart
  let engine: CarouselEngine | null = null
  let isNear = false
  let isGone = false

  const rotation = createRotation(() => move('next'))
  const change = (part: Partial<CarouselState>) => {
    const next = { ...state, ...part }
    // A scrolled row reports every step.
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    onChange(state)
    rotation.set({ isWanted: state.isPlaying })
  }
  const takeOver = () => change({ isPlaying: false, hasMoved: true })
  const start = createLoader(track, ({ startCarousel }) => {
    if (isGone) return
    const isStill = prefersReducedMotion()
    engine = startCarousel({ frame, track, isStill, onMove: change, onSwipe: takeOver })
    if (autoplay && !isStill && !state.hasMoved) change({ isPlaying: true })
  })
  const move = (key: CarouselKey) => void start().then(() => engine?.press(key, { around: autoplay }))
  const press = (key: CarouselKey) => {
    leaveSlide(track)
    takeOver()
    move(key)
  }
  const startIfNeeded = () => {
    if (!engine) change(nativePosition(track))
    if (isNear && !fits(state)) void start()
  }
  const onNear = (isInView: boolean) => {
    isNear = isInView
    startIfNeeded()
  }
  const onFocus = (slide: Element | null) => {
    if (state.isPlaying) change({ isPlaying: false })
    if (slide) engine?.reveal(slide)
  }
  const ends = [
    watchView(section, { onChange: (isInView) => rotation.set({ isInView }) }),
    watchView(section, { onChange: onNear, margin: NEAR }),
    watchRow(track, startIfNeeded),
    watchVisitor(section, { onHover: (isHeld) => rotation.set({ isHeld }), onFocus, onKey: press }),
    () => rotation.set({ isWanted: false }),
    () => engine?.destroy(),
  ]
  return {
    press,
    toggle: () => {
      const isPlaying = !state.isPlaying
      void start().then(() => change({ isPlaying }))
    },
    destroy: () => {
      isGone = true
      for (const end of ends) end()
    },
  }
}

type Engine = typeof import('./carousel-engine')

/** Loads the engine once, and gives it the row when nobody is scrolling it. */
function createLoader(track: HTMLElement, onLoad: (engine: Engine) => void): () => Promise<void> {
  let loading: Promise<void> | null = null
  return () =>
    (loading ??= Promise.all([import('./carousel-engine'), whenAtRest(track)])
      .then(([engine]) => onLoad(engine))
      .catch(() => {
        // Offline, or after a new build of the site: the row keeps scrolling natively, and the next press tries again.
        loading = null
      }))
}

/** If the slide with the focus leaves, the row takes the focus. */
function leaveSlide(track: HTMLElement) {
  const { activeElement } = document
  if (activeElement !== track && track.contains(activeElement)) track.focus({ preventScroll: true })
}
