'use client'

import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { screenTexts } from '@/messages/screen-texts'

type DropAreaProps = {
  /** Absent where nothing may be added. */
  onFiles?: (files: readonly File[]) => void
  children: ReactNode
}

/** A drawer that the grid opens is elsewhere in the page, and takes its own files. */
const isWithin = ({ currentTarget, target }: DragEvent): boolean =>
  currentTarget instanceof Node && target instanceof Node && currentTarget.contains(target)

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files') && isWithin(event)

/** Takes files that are dropped anywhere on it. */
export const DropArea = ({ onFiles, children }: DropAreaProps) => {
  const { say } = useEditorText()
  // Each part within that the pointer enters and leaves is told as well.
  const depth = useRef(0)
  const [isOver, setIsOver] = useState(false)
  const count = (event: DragEvent, change: number) => {
    if (!onFiles || !hasFiles(event)) return
    event.preventDefault()
    depth.current += change
    setIsOver(depth.current > 0)
  }
  return (
    <div
      className={`agency-pictures__area${isOver ? ' agency-pictures__area--over' : ''}`}
      onDragEnter={(event) => count(event, 1)}
      onDragLeave={(event) => count(event, -1)}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        // The browser would leave the form and show the file.
        event.preventDefault()
        depth.current = 0
        setIsOver(false)
        onFiles?.([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && <p className="agency-pictures__drop">{say(screenTexts.pictures.dropHere)}</p>}
    </div>
  )
}
