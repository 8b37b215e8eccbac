'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mapFrameHref } from '@/domain/map/frame-address'
import { parseFrameAnswer } from '@/domain/map/frame-answer'
import { aroundTown, middleOf } from '@/domain/map/pin'
import type { MapMessage } from '@/domain/map/map-message'
import type { Position } from '@/domain/properties/position'
import type { Locale } from '@/domain/shared/locale'

type PinMapProps = {
  locale: Locale
  label: string
  /** Null: there is no pin yet. */
  pin: Position | null
  /** What the map shows without a pin. */
  around: Position | null
  onPin: (place: Position) => void
  /** The middle of the map after it was moved. */
  onMiddle: (place: Position) => void
}

function messageOf({ pin, around }: Pick<PinMapProps, 'pin' | 'around'>): MapMessage {
  return {
    properties: [],
    mapType: 'pin',
    marker: pin && { ...pin, approximate: false },
    infoMessage: null,
    area: around && aroundTown(around),
    shape: null,
  }
}

/** The map of the site with one pin, which is set by a click: docs/map.md has the messages. */
export function PinMap({ locale, label, pin, around, onPin, onMiddle }: PinMapProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Counted, because a reloaded frame knows no message.
  const [loads, setLoads] = useState(0)
  const text = JSON.stringify(messageOf({ pin, around }))
  const receive = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== frame.current?.contentWindow) return
    const answer = parseFrameAnswer(data)
    if (answer?.type === 'ready') setLoads((count) => count + 1)
    if (answer?.type === 'place') onPin(answer.place)
    if (answer?.type === 'bounds') onMiddle(middleOf(answer.bounds))
  })
  useEffect(() => {
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [])
  useEffect(() => {
    if (loads > 0) frame.current?.contentWindow?.postMessage(text, window.location.origin)
  }, [loads, text])
  return (
    <iframe ref={frame} src={mapFrameHref(locale)} title={label} className="agency-pin__map" loading="lazy" />
  )
}
