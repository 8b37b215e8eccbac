import type { ReactNode } from 'react'
import type { Combobox } from './use-combobox'

type ComboboxListProps<Option> = {
  box: Combobox<Option>
  /** The accessible name of the list. */
  label: string
  /** The number of results, or why there are none. */
  note: string
  children: (option: Option) => ReactNode
}

/** The options under a combobox. */
export function ComboboxList<Option>({ box, label, note, children }: ComboboxListProps<Option>) {
  return (
    // A press inside keeps the focus in the field.
    <div
      className="agency-combobox__found"
      hidden={!box.isOpen}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span role="status">{note}</span>
      <ul id={box.listId} role="listbox" aria-label={label} hidden={box.options.length === 0}>
        {box.options.map((option) => (
          <li
            key={box.optionId(option)}
            id={box.optionId(option)}
            role="option"
            aria-selected={box.optionId(option) === box.activeId}
            onClick={() => box.pick(option)}
          >
            {children(option)}
          </li>
        ))}
      </ul>
    </div>
  )
}
