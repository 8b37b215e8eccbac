'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { Locale } from '@/domain/shared/locale'
import { DrawnOrElse } from './drawn-or-else'
import { followForm, type DrawPreview } from './follow-form'

type LivePreviewProps = {
  collection: string
  id: number
  locale: Locale
  /** Renders the values of the form; null if they cannot be rendered. */
  draw: DrawPreview
  /** The saved document. */
  children: ReactNode
}

/** Follows the form of the back office around it, while typing and when it is saved. */
export function LivePreview({ collection, id, locale, draw, children }: LivePreviewProps) {
  const { refresh } = useRouter()
  const origin = useSyncExternalStore(never, originBeside, () => null)
  const [drawn, setDrawn] = useState<ReactNode>(null)
  // A refresh passes another `draw`, which must not stop the following.
  const drawForm = useEffectEvent(draw)

  useEffect(() => {
    if (origin === null) return
    const show = (next: ReactNode) => {
      document.documentElement.toggleAttribute('data-live-preview', next !== null)
      startTransition(() => setDrawn(next))
    }
    const stop = followForm({ form: { collection, id, locale }, draw: drawForm, show })
    return () => {
      stop()
      document.documentElement.removeAttribute('data-live-preview')
    }
  }, [collection, id, locale, origin])

  return (
    <>
      {origin && <RefreshRouteOnSave serverURL={origin} refresh={refresh} />}
      <DrawnOrElse drawn={drawn}>{children}</DrawnOrElse>
    </>
  )
}

const never = () => () => undefined

// In a frame of the back office, or in a window it opened; both have the site's host.
const originBeside = (): string | null =>
  window.parent !== window || window.opener ? window.location.origin : null
