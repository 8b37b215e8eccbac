'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { askJson } from '@/cms/admin/ask-json'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { propertyPictureKinds, type PropertyPictureKind } from '@/domain/media/picture-description'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { usePictureKinds } from './use-picture-kinds'

const texts = screenTexts.pictures.kinds

const shape = z.object({ errors: z.array(z.unknown()) })

/** Stores the kind of several pictures by Payload's own bulk change; returns whether all of them have it. */
async function storeKind({ path, kind }: { path: string; kind: PropertyPictureKind }): Promise<boolean> {
  const answer = await askJson(path, {
    shape,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind }),
  })
  return answer?.errors.length === 0
}

type KindBarProps = {
  selected: readonly number[]
  onStored: () => void
  onClear: () => void
}

/** Gives the selected pictures a kind. */
export const KindBar = ({ selected, onStored, onClear }: KindBarProps) => {
  const { say } = useEditorText()
  const { config } = useConfig()
  const nameOf = usePictureKinds()
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open')
  if (selected.length === 0) return null
  const query = new URLSearchParams({ 'where[id][in]': selected.join(','), depth: '0' })
  const store = async (kind: PropertyPictureKind) => {
    setState('busy')
    const isStored = await storeKind({ path: `${config.routes.api}/media?${query}`, kind })
    setState(isStored ? 'open' : 'failed')
    onStored()
  }
  return (
    <div className="agency-pictures__bar agency-pictures__kinds">
      <span>{say(fillTexts(texts.chosen, { count: selected.length }))}</span>
      {propertyPictureKinds.map((kind) => (
        <button key={kind} type="button" disabled={state === 'busy'} onClick={() => void store(kind)}>
          {nameOf(kind)}
        </button>
      ))}
      <button type="button" onClick={onClear}>
        {say(texts.clear)}
      </button>
      <span role="status">{state === 'failed' && say(texts.failed)}</span>
    </div>
  )
}
