'use client'

import { useEffect, useEffectEvent, useRef, type FormEvent, type ReactNode } from 'react'
import { askedQuery } from '@/domain/search/asked-query'
import { buttonClasses } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import { openMenus } from '@/site/ui/navigation/close-menus'
import { goTo } from '@/site/ui/navigation/page-link'
import { useShownCount } from './use-shown-count'

type FilterFormProps = {
  id: string
  /** The list's own address. */
  action: string
  /** The address that tells how many properties meet the criteria: `buildCountSource`. */
  countSource: string
  /** The criteria of the page, as in its address. */
  query: string
  /** The address of the page, which has a typed line in place of what was read in it. */
  own: string
  texts: { label: string; submit: string }
  children: ReactNode
}

/**
 * A form that asks by its address. Without JavaScript the browser sends it; with it, fields left empty stay out of the
 * address, the page stays where it is, and the button says how many properties the choices leave.
 */
export function FilterForm({ id, action, countSource, query, own, texts, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { label, count } = useShownCount({ countSource, query })
  useEffect(() => closeBehindFocus(sheetOf(form.current)), [])
  useEffect(() => {
    const wide = window.matchMedia('(width >= 80rem)')
    // A tablet that is turned: open, the filters would cover the page.
    const close = () => sheetOf(form.current)?.hidePopover()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])
  const countChosen = useEffectEvent(() => {
    if (form.current && isChanged(form.current)) count(askedQueryOf(form.current, own))
  })
  // Something may have been chosen before the page had its scripts, or on a page that the browser brings back.
  useEffect(() => countChosen(), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = askedQueryOf(event.currentTarget, own)
    sheetOf(form.current)?.hidePopover()
    for (const menu of openMenus(form.current)) menu.open = false
    goTo(asked === '' ? action : `${action}?${asked}`, { scroll: false })
  }

  return (
    <form
      ref={form}
      id={id}
      method="get"
      action={action}
      role="search"
      aria-label={texts.label}
      onSubmit={submit}
      onInput={(event) => count(askedQueryOf(event.currentTarget, own))}
      className="filter-form"
    >
      <div className="filter-fields">{children}</div>
      <div className="filter-submit">
        <button type="submit" className={buttonClasses('primary', 'w-full')}>
          <Icon name="search" />
          {label ?? texts.submit}
        </button>
        <span aria-live="polite" className="sr-only">
          {label}
        </span>
      </div>
    </form>
  )
}

const askedQueryOf = (form: HTMLFormElement, own: string): string =>
  askedQuery({ fields: fieldsOf(form), first: firstFieldsOf(form), own })

const isChanged = (form: HTMLFormElement): boolean =>
  fieldsOf(form).toString() !== firstFieldsOf(form).toString()

/** What is filled in when nobody has changed it. */
function firstFieldsOf(form: HTMLFormElement): URLSearchParams {
  const untouched = form.cloneNode(true)
  if (!(untouched instanceof HTMLFormElement)) return fieldsOf(form)
  untouched.reset()
  return fieldsOf(untouched)
}

/** What is filled in, as in an address. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') asked.append(name, value.trim())
  return asked
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
