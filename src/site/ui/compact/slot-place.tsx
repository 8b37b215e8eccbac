import { cloneElement, type ReactNode } from 'react'
import { AsIs } from './as-is'
import { isElement, isPlainObject } from './tree-nodes'

const slotMark = '\u0000slot'

/** Where the slot of a page stands in a tree that is written for many pages. */
export const slotPlace = <AsIs>{slotMark}</AsIs>

// A copy of it, with a key for example, is one as well.
const isSlotPlace = (value: unknown): boolean =>
  isElement(value) && value.type === AsIs && value.props.children === slotMark

function holdsSlot(value: unknown): boolean {
  if (isSlotPlace(value)) return true
  if (Array.isArray(value)) return value.some(holdsSlot)
  if (isElement(value)) return Object.values(value.props).some(holdsSlot)
  return isPlainObject(value) && Object.values(value).some(holdsSlot)
}

/** A part of a tree with the slot of a page in its places. What does not hold it stays the same object. */
export function fillSlot(part: ReactNode, slot: ReactNode): ReactNode {
  if (isSlotPlace(part)) return slot
  return isElement(part) && holdsSlot(part) ? cloneElement(part, fillEach(part.props, slot)) : part
}

const fillEach = (props: Record<string, unknown>, slot: ReactNode): Record<string, unknown> =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, fillValue(value, slot)]))

function fillValue(value: unknown, slot: ReactNode): unknown {
  if (isElement(value)) return fillSlot(value, slot)
  if (!holdsSlot(value)) return value
  if (Array.isArray(value)) return value.map((each: unknown) => fillValue(each, slot))
  return isPlainObject(value) ? fillEach(value, slot) : value
}
