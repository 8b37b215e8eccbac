import { useEffect, useState, type RefObject } from 'react'
import { leadsAway } from './leads-away'

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Keeps a link from Next, which would change the page without a question: the browser follows it, and asks. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && leadsAway(link.href, window.location.href)) event.stopPropagation()
}

/** Asks before the page is left with texts that are not saved, also by a link within the back office. */
export function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    window.addEventListener('beforeunload', warn)
    window.addEventListener('click', leaveToBrowser, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('click', leaveToBrowser, { capture: true })
    }
  }, [isDirty])
}

type TypedForm = {
  form: RefObject<HTMLElement | null>
  /** Whether it is on its way, or has arrived and its page is about to be loaded again. */
  isBusy: boolean
}

/** Asks before a form is left in which something was typed and not sent. */
export function useTypedWarning({ form, isBusy }: TypedForm): void {
  const [isTyped, setIsTyped] = useState(false)
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Node && form.current?.contains(target)) setIsTyped(true)
    }
    // On the window it comes after React: rendered before React has heard of it, a field would be set back to what it held.
    window.addEventListener('input', note)
    return () => window.removeEventListener('input', note)
  }, [form])
  useLeaveWarning(isTyped && !isBusy)
}
