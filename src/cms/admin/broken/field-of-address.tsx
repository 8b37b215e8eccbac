'use client'

import { usePathname } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { openField } from '@/cms/admin/duties/open-field'

const hash = /^#field=([\w.-]+)$/

/** Opens the field that the address of a form names: `#field=slides.0.link`, as the list of what is broken links to it. */
export function FieldOfAddress({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  useEffect(() => {
    const [, path] = hash.exec(window.location.hash) ?? []
    if (path !== undefined) void openField({ path })
  }, [pathname])
  return children
}
