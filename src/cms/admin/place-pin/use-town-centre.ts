import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { Position } from '@/domain/properties/position'

const centreShape = z.object({ centre: z.object({ lat: z.number(), lng: z.number() }).nullable() })

async function askCentre({ api, town }: { api: string; town: number }): Promise<Position | null> {
  try {
    const answer = await fetch(`${api}/cities/centre?id=${town}`, { credentials: 'same-origin' })
    return answer.ok ? (centreShape.safeParse(await answer.json()).data?.centre ?? null) : null
  } catch {
    return null
  }
}

/** The point that the gazetteer has for a town of the site; null until it is loaded, and for a town that it does not know. */
export function useTownCentre({ api, town }: { api: string; town: number | null }): Position | null {
  const [known, setKnown] = useState<{ town: number; centre: Position | null } | null>(null)
  useEffect(() => {
    if (town === null) return undefined
    let isCurrent = true
    void askCentre({ api, town }).then((centre) => {
      if (isCurrent) setKnown({ town, centre })
    })
    return () => {
      isCurrent = false
    }
  }, [api, town])
  return known?.town === town ? known.centre : null
}
