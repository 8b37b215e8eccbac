import { z } from 'zod'
import { askJson } from '@/cms/admin/ask-json'
import type { Choices } from '@/cms/admin/combobox/use-choices'
import type { PropertyScope } from '@/cms/queries/property-picker/property-scope'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import { propertyStates } from '@/domain/properties/property-state'

const propertiesShape = z.array(
  z.object({
    id: z.number(),
    reference: z.number().nullable(),
    title: z.string().nullable(),
    address: z.string(),
    owner: z.string().nullable(),
    picture: z.string().nullable(),
    state: z.enum(propertyStates),
    isOnSite: z.boolean(),
  }),
)

const choicesShape = z.object({ properties: propertiesShape, total: z.number() })

/** The properties that match words; null without an answer. */
export async function askChoices({
  api,
  words,
  among,
}: {
  api: string
  words: string
  among: PropertyScope
}): Promise<Choices<PickedProperty> | null> {
  const query = new URLSearchParams({ q: words, among })
  const answer = await askJson(`${api}/properties/choices?${query}`, { shape: choicesShape })
  return answer && { options: answer.properties, total: answer.total }
}

/** The properties with these numbers, in their order; none without an answer. */
export async function askPicked({
  api,
  ids,
}: {
  api: string
  ids: readonly number[]
}): Promise<readonly PickedProperty[]> {
  if (ids.length === 0) return []
  const answer = await askJson(`${api}/properties/picked?ids=${ids.join(',')}`, {
    shape: z.object({ properties: propertiesShape }),
  })
  return answer?.properties ?? []
}
