'use client'

import type { ReactNode } from 'react'
import { followLink } from './page-link'

type SearchLinkProps = { href: string; className?: string; children: ReactNode }

/**
 * A link to search results: a plain anchor on phones, a client-side navigation on wider screens (specification section 2).
 */
export function SearchLink({ href, className, children }: SearchLinkProps) {
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        if (!window.matchMedia('(width < 48rem)').matches) followLink(event, { scroll: true })
      }}
    >
      {children}
    </a>
  )
}
