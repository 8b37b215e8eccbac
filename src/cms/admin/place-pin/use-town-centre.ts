import { useEffect, useState } from 'react'
import { askTownCentre } from '@/cms/admin/town-picker/ask-towns'
import type { Position } from '@/domain/properties/position'

/** The point that the gazetteer has for a town of the site; null until it is loaded, and for a town that it does not know. */
export function useTownCentre({ api, town }: { api: string; town: number | null }): Position | null {
  const [known, setKnown] = useState<{ town: number; centre: Position | null } | null>(null)
  useEffect(() => {
    if (town === null) return undefined
    let isCurrent = true
    void askTownCentre({ api, id: town }).then((centre) => {
      if (isCurrent) setKnown({ town, centre })
    })
    return () => {
      isCurrent = false
    }
  }, [api, town])
  return known?.town === town ? known.centre : null
}
