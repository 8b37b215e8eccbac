'use client'

import { useSortable } from '@dnd-kit/sortable'
import { useDocumentDrawer } from '@payloadcms/ui'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { missingDescriptions } from '@/domain/media/missing-descriptions'
import { pictureName } from '@/domain/media/picture-file'
import type { Locale } from '@/domain/shared/locale'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import type { GridPicture } from './ask-media'
import { PictureTools } from './picture-tools'
import { usePictureKinds } from './use-picture-kinds'

const texts = screenTexts.pictures

/** What a picture is called: as its file was, or by its number. */
export const tileName = ({ id, fileName }: Pick<GridPicture, 'id' | 'fileName'>): string =>
  fileName === null ? `# ${id}` : pictureName(fileName)

type PictureTileProps = {
  picture: GridPicture
  /** From 0. */
  place: number
  total: number
  listed: readonly Locale[]
  /** Absent where nothing may be changed. */
  actions?: {
    move: (move: { id: number; to: number }) => void
    remove: (id: number) => void
    reload: (ids: readonly number[]) => Promise<void>
    isSelected: (id: number) => boolean
    select: (id: number) => void
  }
}

/** What the grid says of a picture, below it. */
const PictureFacts = ({ picture, listed }: Pick<PictureTileProps, 'picture' | 'listed'>) => {
  const { say } = useEditorText()
  const kindOf = usePictureKinds()
  const missing = missingDescriptions(picture.descriptions, listed)
  const languages = missing.map((locale) => locale.toUpperCase()).join(', ')
  return (
    <div className="agency-picture__facts">
      <span className="agency-picture__name">{tileName(picture)}</span>
      <span>{kindOf(picture.kind)}</span>
      {missing.length > 0 && (
        <span className="agency-picture__missing">{say(fillTexts(texts.noDescription, { languages }))}</span>
      )}
    </div>
  )
}

/** A picture of the grid, which a mouse or finger drags to another place. */
export const PictureTile = ({ picture, place, total, listed, actions }: PictureTileProps) => {
  const { say } = useEditorText()
  const { id, url } = picture
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: actions === undefined,
  })
  const [Drawer, , drawer] = useDocumentDrawer({ collectionSlug: 'media', id })
  const moved = transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined
  return (
    <li
      ref={setNodeRef}
      className={`agency-picture${isDragging ? ' agency-picture--dragged' : ''}`}
      style={{ transform: moved, transition }}
    >
      <div className={`agency-picture__frame${actions ? ' agency-picture__frame--free' : ''}`} {...listeners}>
        {url !== null && <img src={url} alt="" draggable={false} loading="lazy" />}
        <span className="agency-picture__place">{place + 1}</span>
        {place === 0 && <span className="agency-picture__main">{say(texts.main)}</span>}
      </div>
      <PictureFacts {...{ picture, listed }} />
      {actions && (
        <>
          <label className="agency-picture__select">
            <input
              type="checkbox"
              aria-label={`${say(texts.kinds.choose)}: ${tileName(picture)}`}
              checked={actions.isSelected(id)}
              onChange={() => actions.select(id)}
            />
          </label>
          <PictureTools
            name={tileName(picture)}
            {...{ place, total }}
            onMove={(to) => actions.move({ id, to })}
            onOpen={drawer.openDrawer}
            onRemove={() => actions.remove(id)}
          />
          <Drawer
            onSave={() => void actions.reload([id])}
            onDelete={() => {
              drawer.closeDrawer()
              actions.remove(id)
            }}
          />
        </>
      )}
    </li>
  )
}
