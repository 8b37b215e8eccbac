'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useRef, useState } from 'react'
import type { MapProperty } from '@/domain/map/map-message'
import { answerHost } from './host-messages'

type OpenCard = {
  open: readonly MapProperty[]
  openCard: (properties: MapProperty[]) => void
  closeCard: () => void
}

const none: readonly MapProperty[] = []

/** The properties whose card is open. Other properties on the map close it; closing it returns the focus to its pin. */
export function useOpenCard({
  map,
  properties,
}: {
  map: LeafletMap | null
  properties: MapProperty[]
}): OpenCard {
  const [card, setCard] = useState({ among: properties, open: none })
  const opener = useRef<Element | null>(null)
  const open = card.among === properties ? card.open : none

  return {
    open,
    openCard: (chosen) => {
      opener.current = document.activeElement
      setCard({ among: properties, open: chosen })
      const [only, ...others] = chosen
      if (only && others.length === 0) answerHost({ type: 'select', id: only.id })
    },
    closeCard: () => {
      setCard({ among: properties, open: none })
      const pin = opener.current?.isConnected ? opener.current : map?.getContainer()
      if (pin instanceof HTMLElement) pin.focus({ preventScroll: true })
    },
  }
}
