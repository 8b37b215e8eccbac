import { useEffect, useId, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import type { HomeScope } from '@/cms/queries/home-picker/home-scope'
import type { PickedHome } from '@/cms/queries/home-picker/picked-home'
import { useHomeChoices } from './use-home-choices'

type ComboboxInput = {
  api: string
  among: HomeScope
  /** Those that are chosen already are not offered again. */
  chosen: readonly PickedHome[]
  onPick: (home: PickedHome) => void
}

type Move = { active: number; by: number; count: number }

// Up and down go round; from nowhere up begins at the last.
function indexAfter({ active, by, count }: Move): number {
  if (count === 0) return -1
  return active < 0 && by < 0 ? count - 1 : (active + by + count) % count
}

function useInSight(id: string | undefined): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id])
}

/** The state of the combobox that finds homes, and what its keys do (WAI-ARIA, a combobox with a list). */
export function useHomeCombobox({ api, among, chosen, onPick }: ComboboxInput) {
  const listId = useId()
  // Null while nobody types: the field then shows what is chosen.
  const [words, setWords] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [moved, setMoved] = useState<number | null>(null)
  const found = useHomeChoices({ api, among, words: words ?? '', isOpen })
  const offered = found.state === 'ready' ? found.homes : []
  const homes = offered.filter(({ id }) => chosen.every((home) => home.id !== id))
  // Who has typed something means the first that is found; who only opens the list means none yet.
  const active = Math.min(moved ?? (words?.trim() ? 0 : -1), homes.length - 1)
  const activeHome = isOpen ? homes[active] : undefined
  const optionId = (home: PickedHome) => `${listId}-${home.id}`
  const activeId = activeHome && optionId(activeHome)
  useInSight(activeId)
  const open = () => {
    setIsOpen(true)
    setMoved(null)
  }
  const close = () => {
    setIsOpen(false)
    setWords(null)
    setMoved(null)
  }
  const pick = (home: PickedHome) => {
    close()
    onPick(home)
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    open()
    setWords(target.value)
  }
  const move = (by: number) => (isOpen ? setMoved(indexAfter({ active, by, count: homes.length })) : open())
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    // Never sends the form that it stands in.
    Enter: () => (activeHome ? pick(activeHome) : open()),
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { isComposing } = event.nativeEvent
    const act = event.key === 'Escape' && isOpen ? close : keys[event.key]
    if (!act || isComposing) return
    event.preventDefault()
    // A drawer or a document would hear it too.
    event.stopPropagation()
    act()
  }
  return {
    listId,
    optionId,
    activeHome,
    activeId,
    homes,
    found,
    words,
    isOpen,
    open,
    close,
    pick,
    type,
    press,
  }
}
