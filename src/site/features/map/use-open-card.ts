'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useRef, useState } from 'react'
import type { MapProperty } from '@/domain/map/map-message'
import { answerHost } from './host-messages'

type OpenCard = {
  open: readonly MapProperty[]
  openCard: (homes: MapProperty[]) => void
  closeCard: () => void
}

const none: readonly MapProperty[] = []

/** The homes whose card is open. Other homes on the map close it; closing it gives the focus back to its pin. */
export function useOpenCard({ map, homes }: { map: LeafletMap | null; homes: MapProperty[] }): OpenCard {
  const [card, setCard] = useState({ among: homes, open: none })
  const opener = useRef<Element | null>(null)
  const open = card.among === homes ? card.open : none

  return {
    open,
    openCard: (chosen) => {
      opener.current = document.activeElement
      setCard({ among: homes, open: chosen })
      const [only, ...others] = chosen
      if (only && others.length === 0) answerHost({ type: 'select', id: only.id })
    },
    closeCard: () => {
      setCard({ among: homes, open: none })
      const pin = opener.current?.isConnected ? opener.current : map?.getContainer()
      if (pin instanceof HTMLElement) pin.focus({ preventScroll: true })
    },
  }
}
