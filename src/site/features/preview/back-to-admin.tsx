'use client'

import { useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => undefined

/** The link back to the form; inside the back office the form is beside it, and the link would leave it unsaved. */
export function BackToAdmin({ href, children }: { href: string; children: ReactNode }) {
  const isFramed = useSyncExternalStore(
    never,
    () => window.parent !== window,
    () => false,
  )
  return isFramed ? null : <a href={href}>{children}</a>
}
