import type { CarouselKey, CarouselPosition } from './carousel-state'
import { rowEdges } from './watch-row'

const keys: Record<string, CarouselKey> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
}

type Visitor = {
  onHover: (isOver: boolean) => void
  /** The focus is on a slide, or on the buttons. */
  onFocus: (slide: Element | null) => void
  onKey: (key: CarouselKey) => void
}

/** Watches what the visitor does with a carousel besides swiping it; returns a function that stops. */
export function watchVisitor(section: HTMLElement, { onHover, onFocus, onKey }: Visitor): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const hover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onHover(isOver)
  }
  section.addEventListener('pointerenter', hover(true), { signal })
  section.addEventListener('pointerleave', hover(false), { signal })
  section.addEventListener(
    'focusin',
    ({ target }) => {
      // A click also moves the focus, which must not stop what its button just started.
      if (target instanceof Element && target.matches(':focus-visible'))
        onFocus(target.closest('.carousel-slide'))
    },
    { signal },
  )
  section.addEventListener(
    'keydown',
    (event) => {
      const key = keyOf(event)
      if (!key) return
      event.preventDefault()
      onKey(key)
    },
    { signal },
  )
  return () => listening.abort()
}

function keyOf(event: KeyboardEvent): CarouselKey | undefined {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
  // Alt and the left arrow go back in history, and in a field the arrows move the cursor.
  const isElsewhere =
    altKey ||
    ctrlKey ||
    metaKey ||
    shiftKey ||
    (target instanceof Element && target.closest('input, select, textarea, video') !== null)
  return isElsewhere ? undefined : keys[key]
}

/** The position of a natively scrolled row. */
export function nativePosition(track: HTMLElement): CarouselPosition {
  const edges = track.getBoundingClientRect()
  const inView = [...track.children].flatMap((slide, index) => {
    const { left, right } = slide.getBoundingClientRect()
    return left > edges.left - 2 && right < edges.right + 2 ? [index] : []
  })
  return {
    first: inView[0] ?? 0,
    last: inView.at(-1) ?? 0,
    ...rowEdges(track),
  }
}

// Longer than any pause of a finger or of smooth scrolling.
const REST = 150

/** Waits until nobody scrolls a row, which must not change under a finger. */
export function whenAtRest(track: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const rest = () => {
      listening.abort()
      resolve()
    }
    let timer = setTimeout(rest, REST)
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, REST)
    }
    for (const name of ['scroll', 'touchstart', 'touchmove'])
      track.addEventListener(name, wait, { passive: true, signal: listening.signal })
  })
}
