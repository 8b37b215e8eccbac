'use client'

import { Button, useListDrawer } from '@payloadcms/ui'
import { useMemo } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { screenTexts } from '@/messages/screen-texts'

type LibraryButtonProps = { ids: readonly number[]; onPick: (ids: number[]) => void }

const isId = (id: unknown): id is number => typeof id === 'number'

/** Opens the library of pictures without those that the property has, and takes one or several of it. */
export const LibraryButton = ({ ids, onPick }: LibraryButtonProps) => {
  const { say } = useEditorText()
  const chosen = ids.join(',')
  const filterOptions = useMemo(
    () => ({ media: chosen === '' ? true : { id: { not_in: chosen.split(',').map(Number) } } }),
    [chosen],
  )
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    filterOptions,
  })
  const pick = (picked: readonly unknown[]) => {
    closeDrawer()
    onPick(picked.filter(isId))
  }
  return (
    <>
      <Button type="button" buttonStyle="secondary" size="small" margin={false} onClick={openDrawer}>
        {say(screenTexts.pictures.library)}
      </Button>
      <ListDrawer
        allowCreate={false}
        enableRowSelections
        onSelect={({ doc }) => pick([doc.id])}
        onBulkSelect={(selected) =>
          pick([...selected].flatMap(([id, isSelected]) => (isSelected ? [id] : [])))
        }
      />
    </>
  )
}
