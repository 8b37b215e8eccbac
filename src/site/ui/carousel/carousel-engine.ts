import Swiper from 'swiper'
import { Mousewheel } from 'swiper/modules'
import type { CarouselKey, CarouselPosition } from './carousel-state'

// Specification section 9: a shorter movement is no swipe.
const SWIPE_THRESHOLD = 10

export type CarouselEngine = {
  /** `around`: after the last slide comes the first. */
  press: (key: CarouselKey, options: { around: boolean }) => void
  /** Scrolls a partly visible slide into view. */
  reveal: (slide: Element) => void
  destroy: () => void
}

type EngineOptions = {
  /** The element that clips the row. */
  frame: HTMLElement
  /** The row: a list that has scrolled natively until now. */
  track: HTMLElement
  isStill: boolean
  onMove: (position: CarouselPosition) => void
  /** The visitor has swiped it. */
  onSwipe: () => void
}

/** Lets Swiper take the row over from native scrolling, at its present slide. */
export function startCarousel({ frame, track, isStill, onMove, onSwipe }: EngineOptions): CarouselEngine {
  const initialSlide = slideInView(track)
  // The style sheet makes the scrolling row a transformed one; every slide keeps its place.
  frame.dataset.live = ''
  track.scrollLeft = 0
  const swiper = new Swiper(frame, {
    modules: [Mousewheel],
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    slidesPerView: 'auto',
    initialSlide,
    threshold: SWIPE_THRESHOLD,
    speed: isStill ? 0 : 420,
    grabCursor: true,
    lazyPreloadPrevNext: 1,
    // Only horizontal swipes: the wheel keeps scrolling the page.
    mousewheel: { enabled: true, forceToAxis: true, releaseOnEdges: true },
    on: { sliderFirstMove: onSwipe, scroll: onSwipe },
  })
  const tell = () => onMove(positionOf(swiper))
  swiper.on('slideChange resize lock unlock', tell)
  const stopHiding = hideOutside(frame, track)
  track.addEventListener('dragstart', preventDefault)
  tell()
  return {
    press: (key, { around }) => press(swiper, { key, around }),
    reveal: (slide) => reveal(swiper, slide),
    destroy: () => {
      stopHiding()
      track.removeEventListener('dragstart', preventDefault)
      swiper.destroy(true, true)
      delete frame.dataset.live
    },
  }
}

function press(swiper: Swiper, { key, around }: { key: CarouselKey; around: boolean }) {
  const last = swiper.slides.length - 1
  const actions: Record<CarouselKey, () => void> = {
    next: () => (around && swiper.isEnd ? swiper.slideTo(0) : swiper.slideNext()),
    previous: () => (around && swiper.isBeginning ? swiper.slideTo(last) : swiper.slidePrev()),
    first: () => swiper.slideTo(0),
    last: () => swiper.slideTo(last),
  }
  actions[key]()
}

function reveal(swiper: Swiper, slide: Element) {
  const index = swiper.slides.findIndex((one) => one === slide)
  const { first, last } = positionOf(swiper)
  if (index >= 0 && (index < first || index > last)) swiper.slideTo(index)
}

function positionOf(swiper: Swiper): CarouselPosition {
  const { slidesGrid, slides, translate, size, activeIndex } = swiper
  const inView = slides.flatMap((slide, index) => {
    const left = (slidesGrid[index] ?? 0) + translate
    return left > -2 && left + slide.offsetWidth < size + 2 ? [index] : []
  })
  return {
    // A slide wider than its row is never fully visible.
    first: inView[0] ?? activeIndex,
    last: inView.at(-1) ?? activeIndex,
    isStart: swiper.isBeginning,
    isEnd: swiper.isEnd,
  }
}

/** The slide nearest to the beginning of a natively scrolled row. */
function slideInView(track: HTMLElement): number {
  const [first] = track.children
  if (!first) return 0
  const origin = first.getBoundingClientRect().left + track.scrollLeft
  const distances = [...track.children].map((slide) => Math.abs(slide.getBoundingClientRect().left - origin))
  return distances.indexOf(Math.min(...distances))
}

/** Takes slides out of view out of the tab order; partly visible ones stay in it. */
function hideOutside(frame: HTMLElement, track: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('inert', !isIntersecting)
    },
    { root: frame, threshold: 0.02 },
  )
  for (const slide of track.children) observer.observe(slide)
  return () => {
    observer.disconnect()
    for (const slide of track.children) slide.removeAttribute('inert')
  }
}

// Stops the browser from dragging a link or picture out of the page.
function preventDefault(event: Event) {
  event.preventDefault()
}
