'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { dutyFacts, propertyFacts, type GatedProperty, type GatedPlace } from '@/cms/gate/property-gate'
import type { DutyFacts } from '@/domain/duties/duty-facts'
import { regionOf } from '@/domain/energy/region'
import type { PropertyFacts } from '@/domain/properties/property-faults'
import { belgianDay } from '@/domain/shared/belgian-day'

const cityShape = z.object({ zip: z.string().nullish(), countryId: z.number().nullish() })
const typeShape = z.object({ webId: z.number().nullish() })
const settingsShape = z.object({
  figures: z.object({ depositMonths: z.number().nullish() }).nullish(),
  agency: z.object({ professionalNumber: z.string().nullish() }).nullish(),
})

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

type FormFields = Record<string, { value?: unknown } | undefined>

const single = [
  'goal',
  'status',
  'city',
  'type',
  'price',
  'publishAddress',
  'epcLabelText',
  'energyPerformance',
] as const

const grouped = {
  construction: ['constructionYear'],
  costs: ['deposit', 'rentCharges'],
  energy: [
    'label',
    'certificateNumber',
    'total',
    'endDate',
    'asbestosType',
    'asbestosDate',
    'electricityCertificate',
  ],
  planning: [
    'permit',
    'areaApplication',
    'summons',
    'preemptiveRights',
    'allotmentPermit',
    'gScore',
    'pScore',
  ],
} as const

/** The unsaved fields that a check depends on, in the shape of the document. */
const toProperty = (fields: FormFields): GatedProperty => ({
  ...Object.fromEntries(single.map((name) => [name, fields[name]?.value])),
  ...Object.fromEntries(
    Object.entries(grouped).map(([group, names]) => [
      group,
      Object.fromEntries(names.map((name) => [name, fields[`${group}.${name}`]?.value])),
    ]),
  ),
})

/** The unsaved property, and what its town, its type and the settings add. */
function useTypedProperty() {
  const { config } = useConfig()
  const { api } = config.routes
  const property = useFormFields(([fields]) => toProperty(fields))
  const townPath = pathOf(api, { collection: 'cities', id: property.city })
  const city = useAnswer(townPath, cityShape)
  const type = useAnswer(pathOf(api, { collection: 'property-types', id: property.type }), typeShape)
  const settings = useAnswer(`${api}/globals/site-settings?depth=0`, settingsShape)
  const place: GatedPlace = {
    region: regionOf({ countryId: city?.countryId, zip: city?.zip }),
    typeWebId: type?.webId ?? null,
  }
  return {
    property,
    place,
    settings,
    hasTown: townPath !== null,
    isReady: city !== null && settings !== null,
  }
}

/** The unsaved facts of a property with the region of its town, for warnings while typing. */
export function useTypedFacts(): PropertyFacts {
  const { property, place, settings } = useTypedProperty()
  return { ...propertyFacts(property, place), standardDeposit: settings?.figures?.depositMonths ?? null }
}

/** The unsaved facts that the duties depend on; null until a town is chosen, and while it is being read. */
export function useTypedDuties(): { facts: DutyFacts | null; hasTown: boolean } {
  const { property, place, settings, hasTown, isReady } = useTypedProperty()
  if (!isReady) return { facts: null, hasTown }
  const facts = dutyFacts(property, {
    ...place,
    today: belgianDay(new Date()),
    standardDeposit: settings?.figures?.depositMonths ?? null,
    agencyNumber: settings?.agency?.professionalNumber ?? null,
  })
  return { facts, hasTown }
}
