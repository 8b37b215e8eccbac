'use client'

import type { Control } from '@/cms/admin/phone-field'
import { useSay } from '@/cms/admin/use-say'
import type { HomeScope } from '@/cms/queries/home-picker/home-scope'
import type { PickedHome } from '@/cms/queries/home-picker/picked-home'
import { HomeCard, homeName } from './home-card'
import { foundText, pickerTexts } from './picker-texts'
import { useHomeCombobox } from './use-home-combobox'

type HomeComboboxProps = {
  control: Omit<Control, 'style'> & Partial<Pick<Control, 'style'>>
  api: string
  among: HomeScope
  chosen: readonly PickedHome[]
  /** Whether the field shows the chosen one while nobody types: where there is one at most. */
  isSingle: boolean
  isRequired: boolean
  onPick: (home: PickedHome) => void
}

/** Finds a home by words, and picks it with keys or a pointer. */
export const HomeCombobox = ({
  control,
  api,
  among,
  chosen,
  isSingle,
  isRequired,
  onPick,
}: HomeComboboxProps) => {
  const { say } = useSay()
  const box = useHomeCombobox({ api, among, chosen: isSingle ? [] : chosen, onPick })
  const { found, homes, isOpen } = box
  const [single] = isSingle ? chosen : []
  const note = () => {
    if (!isOpen) return ''
    if (found.state === 'searching') return say(pickerTexts.searching)
    if (found.state === 'failed') return say(pickerTexts.failed)
    if (found.total > 0) return say(foundText({ shown: found.homes.length, total: found.total }))
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
        aria-expanded={isOpen && homes.length > 0}
        aria-controls={box.listId}
        aria-activedescendant={box.activeId}
        aria-required={isRequired || undefined}
        placeholder={say(pickerTexts.hint)}
        value={box.words ?? (single ? homeName(single) : '')}
        onChange={box.type}
        onClick={box.open}
        onFocus={({ target }) => target.select()}
        onKeyDown={box.press}
      />
      {/* A press within keeps the focus in the field. */}
      <div
        className="agency-combobox__found"
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        <span role="status">{note()}</span>
        <ul id={box.listId} role="listbox" aria-label={say(pickerTexts.found)} hidden={homes.length === 0}>
          {homes.map((home) => (
            <li
              key={home.id}
              id={box.optionId(home)}
              role="option"
              aria-selected={home.id === box.activeHome?.id}
              onClick={() => box.pick(home)}
            >
              <HomeCard home={home} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
