import type { ReactNode } from 'react'

type ScreenMainProps = {
  children: ReactNode
  /** The HTTP status of a page that stands for something missing; src/http-guards.ts reads it from here. */
  status?: 404 | 410
}

/** The one main landmark of a page and the target of the skip link. */
export function ScreenMain({ children, status }: ScreenMainProps) {
  return (
    <main id="content" data-status={status} tabIndex={-1} className="overflow-x-clip">
      {children}
    </main>
  )
}
