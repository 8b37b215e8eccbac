'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, FieldError, useAuth, useConfig, useField, useTranslation } from '@payloadcms/ui'
import type { UploadFieldClientProps, Validate } from 'payload'
import { useCallback, useId, useState, type ReactNode } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { movePicture } from '@/domain/media/picture-order'
import { compareNames } from '@/domain/shared/by-name'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { AddPictures } from './add-pictures'
import type { GridPicture } from './ask-media'
import { DropArea } from './drop-area'
import { idsOf } from './ids-of'
import { LibraryButton } from './library-button'
import { PictureGrid } from './picture-grid'
import { PictureTile, tileName } from './picture-tile'
import { UploadList } from './upload-list'
import type { UploadQueue } from './upload-queue'
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

type PicturesFrameProps = Pick<UploadFieldClientProps, 'field'> & {
  path: string
  showError: boolean
  children: ReactNode
}

/** The frame of the field, as Payload draws its own; its label names all parts together. */
const PicturesFrame = ({ field, path, showError, children }: PicturesFrameProps) => {
  const id = useId()
  const { i18n } = useTranslation()
  const { label, admin: { description } = {} } = field
  return (
    <div
      id={`field-${path}`}
      className={`field-type agency-pictures${showError ? ' error' : ''}`}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-about`}
    >
      <span id={`${id}-label`} className="field-label">
        {label && getTranslation(label, i18n)}
      </span>
      <FieldError path={path} showError={showError} />
      <span id={`${id}-about`}>
        <FieldDescription description={description} path={path} />
      </span>
      {children}
    </div>
  )
}

type ChangesInput = { pictures: readonly GridPicture[]; setValue: (ids: number[]) => void }

/** What changes the pictures of the form, each with a sentence for who does not see it. */
function useChanges({ pictures, setValue }: ChangesInput) {
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

type PicturesBarProps = {
  ids: readonly number[]
  onFiles?: (files: readonly File[]) => void
  onPick: (ids: number[]) => void
}

/** The ways to add pictures; without a right to upload only those of the library. */
const PicturesBar = ({ ids, onFiles, onPick }: PicturesBarProps) => {
  const { say } = useEditorText()
  return (
    <div className="agency-pictures__bar">
      {onFiles && <AddPictures onFiles={onFiles} />}
      <LibraryButton {...{ ids, onPick }} />
      {onFiles && <span>{say(texts.drop)}</span>}
    </div>
  )
}

/** Puts files into the queue of the form in the order of their names; absent where the person may not upload. */
function useAdding(queue: UploadQueue): ((files: readonly File[]) => void) | undefined {
  const { permissions } = useAuth()
  const { locale } = useEditorText()
  const compare = compareNames(locale)
  if (permissions?.collections?.media?.create !== true) return undefined
  return (files) => queue.add(files.toSorted((one, other) => compare(one.name, other.name)))
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
  const onFiles = useAdding(queue)
  return (
    <PicturesFrame field={props.field} {...{ path, showError }}>
      <DropArea onFiles={isFixed ? undefined : onFiles}>
        {!isFixed && <PicturesBar {...{ ids, onFiles }} onPick={pick} />}
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
              actions={isFixed ? undefined : { move, remove, reload }}
              {...{ picture, place, listed }}
            />
          ))}
        </PictureGrid>
      </DropArea>
    </PicturesFrame>
  )
}
