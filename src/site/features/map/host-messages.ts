'use client'

import { useEffect, useState } from 'react'
import type { FrameAnswer } from '@/domain/map/frame-answer'
import { parseMapMessage, type MapMessage } from '@/domain/map/map-message'

/** Tells the page that holds the frame; the browser keeps it from any page of another site. */
export function answerHost(answer: FrameAnswer) {
  window.parent.postMessage(answer, window.location.origin)
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

// The same properties stay the same list: a page that only points at another of them does not start the map afresh.
function follow(known: MapMessage | null, next: MapMessage): MapMessage {
  if (!known || !isSame(known.properties, next.properties)) return next
  return { ...next, properties: known.properties }
}

/** The last message of the page that holds the frame; null before there is one. Everything else is ignored. */
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
