'use client'

import { ComboboxList } from '@/cms/admin/combobox/combobox-list'
import { useCombobox } from '@/cms/admin/combobox/use-combobox'
import type { Control } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { PropertyScope } from '@/cms/queries/property-picker/property-scope'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import { askChoices } from './ask-properties'
import { PickedPropertyCard, propertyName } from './property-card'
import { foundText, pickerTexts } from './picker-texts'

type PropertyComboboxProps = {
  control: Omit<Control, 'style'> & Partial<Pick<Control, 'style'>>
  api: string
  among: PropertyScope
  chosen: readonly PickedProperty[]
  /** Whether the field shows the chosen property while nobody types, for a single choice. */
  isSingle: boolean
  isRequired: boolean
  onPick: (property: PickedProperty) => void
}

/** Finds a property by words, and chooses it with keys or a pointer. */
export const PropertyCombobox = ({
  control,
  api,
  among,
  chosen,
  isSingle,
  isRequired,
  onPick,
}: PropertyComboboxProps) => {
  const { say } = useEditorText()
  const box = useCombobox<PickedProperty>({
    ask: (words) => askChoices({ api, words, among }),
    among,
    keyOf: ({ id }) => id,
    isOffered: ({ id }) => isSingle || chosen.every((property) => property.id !== id),
    onPick,
  })
  const [single] = isSingle ? chosen : []
  const none = box.words?.trim() ? pickerTexts.noMatch : pickerTexts.none
  return (
    <div className="agency-combobox" onBlur={box.close}>
      <input
        {...control}
        {...box.input}
        aria-required={isRequired || undefined}
        placeholder={say(pickerTexts.hint)}
        value={box.words ?? (single ? propertyName(single) : '')}
      />
      <ComboboxList
        box={box}
        label={say(pickerTexts.found)}
        texts={{ failed: pickerTexts.failed, none, some: foundText }}
      >
        {(property) => <PickedPropertyCard property={property} />}
      </ComboboxList>
    </div>
  )
}
