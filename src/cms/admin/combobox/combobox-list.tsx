import type { ReactNode } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'
import type { Combobox } from './use-combobox'

const { searching } = screenTexts.propertyPicker.picker

type FoundTexts = {
  failed: EditorTexts
  none: EditorTexts
  /** How many of how many are listed. */
  some: (found: { shown: number; total: number }) => EditorTexts
}

type ComboboxListProps<Option> = {
  box: Combobox<Option>
  /** The accessible name of the list. */
  label: string
  texts: FoundTexts
  children: (option: Option) => ReactNode
}

/** The number of results, or why there are none; null while the list is closed. */
function noteOf<Option>({ found, isOpen }: Combobox<Option>, texts: FoundTexts): EditorTexts | null {
  if (!isOpen) return null
  if (found.state === 'searching') return searching
  if (found.state === 'failed') return texts.failed
  return found.total === 0 ? texts.none : texts.some({ shown: found.options.length, total: found.total })
}

/** The options under a combobox. */
export function ComboboxList<Option>({ box, label, texts, children }: ComboboxListProps<Option>) {
  const { say } = useEditorText()
  const note = noteOf(box, texts)
  return (
    // A press inside keeps the focus in the field.
    <div
      className="agency-combobox__found"
      hidden={!box.isOpen}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span role="status">{note && say(note)}</span>
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
