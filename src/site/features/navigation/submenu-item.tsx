'use client'

import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { Icon } from '@/site/ui/icons/icon'

type SubmenuItemProps = { link: ReactNode; buttonLabel: string; children: ReactNode }

/** An entry with children: its button or the mouse opens it; Escape, leaving it or following a link closes it. */
export function SubmenuItem({ link, buttonLabel, children }: SubmenuItemProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const item = useRef<HTMLLIElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      if (item.current?.contains(document.activeElement)) button.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const onPointer = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(isOver)
  }

  return (
    <li
      ref={item}
      data-open={open}
      onBlur={onBlur}
      onPointerEnter={onPointer(true)}
      onPointerLeave={onPointer(false)}
      className="has-submenu relative flex items-center"
    >
      {link}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={buttonLabel}
        onClick={() => setOpen(!open)}
        className="-mr-1 inline-flex h-11 w-6 items-center justify-center"
      >
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div className="submenu absolute top-full -left-4 z-50 pt-1" onClick={() => setOpen(false)}>
        <ul id={id} className="bg-white text-ink border-line shadow-lift min-w-64 rounded-lg border p-2">
          {children}
        </ul>
      </div>
    </li>
  )
}
