'use client'

import { useEffect, useEffectEvent } from 'react'
import { isConsentRequest, withoutConsentRequest } from '@/domain/consent/consent-address'

type ConsentRequests = {
  address: string | null
  /** With the followed link; null if the address of the page asks. */
  onRequest: (link: Element | null) => void
}

/**
 * Calls back when the visitor asks to choose again: the page's query contains 'setcookies', or a link to it is followed.
 */
export function useConsentRequests({ address, onRequest }: ConsentRequests) {
  const request = useEffectEvent(onRequest)

  useEffect(() => {
    const { search, hash, pathname } = window.location
    if (address === null || !isConsentRequest(search)) return
    request(null)
    // After this effect, when the router listens, so that a reload does not undo the decision.
    const timer = setTimeout(() =>
      window.history.replaceState(null, '', pathname + withoutConsentRequest(search) + hash),
    )
    return () => clearTimeout(timer)
  }, [address])

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlain(event) || !leadsHereToAsk(link)) return
      event.preventDefault()
      request(link)
    }
    // Before the links' own handlers, which would load the present page again.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

const leadsHereToAsk = ({ origin, pathname, search }: HTMLAnchorElement) =>
  isConsentRequest(search) && origin === window.location.origin && pathname === window.location.pathname
