'use client'

import { ComboboxList } from '@/cms/admin/combobox/combobox-list'
import { useCombobox } from '@/cms/admin/combobox/use-combobox'
import type { Control } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import type { TownChoice } from '@/domain/places/town-choices'
import { askTowns } from './ask-towns'

const texts = screenTexts.townPicker
const foundTexts = {
  failed: texts.failed,
  none: texts.noMatch,
  some: (found: { shown: number; total: number }) => fillTexts(texts.foundText, found),
}

type TownComboboxProps = {
  control: Omit<Control, 'style'> & Partial<Pick<Control, 'style'>>
  api: string
  chosen: TownChoice | null
  isRequired: boolean
  onPick: (town: TownChoice) => void
}

/** A town in one line: its postcode and name. */
const townName = ({ zip, name }: TownChoice): string => [zip, name].filter(Boolean).join(' ')

/** Finds a town by its postcode or name, and chooses it with keys or a pointer. */
export const TownCombobox = ({ control, api, chosen, isRequired, onPick }: TownComboboxProps) => {
  const { say } = useEditorText()
  const box = useCombobox<TownChoice>({
    ask: (words) => askTowns({ api, words }),
    among: 'towns',
    keyOf: ({ id, place }) => id ?? place ?? '',
    onPick,
  })
  return (
    <div className="agency-combobox" onBlur={box.close}>
      <input
        {...control}
        {...box.input}
        aria-required={isRequired || undefined}
        placeholder={say(texts.hint)}
        value={box.words ?? (chosen ? townName(chosen) : '')}
      />
      <ComboboxList box={box} label={say(texts.found)} texts={foundTexts}>
        {(town) => (
          <span className="agency-property__text">
            <span className="agency-property__name">{townName(town)}</span>
            {town.id === null && <span>{[town.around, say(texts.isNew)].filter(Boolean).join(' · ')}</span>}
          </span>
        )}
      </ComboboxList>
    </div>
  )
}
