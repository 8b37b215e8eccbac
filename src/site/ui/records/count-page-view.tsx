'use client'

import { useEffect } from 'react'
import { VIA } from '@/domain/page-views/page-view-link'
import { isPreviewPath } from '@/domain/routing/preview-path'
import type { Locale } from '@/domain/shared/locale'

type PageView = { property: number; language: Locale }

type Moment = { target: EventTarget; event: string; hasCome: () => boolean; signal: AbortSignal }

function until({ target, event, hasCome, signal }: Moment): Promise<void> {
  return new Promise((resolve) => {
    if (hasCome()) return resolve()
    target.addEventListener(event, () => hasCome() && resolve(), { signal })
  })
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200),
  )

const isPrerendered = (): boolean => 'prerendering' in document && document.prerendering === true

/** The key of our own link that led here; it is removed from the address, which may be copied and shared. */
function takeVia(): string | null {
  const address = new URL(window.location.href)
  const via = address.searchParams.get(VIA)
  if (via === null) return null
  address.searchParams.delete(VIA)
  window.history.replaceState(null, '', `${address.pathname}${address.search}${address.hash}`)
  return via
}

/** Only the host of the previous page. */
function referrerHost(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  // After a navigation inside the site the browser still names the page before the first one.
  if (loaded && URL.canParse(loaded.name) && new URL(loaded.name).pathname !== window.location.pathname)
    return window.location.host
  return URL.canParse(document.referrer) ? new URL(document.referrer).host : ''
}

async function tell({ pageView, signal }: { pageView: PageView; signal: AbortSignal }): Promise<void> {
  const moments = [
    { target: document, event: 'prerenderingchange', hasCome: () => !isPrerendered() },
    { target: document, event: 'visibilitychange', hasCome: () => document.visibilityState === 'visible' },
    { target: window, event: 'load', hasCome: () => document.readyState === 'complete' },
  ]
  const sent = { ...pageView, referrer: referrerHost(), via: takeVia() }
  for (const moment of moments) await until({ ...moment, signal })
  await idle()
  if (signal.aborted) return
  navigator.sendBeacon('/api/visit-events', new Blob([JSON.stringify(sent)], { type: 'application/json' }))
}

/**
 * Reports once that somebody views the page of this property, without any data about them and without storing anything in
 * their browser.
 */
export function CountPageView({ property, language }: PageView) {
  useEffect(() => {
    if (isPreviewPath(window.location.pathname)) return
    const leaving = new AbortController()
    void tell({ pageView: { property, language }, signal: leaving.signal })
    return () => leaving.abort()
  }, [property, language])
  return null
}
