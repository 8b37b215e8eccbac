'use client'

import { useRef, type ReactNode } from 'react'

type SavedSectionProps = {
  title: string
  count: number
  id?: string
  /** Is given what brings the focus back to the heading, for when a button leaves with its property. */
  children: (leave: () => void) => ReactNode
}

/** One of a visitor's lists, with how many properties are in it. */
export function SavedSection({ title, count, id, children }: SavedSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section id={id}>
      <h2 ref={heading} tabIndex={-1} className="mb-6 text-3xl focus:outline-none">
        {title}
        {count > 0 && <span className="text-ink-soft ml-3 text-xl tabular-nums">{count}</span>}
      </h2>
      {children(() => heading.current?.focus())}
    </section>
  )
}
