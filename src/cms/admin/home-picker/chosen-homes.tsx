'use client'

import { useConfig, useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { PickedHome } from '@/cms/queries/picked-home'
import { HomeThumbnail } from './home-thumbnail'

const answerShape = z.object({
  homes: z.array(
    z.object({
      id: z.number(),
      reference: z.number().nullable(),
      title: z.string().nullable(),
      address: z.string(),
      owner: z.string().nullable(),
      picture: z.string().nullable(),
    }),
  ),
})

const idsOf = (value: unknown): string =>
  (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number').join(',')

/** Below a field that leads to homes: which ones they are. */
export function ChosenHomes({ path }: { path: string }) {
  const { config } = useConfig()
  const { value } = useField<unknown>({ path })
  const [homes, setHomes] = useState<PickedHome[]>([])
  const ids = idsOf(value)
  const { api, admin } = config.routes
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      if (ids === '') return []
      const response = await fetch(`${api}/properties/picked?ids=${ids}`, { credentials: 'same-origin' })
      return answerShape.safeParse(await response.json()).data?.homes ?? []
    }
    void ask().then(
      (found) => {
        if (isCurrent) setHomes(found)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [api, ids])
  if (homes.length === 0) return null
  return (
    <ul className="agency-chosen">
      {homes.map(({ id, reference, title, address, owner, picture }) => (
        <li key={id}>
          <HomeThumbnail url={picture} />
          <a href={`${admin}/collections/properties/${id}`}>
            {[reference, title, address, owner].filter(Boolean).join(' · ')}
          </a>
        </li>
      ))}
    </ul>
  )
}
