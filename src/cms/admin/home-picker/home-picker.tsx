'use client'

import type { Control } from '@/cms/admin/phone-field'
import type { HomeScope } from '@/cms/queries/home-picker/home-scope'
import type { PickedHome } from '@/cms/queries/home-picker/picked-home'
import { ChosenHomes } from './chosen-homes'
import { HomeCombobox } from './home-combobox'

type HomePickerProps = {
  control: Omit<Control, 'style'> & Partial<Pick<Control, 'style'>>
  api: string
  among?: HomeScope
  chosen: readonly PickedHome[]
  onChange: (chosen: readonly PickedHome[]) => void
  isMany?: boolean
  isOrdered?: boolean
  isRequired?: boolean
}

/** Picks a home, or several, wherever the back office asks for one: a field that finds them, and what is chosen below it. */
export const HomePicker = ({
  among = 'all',
  isMany = false,
  isOrdered = false,
  isRequired = false,
  ...picker
}: HomePickerProps) => {
  const { control, api, chosen, onChange } = picker
  return (
    <>
      <HomeCombobox
        {...{ control, api, among, chosen, isRequired }}
        isSingle={!isMany}
        onPick={(home) => onChange(isMany ? [...chosen, home] : [home])}
      />
      <ChosenHomes homes={chosen} onChange={onChange} isOrdered={isOrdered} />
    </>
  )
}
