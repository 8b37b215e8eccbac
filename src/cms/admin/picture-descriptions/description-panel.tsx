'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { useLeaveWarning } from '@/cms/admin/forms/use-leave-warning'
import { keepFromSaving } from '@/cms/admin/keep-from-saving'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { Locale } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import type { GridPicture } from '@/cms/admin/pictures/ask-media'
import { DescriptionRow } from './description-row'
import { useDescriptions } from './use-descriptions'

const texts = screenTexts.pictures.describe

type DescriptionPanelProps = {
  pictures: readonly GridPicture[]
  listed: readonly Locale[]
  onStored: (input: { ids: number[]; count: number }) => void
  onClose: () => void
}

/** The pictures without a description in a listed language, with drafts that a person reads and may change before they are stored. */
export const DescriptionPanel = ({ pictures, listed, onStored, onClose }: DescriptionPanelProps) => {
  const { say } = useEditorText()
  const { config } = useConfig()
  const { rows, toStore, choose, type } = useDescriptions({ pictures, listed })
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open')
  useLeaveWarning(toStore.length > 0)
  const store = async () => {
    setState('busy')
    const body = { descriptions: toStore }
    const answer = await callEndpoint({ path: `${config.routes.api}/media/describe`, body })
    if (!answer.isDone) return setState('failed')
    onStored({ ids: rows.map(({ picture }) => picture.id), count: answer.count ?? 0 })
  }
  return (
    <section className="agency-descriptions" aria-label={say(texts.title)} onKeyDown={keepFromSaving}>
      <p>{say(texts.about)}</p>
      <ul>
        {rows.map(({ picture, subject, drafts }) => (
          <DescriptionRow
            key={picture.id}
            {...{ picture, listed, subject, drafts }}
            onSubject={(chosen) => choose(picture.id, chosen)}
            onType={(locale, text) => type(picture.id, { locale, text })}
          />
        ))}
      </ul>
      <div className="agency-pictures__bar">
        <Button
          type="button"
          size="small"
          margin={false}
          disabled={state === 'busy' || toStore.length === 0}
          onClick={() => void store()}
        >
          {say(texts.store)}
        </Button>
        <Button
          type="button"
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={state === 'busy'}
          onClick={onClose}
        >
          {say(texts.close)}
        </Button>
        <span role="status">
          {state === 'busy' && say(sharedTexts.busy)}
          {state === 'failed' && say(texts.failed)}
        </span>
      </div>
    </section>
  )
}
