'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { parseFrameAnswer, type FrameAnswer } from '@/domain/map/frame-answer'
import type { MapBounds } from '@/domain/map/map-bounds'
import type { MapMessage } from '@/domain/map/map-message'
import type { DrawnShape } from '@/domain/search/areas/drawn-shape'

type MapWindowProps = {
  src: string
  label: string
  /** Null: no message yet. */
  message: MapMessage | null
  /** The visitor has pressed a button that disappeared: the focus comes here. */
  isAsked: boolean
  onSelect?: (id: number) => void
  onBounds: (bounds: MapBounds) => void
  /** The visitor begins to draw an area. */
  onDrawing: () => void
  onDraw?: (shape: DrawnShape) => void
}

/** The map frame and the messages to it: see docs/map.md. */
export function MapWindow({
  src,
  label,
  message,
  isAsked,
  onSelect,
  onBounds,
  onDrawing,
  onDraw,
}: MapWindowProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Counted, because a reloaded frame knows no message.
  const [loads, setLoads] = useState(0)
  const text = message && JSON.stringify(message)

  const receive = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== frame.current?.contentWindow) return
    follow(parseFrameAnswer(data))
  })

  const follow = (answer: FrameAnswer | null) => {
    switch (answer?.type) {
      case 'ready':
        return setLoads((count) => count + 1)
      case 'select':
        return onSelect?.(answer.id)
      case 'bounds':
        return onBounds(answer.bounds)
      case 'drawing':
        return onDrawing()
      case 'shape':
        return onDraw?.(answer.shape)
    }
  }

  useEffect(() => {
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [])

  useEffect(() => {
    if (loads > 0 && text !== null) frame.current?.contentWindow?.postMessage(text, window.location.origin)
  }, [loads, text])

  useEffect(() => {
    if (isAsked) frame.current?.focus({ preventScroll: true })
  }, [isAsked])

  return <iframe ref={frame} src={src} title={label} className="absolute inset-0 size-full border-0" />
}
