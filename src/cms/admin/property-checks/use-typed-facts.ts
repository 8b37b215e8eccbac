'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { propertyFacts, type GatedProperty, type GatedPlace } from '@/cms/gate/property-gate'
import { regionOf } from '@/domain/energy/region'
import type { PropertyFacts } from '@/domain/properties/property-faults'

const cityShape = z.object({ zip: z.string().nullish(), countryId: z.number().nullish() })
const typeShape = z.object({ webId: z.number().nullish() })
const settingsShape = z.object({ figures: z.object({ depositMonths: z.number().nullish() }).nullish() })

// Cached per page: towns, types and settings do not change while a property is edited.
const answers = new Map<string, Promise<unknown>>()

function ask(path: string): Promise<unknown> {
  const known = answers.get(path)
  if (known) return known
  const answer: Promise<unknown> = fetch(path, { credentials: 'same-origin' })
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
    .catch(() => {
      // A failed request is repeated when it is needed next.
      answers.delete(path)
      return null
    })
  answers.set(path, answer)
  return answer
}

/** The server's data at a path; null until it has answered, and without a path. */
function useAnswer<Shape>(path: string | null, shape: z.ZodType<Shape>): Shape | null {
  const [answer, setAnswer] = useState<{ path: string; value: Shape | null } | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (path !== null) {
      void ask(path).then((value) => {
        if (isCurrent) setAnswer({ path, value: shape.safeParse(value).data ?? null })
      })
    }
    return () => {
      isCurrent = false
    }
  }, [path, shape])
  return answer !== null && answer.path === path ? answer.value : null
}

const pathOf = (api: string, { collection, id }: { collection: string; id: unknown }): string | null =>
  typeof id === 'number' || typeof id === 'string' ? `${api}/${collection}/${id}?depth=0` : null

/** The unsaved facts of a property with the region of its town, for warnings while typing. */
export function useTypedFacts(): PropertyFacts {
  const { config } = useConfig()
  const { api } = config.routes
  const typed = useFormFields(([fields]): GatedProperty => ({
    goal: fields.goal?.value,
    status: fields.status?.value,
    city: fields.city?.value,
    type: fields.type?.value,
    epcLabelText: fields.epcLabelText?.value,
    energyPerformance: fields.energyPerformance?.value,
    energy: { label: fields['energy.label']?.value },
    costs: { deposit: fields['costs.deposit']?.value },
  }))
  const city = useAnswer(pathOf(api, { collection: 'cities', id: typed.city }), cityShape)
  const type = useAnswer(pathOf(api, { collection: 'property-types', id: typed.type }), typeShape)
  const settings = useAnswer(`${api}/globals/site-settings?depth=0`, settingsShape)
  const place: GatedPlace = {
    region: regionOf({ countryId: city?.countryId, zip: city?.zip }),
    typeWebId: type?.webId ?? null,
  }
  return { ...propertyFacts(typed, place), standardDeposit: settings?.figures?.depositMonths ?? null }
}
