import { useEffect, useState } from 'react'
import type { TownChoice } from '@/domain/places/town-choices'
import { askTown } from './ask-towns'

// A deleted town, or one without an answer, still belongs to the field.
const unknownTown = (id: number): TownChoice => ({ id, place: null, name: `# ${id}`, zip: '', around: '' })

/** The town with this number, loaded if it is unknown; null until then, and without a number. */
export function useTown({ api, id }: { api: string; id: number | null | undefined }) {
  const [known, setKnown] = useState<TownChoice | null>(null)
  const wanted = id ?? null
  const isKnown = wanted === null || known?.id === wanted
  useEffect(() => {
    if (isKnown || wanted === null) return undefined
    let isCurrent = true
    void askTown({ api, id: wanted }).then((town) => {
      if (isCurrent) setKnown(town ?? unknownTown(wanted))
    })
    return () => {
      isCurrent = false
    }
  }, [api, wanted, isKnown])
  return { town: known?.id === wanted ? known : null, learn: setKnown }
}
