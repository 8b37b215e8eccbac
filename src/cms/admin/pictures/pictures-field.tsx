'use client'

import { useAuth, useConfig, useField } from '@payloadcms/ui'
import type { UploadFieldClientProps, Validate } from 'payload'
import { useCallback, useState } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { compareNames } from '@/domain/shared/by-name'
import { screenTexts } from '@/messages/screen-texts'
import { DropArea } from './drop-area'
import { idsOf } from './ids-of'
import { KindBar } from './kind-bar'
import { PictureGrid } from './picture-grid'
import { PictureTile } from './picture-tile'
import { PicturesBar } from './pictures-bar'
import { PicturesFrame } from './pictures-frame'
import { UploadList } from './upload-list'
import type { UploadQueue } from './upload-queue'
import { useChanges } from './use-changes'
import { useIsFixed } from './use-is-fixed'
import { useListedLanguages } from './use-listed-languages'
import { unknownPicture, useMedia } from './use-media'
import { useUploads } from './use-uploads'

const texts = screenTexts.pictures

/** The value of the field: the numbers of the pictures in their order, and what says where they are. */
function usePictures({ field, path, validate }: UploadFieldClientProps) {
  const { name, required } = field
  const checked = useCallback<Validate>(
    (value, options) =>
      validate?.(value, { ...options, name, relationTo: 'media', hasMany: true, required, type: 'upload' }) ??
      true,
    [name, validate, required],
  )
  const named = useField<number[] | null>({ potentiallyStalePath: path, validate: checked })
  // The answer to a save would undo what is changed meanwhile.
  const setValue = (ids: number[]) => {
    if (!named.disabled) named.setValue(ids)
  }
  return { ...named, setValue, ids: idsOf(named.value) }
}

/** Puts files into the queue of the form in the order of their names; absent where the person may not upload. */
function useAdding(queue: UploadQueue): ((files: readonly File[]) => void) | undefined {
  const { permissions } = useAuth()
  const { locale } = useEditorText()
  const compare = compareNames(locale)
  if (permissions?.collections?.media?.create !== true) return undefined
  return (files) => queue.add(files.toSorted((one, other) => compare(one.name, other.name)))
}

/** Which pictures are selected; one that was removed is not any more. */
function useSelection(ids: readonly number[]) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  return {
    selected: chosen.filter((id) => ids.includes(id)),
    isSelected: (id: number) => chosen.includes(id),
    select: (id: number) =>
      setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]),
    clear: () => setChosen([]),
  }
}

/** The field of a property for its pictures: a grid that takes files, and in which they are put in order. */
export const PicturesField = (props: UploadFieldClientProps) => {
  const { say } = useEditorText()
  const { config } = useConfig()
  const { ids, path, showError, setValue } = usePictures(props)
  const { known, reload } = useMedia({ api: config.routes.api, ids })
  const { queue, uploads } = useUploads()
  const listed = useListedLanguages()
  const isFixed = [useIsFixed(), props.readOnly].some(Boolean)
  const pictures = ids.map((id) => known.get(id) ?? unknownPicture(id))
  const { news, move, remove, pick } = useChanges({ pictures, setValue })
  const { selected, isSelected, select, clear } = useSelection(ids)
  const onFiles = useAdding(queue)
  const actions = { move, remove, reload, isSelected, select }
  return (
    <PicturesFrame field={props.field} {...{ path, showError }}>
      <DropArea onFiles={isFixed ? undefined : onFiles}>
        {!isFixed && (
          <PicturesBar {...{ pictures, listed, onFiles, reload }} onPick={pick}>
            <KindBar selected={selected} onStored={() => void reload(selected)} onClear={clear} />
          </PicturesBar>
        )}
        <UploadList {...{ uploads, queue }} />
        <p role="status" className="agency-hidden">
          {news}
        </p>
        {ids.length === 0 && <p className="agency-pictures__empty">{say(texts.empty)}</p>}
        <PictureGrid label={say(texts.grid)} ids={ids} onMove={move}>
          {pictures.map((picture, place) => (
            <PictureTile
              key={picture.id}
              total={ids.length}
              actions={isFixed ? undefined : actions}
              {...{ picture, place, listed }}
            />
          ))}
        </PictureGrid>
      </DropArea>
    </PicturesFrame>
  )
}
