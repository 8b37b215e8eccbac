'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * Whether a link leads to the present page, to a section above it, or to neither. Only the browser knows: a rewritten
 * listing is rendered under another path than the visitor sees.
 */
export function useCurrent(href: string): 'page' | 'true' | undefined {
  const pathname = usePathname()
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => setPath(window.location.pathname), [pathname])
  if (path === null || !href.startsWith('/')) return undefined
  const [here, there] = [withSlash(path), withSlash(href)]
  if (here === there) return 'page'
  return here.startsWith(there) && there.split('/').length > 3 ? 'true' : undefined
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}
