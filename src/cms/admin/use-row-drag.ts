import { useState, type DragEvent } from 'react'

type RowMove = { from: number; to: number }

/** Lets the rows of a list change places by drag, also those of a list within a row of another. */
export function useRowDrag(move: (row: RowMove) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  return {
    /** Of what is dragged. */
    dragOf: (at: number) => ({
      onDragStart: (event: DragEvent) => {
        event.stopPropagation()
        event.dataTransfer.effectAllowed = 'move'
        setDragged(at)
      },
      onDragEnd: () => setDragged(null),
    }),
    /** Of the row on which it is dropped. */
    dropOn: (at: number) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged !== null) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        event.stopPropagation()
        if (dragged !== at) move({ from: dragged, to: at })
        setDragged(null)
      },
    }),
  }
}
