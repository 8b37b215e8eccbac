import { useEffect, useState, type RefObject } from 'react'
import { rowEdges, watchRow, type RowEdges } from './watch-row'

/** Which ends of a scrolling row are in sight. */
export function useRowEdges(row: RefObject<HTMLElement | null>): RowEdges {
  const [edges, setEdges] = useState<RowEdges>({ isStart: true, isEnd: false })
  useEffect(() => {
    const track = row.current
    return track ? watchRow(track, () => setEdges(rowEdges(track))) : undefined
  }, [row])
  return edges
}
