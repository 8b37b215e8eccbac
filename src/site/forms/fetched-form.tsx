'use client'

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { isRecord } from '@/domain/shared/is-record'
import { fetchUnfolded } from './fetch-unfolded'
import type { PageSetup } from './form-setup'
import { FormShell } from './form-shell'

type FetchedFormProps = {
  /** Unique on the page, and what the address of the form names it by. */
  id: string
  /** The page it belongs to, also with a query, which shows it unfolded when it is asked for it. */
  page: string
  label: string
  texts: { open: string; loading: string }
}

type FetchedSetup = { setup: PageSetup; html: string; hasFile: boolean }

/** A folded form, fetched once it is unfolded: most readers of a page open none of them. */
export function FetchedForm({ id, page, label, texts }: FetchedFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<FetchedSetup | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isBegun = useRef(false)
  const load = useCallback(async () => {
    if (isBegun.current) return
    isBegun.current = true
    const fetched = await fetchForm({ id, page })
    isBegun.current = fetched !== null
    setForm(fetched)
    setHasFailed(fetched === null)
  }, [id, page])
  useWanted(place, load)
  const [path, query] = page.split('?')
  if (form) {
    return (
      <FormShell setup={form.setup} label={label} isSmall={false} hasFile={form.hasFile}>
        <div className="contents" dangerouslySetInnerHTML={{ __html: form.html }} />
      </FormShell>
    )
  }
  return (
    <div ref={place} id={id} className="scroll-mt-28">
      {!hasFailed && (
        <p role="status" className="needs-script">
          {texts.loading}
        </p>
      )}
      {/* No link, which programs that read the site would follow to the same page once more. */}
      <form method="get" action={`${path}#${id}`} className={hasFailed ? undefined : 'noscript:block hidden'}>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" name="form" value={id} className="form-link">
          {texts.open}
        </button>
      </form>
    </div>
  )
}

/** Its fields as the server draws them, and what the browser has to know of it; null where it cannot be had. */
async function fetchForm({ id, page }: Pick<FetchedFormProps, 'id' | 'page'>): Promise<FetchedSetup | null> {
  try {
    const form = (await fetchUnfolded({ page, id })).getElementById(id)
    const setup: unknown = JSON.parse(form?.dataset.setup ?? 'null')
    if (!form || !isSetup(setup)) return null
    return { setup, html: form.innerHTML, hasFile: form.hasAttribute('enctype') }
  } catch {
    return null
  }
}

// It comes from the same server as this script.
const isSetup = (value: unknown): value is PageSetup => isRecord(value) && 'words' in value

/** Calls back once the fold around a place is open or about to be: pointed at, focused, or the aim of a link. */
function useWanted(place: RefObject<HTMLElement | null>, onWanted: () => void) {
  useEffect(() => {
    const fold = place.current?.closest('details')
    const id = place.current?.id
    if (!fold) return
    const summary = fold.querySelector('summary')
    const openIfWanted = () => {
      if (window.location.hash === `#${id}`) fold.open = true
      if (fold.open) onWanted()
    }
    openIfWanted()
    fold.addEventListener('toggle', openIfWanted)
    window.addEventListener('hashchange', openIfWanted)
    summary?.addEventListener('pointerdown', onWanted)
    summary?.addEventListener('focus', onWanted)
    return () => {
      fold.removeEventListener('toggle', openIfWanted)
      window.removeEventListener('hashchange', openIfWanted)
      summary?.removeEventListener('pointerdown', onWanted)
      summary?.removeEventListener('focus', onWanted)
    }
  }, [place, onWanted])
}
