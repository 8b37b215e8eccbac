/** Reports scrolling and a new width of a row; returns a function that stops. */
export function watchRow(track: HTMLElement, onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange)
  observer.observe(track)
  track.addEventListener('scroll', onChange, { passive: true })
  return () => {
    observer.disconnect()
    track.removeEventListener('scroll', onChange)
  }
}

/** Which ends of a scrolling row are in sight. */
export type RowEdges = { isStart: boolean; isEnd: boolean }

export const rowEdges = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): RowEdges => ({
  isStart: scrollLeft <= 2,
  isEnd: scrollLeft + clientWidth >= scrollWidth - 2,
})
