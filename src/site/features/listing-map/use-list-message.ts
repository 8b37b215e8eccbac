'use client'

import { useEffect, useState } from 'react'
import type { MapMessage } from '@/domain/map/map-message'

async function fetchMessage(source: string, signal: AbortSignal): Promise<MapMessage> {
  // Only lists whose map is shown read one.
  const [response, { parseMapMessage }] = await Promise.all([
    fetch(source, { signal }),
    import('@/domain/map/map-message'),
  ])
  const message = response.ok ? parseMapMessage(await response.text()) : null
  if (!message) throw new Error(`No properties for the map: ${response.status}`)
  return message
}

/** The properties of a listing for its map, once they are wanted; the earlier ones stay until the new ones arrive. */
export function useListMessage({ source, isWanted }: { source: string; isWanted: boolean }) {
  const [message, setMessage] = useState<MapMessage | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const hasFailed = failed === source

  useEffect(() => {
    if (!isWanted || hasFailed) return
    const stop = new AbortController()
    fetchMessage(source, stop.signal).then(setMessage, () => {
      if (!stop.signal.aborted) setFailed(source)
    })
    return () => stop.abort()
  }, [source, isWanted, hasFailed])

  return { message, hasFailed, retry: () => setFailed(null) }
}
