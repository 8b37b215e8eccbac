'use client'

import { Button } from '@payloadcms/ui'
import { useState, type ReactNode } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { missingDescriptions } from '@/domain/media/missing-descriptions'
import type { Locale } from '@/domain/shared/locale'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { AddPictures } from './add-pictures'
import type { GridPicture } from './ask-media'
import { DescriptionPanel } from '@/cms/admin/picture-descriptions/description-panel'
import { LibraryButton } from './library-button'

const texts = screenTexts.pictures

type PicturesBarProps = {
  pictures: readonly GridPicture[]
  listed: readonly Locale[]
  /** Absent without a right to upload. */
  onFiles?: (files: readonly File[]) => void
  onPick: (ids: number[]) => void
  reload: (ids: readonly number[]) => Promise<void>
  children: ReactNode
}

/** What concerns several pictures: the ways to add some, their kinds, and the descriptions that they lack. */
export const PicturesBar = ({ pictures, listed, onFiles, onPick, reload, children }: PicturesBarProps) => {
  const { say } = useEditorText()
  const [isDescribing, setIsDescribing] = useState(false)
  const [stored, setStored] = useState<number | null>(null)
  // Of a picture that is still loading nothing is known.
  const known = pictures.filter(({ fileName }) => fileName !== null)
  const lacks = known.some(({ descriptions }) => missingDescriptions(descriptions, listed).length > 0)
  return (
    <>
      <div className="agency-pictures__bar">
        {onFiles && <AddPictures onFiles={onFiles} />}
        <LibraryButton ids={pictures.map(({ id }) => id)} onPick={onPick} />
        {lacks && !isDescribing && (
          <Button
            type="button"
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => setIsDescribing(true)}
          >
            {say(texts.describe.title)}
          </Button>
        )}
        {onFiles && <span>{say(texts.drop)}</span>}
      </div>
      {children}
      <p role="status" className="agency-pictures__stored">
        {stored !== null && say(fillTexts(texts.describe.stored, { count: stored }))}
      </p>
      {isDescribing && (
        <DescriptionPanel
          pictures={known}
          listed={listed}
          onClose={() => setIsDescribing(false)}
          onStored={({ ids, count }) => {
            setStored(count)
            setIsDescribing(false)
            void reload(ids)
          }}
        />
      )}
    </>
  )
}
