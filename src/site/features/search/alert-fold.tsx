'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { classNames } from '@/site/ui/class-names'
import type { FetchedForm } from '@/site/forms/fetched-form'

type AlertFoldProps = {
  /** Unique on the page of the list. */
  id: string
  /** The page of the form, with the criteria of the list. */
  page: string
  label: string
  texts: { open: string; loading: string }
  /** Over the page on wide screens, like the menus beside it; else within it. */
  isMenu: boolean
  summaryClass: string
  children: ReactNode
}

type Form = ComponentType<Parameters<typeof FetchedForm>[0]>

/** The offer of an alert for a list, folded; what fetches its form is fetched with the first press. */
export function AlertFold({ isMenu, summaryClass, children, ...form }: AlertFoldProps) {
  const [Fetched, setFetched] = useState<Form | null>(null)
  const fold = useRef<HTMLDetailsElement>(null)
  const load = () => {
    // Without it, the link stays.
    import('@/site/forms/fetched-form').then(
      (part) => setFetched(() => part.FetchedForm),
      () => undefined,
    )
  }
  // Somebody may have unfolded it before the page had its scripts.
  useEffect(() => {
    if (fold.current?.open) load()
  }, [])
  return (
    <details
      ref={fold}
      data-menu={isMenu || undefined}
      className={classNames('alert-fold print:hidden', isMenu && 'alert-fold-menu')}
      onToggle={load}
    >
      <summary className={summaryClass}>{children}</summary>
      <div className="alert-panel on-light">
        {Fetched ? (
          <Fetched {...form} />
        ) : (
          <a href={form.page} rel="nofollow" className="form-link">
            {form.texts.open}
          </a>
        )}
      </div>
    </details>
  )
}
