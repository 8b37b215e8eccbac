'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * The address as the visitor sees it, new after every step inside the site; null while the page is rendered on the
 * server. To be used below a <Suspense>, because the query is not known there.
 */
export function usePageAddress(): string | null {
  const pathname = usePathname()
  const query = useSearchParams()
  const [address, setAddress] = useState<string | null>(null)
  // Not put together from the two: a rewritten page is rendered under another path than the visitor sees. The query is
  // a new object after every step, also after a link of the site to a fragment, which fires no `hashchange`.
  useEffect(() => {
    const read = () => setAddress(window.location.href)
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [pathname, query])
  return address
}
