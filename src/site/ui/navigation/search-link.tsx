'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'

type SearchLinkProps = { href: string; className?: string; children: ReactNode }

/**
 * A link to search results: a plain anchor on phones, a client-side navigation on wider screens (specification section 2).
 */
export function SearchLink({ href, className, children }: SearchLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={className}
      onNavigate={(event) => {
        if (!window.matchMedia('(width < 48rem)').matches) return
        event.preventDefault()
        window.location.assign(href)
      }}
    >
      {children}
    </Link>
  )
}
