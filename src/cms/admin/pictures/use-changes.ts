import { useState } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { movePicture } from '@/domain/media/picture-order'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import type { GridPicture } from './ask-media'
import { tileName } from './picture-tile'
import { unknownPicture } from './use-media'

const texts = screenTexts.pictures

type ChangesInput = { pictures: readonly GridPicture[]; setValue: (ids: number[]) => void }

/** What changes the pictures of the form, each with a sentence for who does not see it. */
export function useChanges({ pictures, setValue }: ChangesInput) {
  const { say } = useEditorText()
  const [news, setNews] = useState('')
  const ids = pictures.map(({ id }) => id)
  const nameOf = (id: number) => tileName(pictures.find((picture) => picture.id === id) ?? unknownPicture(id))
  return {
    news,
    move: ({ id, to }: { id: number; to: number }) => {
      const moved = movePicture(ids, { id, to })
      const place = moved.indexOf(id) + 1
      setNews(say(fillTexts(texts.moved, { name: nameOf(id), place, total: moved.length })))
      if (moved.some((each, index) => each !== ids[index])) setValue(moved)
    },
    remove: (id: number) => {
      setNews(say(fillTexts(texts.removed, { name: nameOf(id) })))
      setValue(ids.filter((each) => each !== id))
    },
    pick: (picked: readonly number[]) => setValue([...new Set([...ids, ...picked])]),
  }
}
