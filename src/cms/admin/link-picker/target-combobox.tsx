'use client'

import { ComboboxList } from '@/cms/admin/combobox/combobox-list'
import { useCombobox } from '@/cms/admin/combobox/use-combobox'
import type { Control } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { LinkChoice } from '@/cms/queries/links/link-targets'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { askTargets } from './ask-targets'
import { TargetCard } from './target-card'

const texts = screenTexts.linkPicker
const foundTexts = {
  failed: texts.failed,
  none: texts.noMatch,
  some: (found: { shown: number; total: number }) => fillTexts(texts.foundText, found),
}

type TargetComboboxProps = {
  control: Omit<Control, 'style'>
  api: string
  chosen: LinkChoice | null
  onPick: (target: LinkChoice) => void
}

/** Finds what a link leads to by words, and chooses it with keys or a pointer. */
export const TargetCombobox = ({ control, api, chosen, onPick }: TargetComboboxProps) => {
  const { say } = useEditorText()
  const box = useCombobox<LinkChoice>({
    ask: (words) => askTargets({ api, words }),
    among: 'links',
    keyOf: ({ document }) => document,
    onPick,
  })
  return (
    <div className="agency-combobox" onBlur={box.close}>
      <input
        {...control}
        {...box.input}
        placeholder={say(texts.hint)}
        value={box.words ?? chosen?.name ?? ''}
      />
      <ComboboxList box={box} label={say(texts.found)} texts={foundTexts}>
        {(target) => <TargetCard target={target} />}
      </ComboboxList>
    </div>
  )
}
