'use client'

import type { Control } from '@/cms/admin/labelled-field'
import type { PropertyScope } from '@/cms/queries/property-picker/property-scope'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import { ChosenProperties } from './chosen-properties'
import { PropertyCombobox } from './property-combobox'

type PropertyPickerProps = {
  control: Omit<Control, 'style'> & Partial<Pick<Control, 'style'>>
  api: string
  among?: PropertyScope
  chosen: readonly PickedProperty[]
  onChange: (chosen: readonly PickedProperty[]) => void
  isMany?: boolean
  isOrdered?: boolean
  isRequired?: boolean
}

/** Chooses a property, or several: a field that finds them, and the chosen ones below it. */
export const PropertyPicker = ({
  among = 'all',
  isMany = false,
  isOrdered = false,
  isRequired = false,
  ...picker
}: PropertyPickerProps) => {
  const { control, api, chosen, onChange } = picker
  return (
    <>
      <PropertyCombobox
        {...{ control, api, among, chosen, isRequired }}
        isSingle={!isMany}
        onPick={(property) => onChange(isMany ? [...chosen, property] : [property])}
      />
      <ChosenProperties properties={chosen} onChange={onChange} isOrdered={isOrdered} />
    </>
  )
}
