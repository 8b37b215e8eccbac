import { useCallback, useEffect, useState } from 'react'
import type { PickedHome } from '@/cms/queries/home-picker/picked-home'
import { askPicked } from './ask-homes'

type KnownHomes = ReadonlyMap<number, PickedHome>

// A home that was deleted, or of which there is no answer, is still what the field leads to.
const unknownHome = (id: number): PickedHome => ({
  ...{ id, reference: null, title: null, address: `# ${id}` },
  ...{ owner: null, picture: null, state: 'draft' },
})

const withHomes = (known: KnownHomes, homes: readonly PickedHome[]): KnownHomes =>
  new Map([...known, ...homes.map((home) => [home.id, home] as const)])

/** The homes of these numbers, in their order; those not known yet are asked for, and left out until the answer. */
export function useHomesById({ api, ids }: { api: string; ids: readonly number[] }) {
  const [known, setKnown] = useState<KnownHomes>(new Map())
  const learn = useCallback(
    (homes: readonly PickedHome[]) => setKnown((before) => withHomes(before, homes)),
    [],
  )
  const missing = ids.filter((id) => !known.has(id)).join(',')
  useEffect(() => {
    if (missing === '') return undefined
    let isCurrent = true
    const asked = missing.split(',').map(Number)
    void askPicked({ api, ids: asked }).then((homes) => {
      if (isCurrent) learn([...asked.map(unknownHome), ...homes])
    })
    return () => {
      isCurrent = false
    }
  }, [api, missing, learn])
  return { homes: ids.flatMap((id) => known.get(id) ?? []), learn }
}
