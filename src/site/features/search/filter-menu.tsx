import type { ReactNode } from 'react'
import { Icon } from '@/site/ui/icons/icon'

type FilterMenuProps = {
  name: string
  /** How many of its choices are made; shown when there are any. */
  chosen: number
  /** Menus of one group close each other. */
  group: string
  align?: 'start' | 'end'
  children: ReactNode
}

/** A group of filters behind its name: a panel over the page on wide screens, a fold of the sheet on narrow ones. */
export function FilterMenu({ name, chosen, group, align = 'start', children }: FilterMenuProps) {
  return (
    <details name={group} data-menu className="filter-menu group/menu">
      <summary className="filter-summary">
        <span>{name}</span>
        {chosen > 0 && (
          <span className="bg-ink text-paper inline-flex min-w-5 justify-center rounded-full px-1.5 text-xs font-semibold">
            {chosen}
          </span>
        )}
        <Icon
          name="chevron-down"
          className="ml-auto size-4 transition-transform group-open/menu:rotate-180"
        />
      </summary>
      <div className="filter-panel" data-align={align}>
        {children}
      </div>
    </details>
  )
}
