'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { editorText } from '@/cms/fields/editor-text'
import { EditingDialog } from './editing-dialog'
import { editingTexts as texts } from './editing-texts'
import type { EditorPrompt } from './sessions'

type ConflictPrompt = Extract<EditorPrompt, { kind: 'conflict' }>

/** Shows what others have changed since the form was loaded, and asks which version to keep. */
export function ConflictDialog({ conflict, answer }: Pick<ConflictPrompt, 'conflict' | 'answer'>) {
  const reader = useTranslation()
  const say = (words: (typeof texts)['mine']) => editorText(reader, words)
  const editors = conflict.editors.length > 0 ? conflict.editors.join(', ') : say(texts.program)
  return (
    <EditingDialog title={say(texts.conflictTitle)} onCancel={() => answer('back')}>
      <p>
        {say(texts.conflictBy)}: <strong>{editors}</strong>
      </p>
      <p>{say(texts.conflictFields)}:</p>
      <ul>
        {conflict.fields.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{say(texts.choices)}</p>
      <div className="editing-dialog__buttons">
        <Button onClick={() => answer('mine')} margin={false}>
          {say(texts.mine)}
        </Button>
        <Button buttonStyle="secondary" onClick={() => answer('theirs')} margin={false}>
          {say(texts.theirs)}
        </Button>
        <Button buttonStyle="secondary" onClick={() => answer('back')} margin={false}>
          {say(texts.back)}
        </Button>
      </div>
    </EditingDialog>
  )
}
