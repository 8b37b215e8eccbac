'use client'

import type { ReactNode } from 'react'
import { leaveRow } from '@/cms/admin/forms/leave-row'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.pictures

type PictureToolsProps = {
  name: string
  /** From 0. */
  place: number
  total: number
  onMove: (to: number) => void
  onOpen: () => void
  onRemove: () => void
}

type Tool = { text: EditorTexts; sign: ReactNode; isOff?: boolean; act: (button: HTMLElement) => void }

const sign = (path: string) => (
  <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
  </svg>
)

const signs = {
  earlier: sign('M10 3 5 8l5 5'),
  later: sign('m6 3 5 5-5 5'),
  main: sign('m8 2 1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5z'),
  open: sign('M11 2.5 13.5 5 5.5 13H3v-2.5z'),
  remove: sign('m4 4 8 8m0-8-8 8'),
}

/** What can be done with a picture, by keys too: arrows move it while one of the buttons has the focus. */
export const PictureTools = ({ name, place, total, onMove, onOpen, onRemove }: PictureToolsProps) => {
  const { say } = useEditorText()
  const tools: Tool[] = [
    { text: texts.earlier, sign: signs.earlier, isOff: place === 0, act: () => onMove(place - 1) },
    { text: texts.later, sign: signs.later, isOff: place === total - 1, act: () => onMove(place + 1) },
    { text: texts.makeMain, sign: signs.main, isOff: place === 0, act: () => onMove(0) },
    { text: texts.open, sign: signs.open, act: onOpen },
    {
      text: texts.remove,
      sign: signs.remove,
      act: (button) => {
        leaveRow(button)
        onRemove()
      },
    },
  ]
  const keys: Partial<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    Home: 0,
    End: total - 1,
  }
  return (
    <div
      className="agency-picture__tools"
      onKeyDown={(event) => {
        const to = keys[event.key]
        if (to === undefined) return
        event.preventDefault()
        onMove(to)
      }}
    >
      {tools.map(({ text, sign: drawn, isOff, act }) => (
        <button
          key={say(text)}
          type="button"
          title={say(text)}
          aria-label={`${say(text)}: ${name}`}
          // A disabled button would lose the focus of who moves a picture to the end.
          aria-disabled={isOff || undefined}
          onClick={({ currentTarget }) => !isOff && act(currentTarget)}
        >
          {drawn}
        </button>
      ))}
    </div>
  )
}
