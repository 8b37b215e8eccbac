import { useCallback, useEffect, useState } from 'react'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import { askPicked } from './ask-properties'

type KnownProperties = ReadonlyMap<number, PickedProperty>

// A deleted property, or one without an answer, still belongs to the field.
const unknownProperty = (id: number): PickedProperty => ({
  ...{ id, reference: null, title: null, address: `# ${id}` },
  ...{ owner: null, picture: null, state: 'draft', isOnSite: false },
})

const withProperties = (known: KnownProperties, properties: readonly PickedProperty[]): KnownProperties =>
  new Map([...known, ...properties.map((property) => [property.id, property] as const)])

/** The properties with these numbers, in their order; unknown ones are loaded, and left out until then. */
export function usePropertiesById({ api, ids }: { api: string; ids: readonly number[] }) {
  const [known, setKnown] = useState<KnownProperties>(new Map())
  const learn = useCallback(
    (properties: readonly PickedProperty[]) => setKnown((before) => withProperties(before, properties)),
    [],
  )
  const missing = ids.filter((id) => !known.has(id)).join(',')
  useEffect(() => {
    if (missing === '') return undefined
    let isCurrent = true
    const asked = missing.split(',').map(Number)
    void askPicked({ api, ids: asked }).then((properties) => {
      if (isCurrent) learn([...asked.map(unknownProperty), ...properties])
    })
    return () => {
      isCurrent = false
    }
  }, [api, missing, learn])
  return { properties: ids.flatMap((id) => known.get(id) ?? []), learn }
}
