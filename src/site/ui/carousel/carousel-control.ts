import type { CarouselEngine } from './carousel-engine'
import { nativePosition, watchRow, watchVisitor, whenAtRest, type CarouselKey } from './carousel-events'
import { createRotation } from './carousel-rotation'
import { atStart, fits, type CarouselState } from './carousel-state'
import { wantsStillness } from '@/site/ui/wants-stillness'
import { watchView } from '@/site/ui/watch-view'

export type CarouselControl = {
  press: (key: CarouselKey) => void
  /** Starts or stops going on by itself. */
  toggle: () => void
  destroy: () => void
}

export type CarouselParts = {
  section: HTMLElement
  frame: HTMLElement
  track: HTMLElement
  /** Goes on by itself, from the last slide to the first, until somebody touches it. */
  autoplay: boolean
  onChange: (state: CarouselState) => void
}

// From how many pixels before the window on the engine is fetched.
const NEAR = 300

/** Runs a carousel: its engine is fetched when it comes near the window and there is more than fits. */
export function controlCarousel(parts: CarouselParts): CarouselControl {
  const { section, frame, track, autoplay, onChange } = parts
  let state = atStart
  let engine: CarouselEngine | null = null
  let isNear = false
  let isGone = false

  const rotation = createRotation(() => move('next'))
  const change = (part: Partial<CarouselState>) => {
    const next = { ...state, ...part }
    // A row that is scrolled tells of every step.
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    onChange(state)
    rotation.set({ isWanted: state.isPlaying })
  }
  const takeOver = () => change({ isPlaying: false, hasMoved: true })
  const start = createLoader(track, ({ startCarousel }) => {
    if (isGone) return
    const isStill = wantsStillness()
    engine = startCarousel({ frame, track, isStill, onMove: change, onSwipe: takeOver })
    if (autoplay && !isStill && !state.hasMoved) change({ isPlaying: true })
  })
  const move = (key: CarouselKey) => void start().then(() => engine?.press(key, { around: autoplay }))
  const press = (key: CarouselKey) => {
    leaveSlide(track)
    takeOver()
    move(key)
  }
  const look = () => {
    if (!engine) change(nativePosition(track))
    if (isNear && !fits(state)) void start()
  }
  const onNear = (isInView: boolean) => {
    isNear = isInView
    look()
  }
  const onFocus = (slide: Element | null) => {
    if (state.isPlaying) change({ isPlaying: false })
    if (slide) engine?.reveal(slide)
  }
  const ends = [
    watchView(section, { onChange: (isInView) => rotation.set({ isInView }) }),
    watchView(section, { onChange: onNear, margin: NEAR }),
    watchRow(track, look),
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

/** Fetches the engine once, and hands it the row when nobody is moving it. */
function createLoader(track: HTMLElement, onLoad: (engine: Engine) => void): () => Promise<void> {
  let loading: Promise<void> | null = null
  return () =>
    (loading ??= Promise.all([import('./carousel-engine'), whenAtRest(track)])
      .then(([engine]) => onLoad(engine))
      .catch(() => {
        // Offline, or the site was built anew meanwhile: the row scrolls natively on, and the next press tries again.
        loading = null
      }))
}

/** The slide that has the focus may be the one that leaves: the row takes it over. */
function leaveSlide(track: HTMLElement) {
  const { activeElement } = document
  if (activeElement !== track && track.contains(activeElement)) track.focus({ preventScroll: true })
}
