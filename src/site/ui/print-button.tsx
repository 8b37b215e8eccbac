'use client'

import { Icon } from './icons/icon'
import { toolClasses } from './tool'

/** Prints the page, which has a print style sheet. */
export function PrintButton({ children }: { children: string }) {
  return (
    <button type="button" onClick={() => window.print()} className={toolClasses('needs-script')}>
      <Icon name="print" />
      {children}
    </button>
  )
}
