import { z } from 'zod'
import type { HomeScope } from '@/cms/queries/home-picker/home-scope'
import type { PickedHome } from '@/cms/queries/home-picker/picked-home'
import { homeStates } from '@/domain/properties/home-state'

const homesShape = z.array(
  z.object({
    id: z.number(),
    reference: z.number().nullable(),
    title: z.string().nullable(),
    address: z.string(),
    owner: z.string().nullable(),
    picture: z.string().nullable(),
    state: z.enum(homeStates),
  }),
)

const choicesShape = z.object({ homes: homesShape, total: z.number() })

/** The first homes that were found, and how many there are. */
export type HomeChoices = { homes: readonly PickedHome[]; total: number }

async function ask<Shape>(path: string, shape: z.ZodType<Shape>): Promise<Shape | null> {
  try {
    const response = await fetch(path, { credentials: 'same-origin' })
    return response.ok ? (shape.safeParse(await response.json()).data ?? null) : null
  } catch {
    return null
  }
}

/** The homes that words find; null without an answer. */
export const askChoices = ({
  api,
  words,
  among,
}: {
  api: string
  words: string
  among: HomeScope
}): Promise<HomeChoices | null> =>
  ask(`${api}/properties/choices?${new URLSearchParams({ q: words, among })}`, choicesShape)

/** The homes of these numbers, in their order; none without an answer. */
export async function askPicked({
  api,
  ids,
}: {
  api: string
  ids: readonly number[]
}): Promise<readonly PickedHome[]> {
  if (ids.length === 0) return []
  const answer = await ask(`${api}/properties/picked?ids=${ids.join(',')}`, z.object({ homes: homesShape }))
  return answer?.homes ?? []
}
