'use client'

import { useSyncExternalStore } from 'react'
import { OWNER_HINT_COOKIE, saysOwnerIsHere } from '@/domain/owners/owner-cookies'
import { createStorageListeners } from '@/site/ui/storage-listeners'

const { subscribe: listen, notify } = createStorageListeners()

/** Of a cookie that changes in another tab the browser tells nobody: it is looked at when this one is seen again. */
function subscribe(listener: () => void): () => void {
  const leave = listen(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    leave()
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Whether an owner is logged in in this browser, as far as it knows; false while the page is rendered on the server. */
export const useOwnerHint = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => saysOwnerIsHere(document.cookie),
    () => false,
  )

/** The login has ended elsewhere: this browser no longer says that there is one. */
export function forgetOwnerHint(): void {
  document.cookie = `${OWNER_HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  notify()
}
