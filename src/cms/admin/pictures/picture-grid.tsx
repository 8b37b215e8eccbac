'use client'

import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { useId, type ReactNode } from 'react'

type PictureGridProps = {
  label: string
  ids: readonly number[]
  onMove: (move: { id: number; to: number }) => void
  children: ReactNode
}

const nothing = () => undefined

// Keys move pictures with buttons, and the field says where they are: the library would say it again, in English.
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
}

/** Pictures in their order, which a mouse or finger changes; a finger that only passes scrolls the page. */
export const PictureGrid = ({ label, ids, onMove, children }: PictureGridProps) => {
  const id = useId()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove({ id: Number(active.id), to: ids.indexOf(Number(over.id)) })
  }
  return (
    <DndContext
      {...{ id, sensors }}
      collisionDetection={closestCenter}
      accessibility={silent}
      onDragEnd={end}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        <ol className="agency-pictures__grid" aria-label={label}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
