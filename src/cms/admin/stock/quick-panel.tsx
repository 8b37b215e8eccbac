'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { EditingDialog } from '@/cms/admin/editing/editing-dialog'
import { LabelledField } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { PropertyStatus } from '@/domain/properties/property-status'
import { fillText } from '@/domain/shared/fill-text'
import type { QuickField, QuickObstacle } from '@/domain/stock/quick-edit'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { useQuickEdit, type QuickRefusal } from './use-quick-edit'

const texts = screenTexts.quickEdit

export type QuickPanelProps = {
  field: QuickField
  property: { id: number; name: string }
  paths: { save: string; form: string }
  /** When the shown version was saved. */
  base: string
  /** In euro. */
  price: number | null
  /** The statuses that it can get. */
  statuses: readonly { value: PropertyStatus; label: string }[]
  isOnline: boolean
  obstacle: QuickObstacle | null
  /** Who else has the form open; null for nobody. */
  lockedBy: string | null
  onClose: () => void
  onSaved: () => void
}

/** Why the property is changed in its form alone, as it was when the panel opened; null where it is changed here. */
function useObstacle({ obstacle, lockedBy }: Pick<QuickPanelProps, 'obstacle' | 'lockedBy'>): string | null {
  const { say } = useEditorText()
  const [text] = useState(() =>
    lockedBy === null
      ? obstacle && say(texts.faults[obstacle])
      : fillText(say(texts.faults.locked), { name: lockedBy || say(texts.faults.someone) }),
  )
  return text
}

function Refusal({ refusal }: { refusal: QuickRefusal | null }) {
  const { say } = useEditorText()
  if (refusal === null || refusal.code === 'price') return null
  if ('text' in refusal) return <p className="agency-lack">{say(refusal.text)}</p>
  return (
    <>
      <p className="agency-lack">{say(texts.reasons)}</p>
      <ul>
        {refusal.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}

type QuickFieldsProps = Pick<QuickPanelProps, 'price' | 'statuses' | 'isOnline'> &
  Omit<ReturnType<typeof useQuickEdit>, 'isBusy'>

function PriceForm({ price, isOnline, refusal, send }: Omit<QuickFieldsProps, 'statuses'>) {
  const { say } = useEditorText()
  const [typed, setTyped] = useState(price === null ? '' : String(price).replace('.', ','))
  const isWrong = refusal?.code === 'price'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void send({ field: 'price', typed })
      }}
    >
      <LabelledField
        label={say(texts.price)}
        hint={say(isOnline ? texts.online : texts.draft)}
        error={isWrong ? say(texts.faults.price) : undefined}
      >
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) => target.select()}
          />
        )}
      </LabelledField>
      <Button type="submit" margin={false} size="small">
        {say(texts.savePrice)}
      </Button>
    </form>
  )
}

function StatusChoice({ statuses, isOnline, send }: Omit<QuickFieldsProps, 'price'>) {
  const { say } = useEditorText()
  return (
    <fieldset>
      <legend>{say(texts.newStatus)}</legend>
      <div className="editing-dialog__buttons">
        {statuses.map(({ value, label }) => (
          <Button
            key={value}
            margin={false}
            size="small"
            onClick={() => void send({ field: 'status', status: value })}
          >
            {label}
          </Button>
        ))}
      </div>
      <p>{say(isOnline ? texts.online : texts.draft)}</p>
    </fieldset>
  )
}

function PanelField({ field, ...fields }: QuickFieldsProps & Pick<QuickPanelProps, 'field'>) {
  return (
    // Somebody who holds Enter to open the panel has chosen nothing in it yet.
    <div onKeyDownCapture={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}>
      {field === 'price' ? <PriceForm {...fields} /> : <StatusChoice {...fields} />}
    </div>
  )
}

const inForm = ['refused', 'changed', 'annuity']

/** The panel of a cell: one field, or why the property is changed in its form. */
export function QuickPanel({ onClose, onSaved, ...edit }: QuickPanelProps) {
  const { say } = useEditorText()
  const { field, property, paths, base } = edit
  const { refusal, isBusy, send } = useQuickEdit({ path: paths.save, base, onSaved })
  const obstacle = useObstacle(edit)
  const task = say(field === 'price' ? texts.changePrice : texts.changeStatus)
  return (
    <EditingDialog
      className="editing-dialog agency-quick__panel"
      title={`${property.name || `№ ${property.id}`} – ${task}`}
      onCancel={onClose}
    >
      {obstacle === null ? (
        <PanelField {...edit} refusal={refusal} send={send} />
      ) : (
        <p className="agency-lack">{obstacle}</p>
      )}
      <div role="alert">
        <Refusal refusal={refusal} />
      </div>
      <p role="status">{isBusy ? say(sharedTexts.busy) : ''}</p>
      <div className="editing-dialog__buttons">
        {(obstacle !== null || inForm.includes(refusal?.code ?? '')) && (
          <a href={paths.form}>{say(texts.toForm)}</a>
        )}
        <Button buttonStyle="secondary" margin={false} size="small" onClick={onClose}>
          {say(sharedTexts.close)}
        </Button>
      </div>
    </EditingDialog>
  )
}
