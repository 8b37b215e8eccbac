import type { ReactNode } from 'react'

/** The one main landmark of a page and the target of the skip link. */
export function ScreenMain({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="overflow-x-clip">
      {children}
    </main>
  )
}
