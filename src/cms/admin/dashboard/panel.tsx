import type { ReactNode } from 'react'

type PanelProps = {
  id: string
  title: string
  /** How many there are, beside the title. */
  count?: number
  /** Over the whole width of the dashboard. */
  isWide?: boolean
  children: ReactNode
}

/** A part of the dashboard. */
export const Panel = ({ id, title, count, isWide = false, children }: PanelProps) => (
  <section className={`agency-part agency-panel${isWide ? ' agency-panel--wide' : ''}`} aria-labelledby={id}>
    <h2 id={id}>
      {title}
      {count !== undefined && <span className="agency-panel__count"> ({count})</span>}
    </h2>
    {children}
  </section>
)
