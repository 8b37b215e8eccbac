export type CarouselKey = 'next' | 'previous' | 'first' | 'last'

/** The slides that are fully visible, counted from 0, and whether there are others before or after them. */
export type CarouselPosition = { first: number; last: number; isStart: boolean; isEnd: boolean }

export type CarouselState = CarouselPosition & {
  isPlaying: boolean
  /** Whether the visitor has moved it, so that its position is announced. */
  hasMoved: boolean
}

/** Before anybody has measured or moved it. */
export const atStart: CarouselState = {
  first: 0,
  last: 0,
  isStart: true,
  isEnd: false,
  isPlaying: false,
  hasMoved: false,
}

/** Whether all slides fit. */
export function fits({ isStart, isEnd }: CarouselPosition): boolean {
  return isStart && isEnd
}
