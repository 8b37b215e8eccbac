import { useCallback, useEffect, useState } from 'react'
import { askMedia, mostAsked, type GridPicture } from './ask-media'

type KnownPictures = ReadonlyMap<number, GridPicture>

/** A picture of which nothing is known: a deleted one, or one without an answer, still belongs to the field. */
export const unknownPicture = (id: number): GridPicture => ({
  ...{ id, fileName: null, kind: null },
  ...{ url: null, descriptions: {} },
})

const withPictures = (known: KnownPictures, pictures: readonly GridPicture[]): KnownPictures =>
  new Map([...known, ...pictures.map((picture) => [picture.id, picture] as const)])

/** The pictures with these numbers, those that are unknown loaded; and a function that loads some once more. */
export function useMedia({ api, ids }: { api: string; ids: readonly number[] }) {
  const [known, setKnown] = useState<KnownPictures>(new Map())
  const missing = ids
    .filter((id) => !known.has(id))
    .slice(0, mostAsked)
    .join(',')
  useEffect(() => {
    if (missing === '') return undefined
    let isCurrent = true
    const asked = missing.split(',').map(Number)
    void askMedia({ api, ids: asked }).then((pictures) => {
      if (isCurrent)
        setKnown((before) => withPictures(before, [...asked.map(unknownPicture), ...(pictures ?? [])]))
    })
    return () => {
      isCurrent = false
    }
  }, [api, missing])
  const reload = useCallback(
    async (changed: readonly number[]) => {
      const pictures = await askMedia({ api, ids: changed.slice(0, mostAsked) })
      if (pictures) setKnown((before) => withPictures(before, pictures))
    },
    [api],
  )
  return { known, reload }
}
