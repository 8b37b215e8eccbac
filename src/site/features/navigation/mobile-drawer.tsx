'use client'

import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '@/site/ui/icons/icon'
import { showModal } from '@/site/ui/dialogs/show-modal'

type MobileDrawerProps = { openLabel: string; closeLabel: string; title: string; children: ReactNode }

// A press before the scripts have run works where browsers know commands (HTML, 4.10.6), which React's types do not.
const nativeCommand = (command: 'show-modal' | 'close', commandfor: string): object => ({
  command,
  commandfor,
})

/**
 * The menu of small screens: a modal dialog, so that the browser handles Escape and focus. It is drawn once it is opened,
 * which takes a script anyway: the page has the same links in the menu of wide screens.
 */
export function MobileDrawer({ openLabel, closeLabel, title, children }: MobileDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const id = useId()
  const open = () => {
    setWasOpened(true)
    if (dialog.current) showModal(dialog.current)
  }
  useEffect(() => {
    if (dialog.current?.open) open()
    const wide = window.matchMedia('(width >= 80rem)')
    // A tablet that is turned: hidden, the drawer would still hold the page.
    const close = () => dialog.current?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const isBackdrop = event.target === event.currentTarget
    // The layout stays when a link is followed, and so would the drawer.
    const isLink = event.target instanceof Element && event.target.closest('a') !== null
    if (isBackdrop || isLink) dialog.current?.close()
  }

  return (
    <div className="xl:hidden">
      <button
        type="button"
        aria-label={openLabel}
        aria-haspopup="dialog"
        onClick={(event) => {
          // Instead of the command, which would find it open.
          event.preventDefault()
          open()
        }}
        {...nativeCommand('show-modal', id)}
        className="needs-script -mr-2.5 inline-flex size-11 items-center justify-center rounded-full"
      >
        <Icon name="menu" className="size-7" />
      </button>
      <dialog ref={dialog} id={id} aria-label={title} onClick={onClick} className="drawer">
        <div className="px-gutter flex min-h-full flex-col pb-8">
          <div className="h-(--header-height) flex shrink-0 items-center justify-end">
            <button
              type="button"
              aria-label={closeLabel}
              onClick={() => dialog.current?.close()}
              {...nativeCommand('close', id)}
              className="-mr-2.5 inline-flex size-11 items-center justify-center rounded-full"
            >
              <Icon name="close" className="size-7" />
            </button>
          </div>
          {wasOpened && children}
        </div>
      </dialog>
    </div>
  )
}
