import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icons/icon'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  name?: string
  open?: boolean
  /** For more than text. */
  isWide?: boolean
}

/** A text behind its title; opening one closes others with the same name. */
export function Disclosure({ summary, children, name, open, isWide = false }: DisclosureProps) {
  return (
    <details name={name} open={open} className="disclosure group border-b border-current/20">
      <summary className="fold-summary">
        {summary}
        <Icon
          name="chevron-down"
          className="mt-1 size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className={classNames('pb-7', !isWide && 'max-w-prose')}>{children}</div>
    </details>
  )
}
