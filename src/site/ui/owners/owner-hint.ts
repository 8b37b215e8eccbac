'use client'

import { useSyncExternalStore } from 'react'
import { OWNER_HINT_COOKIE, saysOwnerIsHere } from '@/domain/owners/owner-cookies'
import { createStorageListeners } from '@/site/ui/browser/storage-listeners'

const { subscribe: listen, notify } = createStorageListeners()

/** The browser does not report a cookie that changes in another tab, so it is read when this tab is visible again. */
function subscribe(listener: () => void): () => void {
  const leave = listen(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    leave()
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Whether an owner is logged in, as far as the browser knows; false during server rendering. */
export const useOwnerHint = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => saysOwnerIsHere(document.cookie),
    () => false,
  )

/** Forgets a login that has ended elsewhere. */
export function forgetOwnerHint(): void {
  document.cookie = `${OWNER_HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  notify()
}
