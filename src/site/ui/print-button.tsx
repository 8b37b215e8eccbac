'use client'

import { useEffect } from 'react'
import { Icon } from './icons/icon'
import { toolClasses } from './tool'

/** Has the pictures loaded that stand on paper alone; a browser would print without them. */
function loadPrinted(): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-printed]')]
  for (const picture of pictures) picture.loading = 'eager'
  return Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/** Prints the page, which has a print style sheet. */
export function PrintButton({ children }: { children: string }) {
  useEffect(() => {
    window.addEventListener('beforeprint', loadPrinted)
    return () => window.removeEventListener('beforeprint', loadPrinted)
  }, [])
  const onClick = async () => {
    await loadPrinted()
    window.print()
  }
  return (
    <button type="button" onClick={onClick} className={toolClasses('needs-script')}>
      <Icon name="print" />
      {children}
    </button>
  )
}
