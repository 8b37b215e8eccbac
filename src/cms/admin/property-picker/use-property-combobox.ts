import { useEffect, useId, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import type { PropertyScope } from '@/cms/queries/property-picker/property-scope'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import { usePropertyChoices } from './use-property-choices'

type ComboboxInput = {
  api: string
  among: PropertyScope
  /** Those that are already chosen are not offered again. */
  chosen: readonly PickedProperty[]
  onPick: (property: PickedProperty) => void
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

/** The state and keys of the combobox that finds properties (WAI-ARIA, combobox with a list). */
export function usePropertyCombobox({ api, among, chosen, onPick }: ComboboxInput) {
  const listId = useId()
  // Null while nobody types: the field then shows what is chosen.
  const [words, setWords] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [moved, setMoved] = useState<number | null>(null)
  const found = usePropertyChoices({ api, among, words: words ?? '', isOpen })
  const offered = found.state === 'ready' ? found.properties : []
  const properties = offered.filter(({ id }) => chosen.every((property) => property.id !== id))
  // After typing, the first result is active; after only opening the list, none is.
  const active = Math.min(moved ?? (words?.trim() ? 0 : -1), properties.length - 1)
  const activeProperty = isOpen ? properties[active] : undefined
  const optionId = (property: PickedProperty) => `${listId}-${property.id}`
  const activeId = useInSight(activeProperty && optionId(activeProperty))
  const open = () => {
    setIsOpen(true)
    setMoved(null)
  }
  const close = () => {
    setIsOpen(false)
    setWords(null)
    setMoved(null)
  }
  const pick = (property: PickedProperty) => {
    close()
    onPick(property)
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    open()
    setWords(target.value)
  }
  const move = (by: number) =>
    isOpen ? setMoved(indexAfter({ active, by, count: properties.length })) : open()
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    // Never submits the form around it.
    Enter: () => (activeProperty ? pick(activeProperty) : open()),
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { isComposing } = event.nativeEvent
    const act = event.key === 'Escape' && isOpen ? close : keys[event.key]
    if (!act || isComposing) return
    event.preventDefault()
    // A drawer or a document would react to it too.
    event.stopPropagation()
    act()
  }
  return {
    listId,
    optionId,
    activeProperty,
    activeId,
    properties,
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
