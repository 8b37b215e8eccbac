'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { openMenus } from '@/site/ui/navigation/close-menus'

type FilterFormProps = {
  id: string
  /** The list's own address. */
  action: string
  label: string
  className?: string
  children: ReactNode
}

/**
 * A form that asks by its address. Without JavaScript the browser sends it; with it, fields left empty stay out of the
 * address and the page stays where it is.
 */
export function FilterForm({ id, action, label, className, children }: FilterFormProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => closeBehindFocus(sheetOf(form.current)), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim() !== '') asked.append(name, value.trim())
    const query = asked.toString()
    sheetOf(form.current)?.hidePopover()
    for (const menu of openMenus(form.current)) menu.open = false
    router.push(query === '' ? action : `${action}?${query}`, { scroll: false })
  }

  return (
    <form
      ref={form}
      id={id}
      method="get"
      action={action}
      role="search"
      aria-label={label}
      onSubmit={submit}
      className={className}
    >
      {children}
    </form>
  )
}

/** Older browsers have no popover: there the filters stand in the page. */
function sheetOf(form: HTMLFormElement | null): HTMLElement | null {
  const sheet = form?.closest<HTMLElement>('[popover]')
  return sheet && 'hidePopover' in sheet ? sheet : null
}

/** The sheet lies over the page: what the keyboard reaches behind it must be seen. */
function closeBehindFocus(sheet: HTMLElement | null): (() => void) | undefined {
  if (!sheet) return
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !sheet.contains(relatedTarget)) sheet.hidePopover()
  }
  sheet.addEventListener('focusout', leave)
  return () => sheet.removeEventListener('focusout', leave)
}
