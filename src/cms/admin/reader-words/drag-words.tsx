'use client'

import {
  defaultAnnouncements,
  defaultScreenReaderInstructions,
  type Active,
  type Announcements,
  type Over,
} from '@dnd-kit/core'
import { useEffect, type ReactNode } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { fillText } from '@/domain/shared/fill-text'
import { screenTexts } from '@/messages/screen-texts'
import { placeOf } from './reader-words'

const texts = screenTexts.readerWords.drag

type Say = (texts: EditorTexts) => string

/** What is said of a row while it is dragged by keys: its place, where the library would say its number in the database. */
function announcementsIn(say: Say): Announcements {
  const at = (text: EditorTexts, moved: Active | Over | null): string | undefined => {
    const place = placeOf(moved)
    return place ? fillText(say(text), place) : undefined
  }
  return {
    onDragStart: ({ active }) => at(texts.pickedUp, active),
    onDragOver: ({ over }) => at(texts.moved, over),
    onDragEnd: ({ over }) => at(texts.putDown, over),
    onDragCancel: () => say(texts.cancelled),
  }
}

/**
 * Says how rows are dragged by keys, and where they are, in the language of the reader. Payload hands no words to its library, which has
 * those of its own for whoever gives none: they are exchanged here, for all lists.
 */
export function DragWords({ children }: { children: ReactNode }) {
  const { say } = useEditorText()
  useEffect(() => {
    Object.assign(defaultScreenReaderInstructions, { draggable: say(texts.instructions) })
    Object.assign(defaultAnnouncements, announcementsIn(say))
  }, [say])
  return children
}
