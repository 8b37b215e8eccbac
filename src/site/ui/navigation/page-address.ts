'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * The address that the visitor sees, updated after every navigation; null during server rendering. Use it below a
 * <Suspense>, because the query is not known there.
 */
export function usePageAddress(): string | null {
  const pathname = usePathname()
  const query = useSearchParams()
  const [address, setAddress] = useState<string | null>(null)
  // Not built from path and query: a rewritten page is rendered under another path than the visitor sees. The query is a
  // new object after every navigation, also after a link to a fragment, which fires no `hashchange`.
  useEffect(() => {
    const read = () => setAddress(window.location.href)
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [pathname, query])
  return address
}
