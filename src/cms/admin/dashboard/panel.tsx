import type { ReactNode } from 'react'

type PanelProps = {
  id: string
  title: string
  /** How many there are, beside the title, as its reader writes a number. */
  count?: string
  children: ReactNode
}

/** A part of the dashboard. */
export const Panel = ({ id, title, count, children }: PanelProps) => (
  <section className="agency-part agency-panel" aria-labelledby={id}>
    <h2 id={id}>
      {title}
      {count !== undefined && <span className="agency-panel__count"> ({count})</span>}
    </h2>
    {children}
  </section>
)
