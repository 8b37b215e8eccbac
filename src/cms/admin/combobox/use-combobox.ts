import { useEffect, useId, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { useChoices, type Choices } from './use-choices'

type ComboboxInput<Option> = {
  /** The options that match words, null without an answer; `among` says what is asked beside the words. */
  ask: (words: string) => Promise<Choices<Option> | null>
  among: string
  keyOf: (option: Option) => string | number
  /** Whether an option is offered; those that are already chosen are not. */
  isOffered?: (option: Option) => boolean
  onPick: (option: Option) => void
}

type OptionMove = { active: number; by: number; count: number }

// Up and down wrap around; without a start, up begins at the last.
function indexAfter({ active, by, count }: OptionMove): number {
  if (count === 0) return -1
  return active < 0 && by < 0 ? count - 1 : (active + by + count) % count
}

function useInSight(id: string | undefined): string | undefined {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return id
}

// After typing, the first result is active; after only opening the list, none is.
const startOf = (words: string | null): number => (words?.trim() ? 0 : -1)

type Actions = Partial<Record<string, () => void>>

const pressWith = (actions: Actions) => (event: KeyboardEvent<HTMLInputElement>) => {
  const act = actions[event.key]
  if (!act || event.nativeEvent.isComposing) return
  event.preventDefault()
  // A drawer or a document would react to it too.
  event.stopPropagation()
  act()
}

/** The state and keys of a combobox that finds options by words (WAI-ARIA, combobox with a list). */
export function useCombobox<Option>({
  ask,
  among,
  keyOf,
  isOffered = () => true,
  onPick,
}: ComboboxInput<Option>) {
  const listId = useId()
  // Null while nobody types: the field then shows what is chosen.
  const [words, setWords] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [moved, setMoved] = useState<number | null>(null)
  const found = useChoices({ ask, among, words: words ?? '', isOpen })
  const options = found.state === 'ready' ? found.options.filter(isOffered) : []
  const active = Math.min(moved ?? startOf(words), options.length - 1)
  const activeOption = isOpen ? options[active] : undefined
  const optionId = (option: Option) => `${listId}-${keyOf(option)}`
  const activeId = useInSight(activeOption && optionId(activeOption))
  const open = () => {
    setIsOpen(true)
    setMoved(null)
  }
  const close = () => {
    setIsOpen(false)
    setWords(null)
    setMoved(null)
  }
  const pick = (option: Option) => {
    close()
    onPick(option)
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    open()
    setWords(target.value)
  }
  const move = (by: number) => (isOpen ? setMoved(indexAfter({ active, by, count: options.length })) : open())
  const press = pressWith({
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    // Never submits the form around it.
    Enter: () => (activeOption ? pick(activeOption) : open()),
    ...(isOpen && { Escape: close }),
  })
  const input = {
    type: 'text',
    role: 'combobox',
    className: 'agency-combobox__input',
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen && options.length > 0,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
    onChange: type,
    onClick: open,
    onFocus: ({ target }: { target: HTMLInputElement }) => target.select(),
    onKeyDown: press,
  } as const
  return { listId, optionId, activeId, options, found, words, isOpen, close, pick, input }
}

export type Combobox<Option> = ReturnType<typeof useCombobox<Option>>
