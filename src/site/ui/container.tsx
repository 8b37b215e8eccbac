import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** The width of the page with its gutters. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('max-w-page px-gutter mx-auto w-full', className)}>{children}</div>
}
