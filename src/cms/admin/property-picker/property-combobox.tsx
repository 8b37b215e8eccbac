'use client'

import type { Control } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { PropertyScope } from '@/cms/queries/property-picker/property-scope'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import { PickedPropertyCard, propertyName } from './property-card'
import { foundText, pickerTexts } from './picker-texts'
import { usePropertyCombobox } from './use-property-combobox'

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
  const box = usePropertyCombobox({ api, among, chosen: isSingle ? [] : chosen, onPick })
  const { found, properties, isOpen } = box
  const [single] = isSingle ? chosen : []
  const note = () => {
    if (!isOpen) return ''
    if (found.state === 'searching') return say(pickerTexts.searching)
    if (found.state === 'failed') return say(pickerTexts.failed)
    if (found.total > 0) return say(foundText({ shown: found.properties.length, total: found.total }))
    return say(box.words?.trim() ? pickerTexts.noMatch : pickerTexts.none)
  }
  return (
    <div className="agency-combobox" onBlur={box.close}>
      <input
        {...control}
        type="text"
        role="combobox"
        className="agency-combobox__input"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen && properties.length > 0}
        aria-controls={box.listId}
        aria-activedescendant={box.activeId}
        aria-required={isRequired || undefined}
        placeholder={say(pickerTexts.hint)}
        value={box.words ?? (single ? propertyName(single) : '')}
        onChange={box.type}
        onClick={box.open}
        onFocus={({ target }) => target.select()}
        onKeyDown={box.press}
      />
      {/* A press inside keeps the focus in the field. */}
      <div
        className="agency-combobox__found"
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        <span role="status">{note()}</span>
        <ul
          id={box.listId}
          role="listbox"
          aria-label={say(pickerTexts.found)}
          hidden={properties.length === 0}
        >
          {properties.map((property) => (
            <li
              key={property.id}
              id={box.optionId(property)}
              role="option"
              aria-selected={property.id === box.activeProperty?.id}
              onClick={() => box.pick(property)}
            >
              <PickedPropertyCard property={property} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
