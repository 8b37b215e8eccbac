import { useEffect, useState, type RefObject } from 'react'

type RowEdges = { start: boolean; end: boolean }

/** Which ends of a scrolling row are in sight. */
export function useRowEdges(row: RefObject<HTMLElement | null>): RowEdges {
  const [edges, setEdges] = useState<RowEdges>({ start: true, end: false })
  useEffect(() => {
    const list = row.current
    if (!list) return
    const update = () => setEdges(edgesOf(list))
    const observer = new ResizeObserver(update)
    observer.observe(list)
    list.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', update)
    }
  }, [row])
  return edges
}

function edgesOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): RowEdges {
  return { start: scrollLeft <= 2, end: scrollLeft + clientWidth >= scrollWidth - 2 }
}
