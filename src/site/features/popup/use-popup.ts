'use client'

import { useEffect, useState } from 'react'
import { isPopupAddress, popupDelay } from '@/domain/popup/popup-rules'
import { isPreviewPath } from '@/domain/routing/preview-path'
import { usePageAddress } from '@/site/ui/navigation/page-address'
import { isPutAway, putAway } from './put-away'

type PopupState = 'waiting' | 'due' | 'open' | 'done'

/** Whether the popup is open: after its delay, without disturbing anything, and once a session. */
export function usePopup({ memoryKey, delay }: { memoryKey: string; delay: number }) {
  const address = usePageAddress()
  const [state, setState] = useState<PopupState>('waiting')

  useEffect(() => {
    if (isPutAway(memoryKey)) return
    const timer = setTimeout(
      () => setState((state) => (state === 'waiting' ? 'due' : state)),
      popupDelay(delay),
    )
    return () => clearTimeout(timer)
  }, [memoryKey, delay])

  useEffect(() => {
    if (state !== 'due' || address === null || !isAllowed(address)) return
    return whenUndisturbed(() => setState('open'))
  }, [state, address])

  useEffect(() => {
    if (state === 'open' && address !== null && !isAllowed(address)) setState('done')
  }, [state, address])

  useEffect(() => {
    // A visitor who sends a form has other intentions.
    const end = () => setState('done')
    document.addEventListener('submit', end)
    return () => document.removeEventListener('submit', end)
  }, [])

  const dismiss = () => {
    putAway(memoryKey)
    setState('done')
  }
  return { isOpen: state === 'open', dismiss }
}

function isAllowed(address: string): boolean {
  const formActions = postedActions([...document.forms])
  return !isPreviewPath(new URL(address).pathname) && isPopupAddress({ url: address, formActions })
}

type PageForm = Pick<HTMLFormElement, 'method' | 'getAttribute'>

/** The targets of posted forms. A form with GET, such as the filters of a list, leads to its own list. */
export const postedActions = (forms: readonly PageForm[]): string[] =>
  forms.filter(({ method }) => method === 'post').map((form) => form.getAttribute('action') ?? '')

// A focused field means that somebody is typing; nothing may open over another dialog either.
const disturbing = 'input:focus, textarea:focus, select:focus, [contenteditable]:focus, dialog[open]'

/** Calls back at once, or as soon as no field has the focus and no other dialog is open. */
function whenUndisturbed(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = () => {
    if (document.querySelector(disturbing) === null) call()
  }
  // After the event: between two fields nothing has the focus for a moment.
  const retry = () => {
    clearTimeout(timer)
    timer = setTimeout(attempt)
  }
  attempt()
  document.addEventListener('focusout', retry)
  document.addEventListener('close', retry, { capture: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusout', retry)
    document.removeEventListener('close', retry, { capture: true })
  }
}
