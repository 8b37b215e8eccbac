'use client'

import { useConfig } from '@payloadcms/ui'
import { leaveRow } from '@/cms/admin/forms/leave-row'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import { PickedPropertyCard, propertyName } from './property-card'
import { pickerTexts } from './picker-texts'

type ChosenPropertiesProps = {
  properties: readonly PickedProperty[]
  /** Absent if nothing may be changed. */
  onChange?: (properties: readonly PickedProperty[]) => void
  /** Whether their order matters. */
  isOrdered: boolean
}

function swapped<Item>(items: readonly Item[], [one, other]: readonly [number, number]): Item[] {
  const at = (index: number) => (index === one ? other : index === other ? one : index)
  return items.flatMap((_item, index) => items[at(index)] ?? [])
}

/** The chosen properties, which can be removed or moved. */
export const ChosenProperties = ({ properties, onChange, isOrdered }: ChosenPropertiesProps) => {
  const { say } = useEditorText()
  const { config } = useConfig()
  if (properties.length === 0) return null
  const button = (
    property: PickedProperty,
    { text, sign, act }: { text: EditorTexts; sign: string; act: (button: HTMLElement) => void },
  ) => (
    <button
      type="button"
      title={say(text)}
      aria-label={`${say(text)}: ${propertyName(property)}`}
      onClick={({ currentTarget }) => act(currentTarget)}
    >
      {sign}
    </button>
  )
  return (
    <ul className="agency-chosen" aria-label={say(pickerTexts.chosen)}>
      {properties.map((property, index) => (
        <li key={property.id}>
          <PickedPropertyCard
            property={property}
            href={`${config.routes.admin}/collections/properties/${property.id}`}
          />
          {onChange && (
            <span className="agency-chosen__tools">
              {isOrdered &&
                index > 0 &&
                button(property, {
                  text: pickerTexts.up,
                  sign: '↑',
                  act: () => onChange(swapped(properties, [index, index - 1])),
                })}
              {isOrdered &&
                index < properties.length - 1 &&
                button(property, {
                  text: pickerTexts.down,
                  sign: '↓',
                  act: () => onChange(swapped(properties, [index, index + 1])),
                })}
              {button(property, {
                text: pickerTexts.remove,
                sign: '×',
                act: (tool) => {
                  leaveRow(tool)
                  onChange(properties.filter(({ id }) => id !== property.id))
                },
              })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
