'use client'

import { useEffect, useRef, type ReactNode } from 'react'

type ResultCountProps = {
  /** The list's own address, and what is asked of it now. */
  base: string
  query: string
  className?: string
  children: ReactNode
}

// What was shown last, across pages of the site: the plain list and the filtered one are two pages to React.
let last: { base: string; query: string } | null = null

/**
 * How many properties there are, announced when it changes. A filter that was chosen or taken back is gone from the page
 * with the focus it had: the focus comes here then, and the next press of Tab leads into the list.
 */
export function ResultCount({ base, query, className, children }: ResultCountProps) {
  const count = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const isAnswer = last?.base === base && last.query !== query
    last = { base, query }
    const focused = document.activeElement
    if (isAnswer && (focused === null || focused === document.body))
      count.current?.focus({ preventScroll: true })
  }, [base, query])
  return (
    <p ref={count} role="status" tabIndex={-1} className={className}>
      {children}
    </p>
  )
}
