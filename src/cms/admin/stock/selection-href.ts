import type { Selection } from '@/domain/stock/selections'

type SelectionHrefInput = {
  /** The address of the list. */
  properties: string
  selection: Selection
  /** Only the properties of this agent. */
  agent?: number | null
}

/** The address of a saved view of the list of properties. */
export const selectionHref = ({ properties, selection, agent }: SelectionHrefInput): string =>
  `${properties}?${new URLSearchParams({
    'where[selection][equals]': selection,
    ...(agent ? { 'where[agent][equals]': String(agent) } : {}),
    page: '1',
  })}`
