'use client'

import { useEffect, useState } from 'react'
import type { FrameAnswer } from '@/domain/map/frame-answer'
import { parseMapMessage, type MapMessage } from '@/domain/map/map-message'

/** Sends a message to the page that holds the frame; the browser withholds it from other sites. */
export function answerHost(answer: FrameAnswer) {
  window.parent.postMessage(answer, window.location.origin)
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

// Equal properties keep the same list, so that highlighting one of them does not reset the map.
function follow(known: MapMessage | null, next: MapMessage): MapMessage {
  if (!known || !isSame(known.properties, next.properties)) return next
  return { ...next, properties: known.properties }
}

/** The last message of the page that holds the frame; null before the first. Everything else is ignored. */
export function useHostMessage(): MapMessage | null {
  const [message, setMessage] = useState<MapMessage | null>(null)

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent) return
      const next = parseMapMessage(data)
      if (next) setMessage((known) => follow(known, next))
    }
    window.addEventListener('message', receive)
    answerHost({ type: 'ready' })
    return () => window.removeEventListener('message', receive)
  }, [])

  return message
}
