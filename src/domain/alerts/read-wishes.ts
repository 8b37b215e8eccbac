import * as z from 'zod/mini'
import { tidyWishes, type AlertWishes } from './alert-wishes'

const number = z.nullable(z.number())

const stored = z.object({
  goal: z.nullable(z.enum(['sale', 'rent'])),
  types: z.array(z.number()),
  cities: z.array(z.object({ name: z.string(), zip: z.string() })),
  zips: z.array(z.string()),
  minPrice: number,
  maxPrice: number,
  minBedrooms: number,
  minBathrooms: number,
  minGarages: number,
  minParkings: number,
  terrace: z.boolean(),
  garden: z.boolean(),
})

/** Wishes as they came back from where they are kept; null for what are none: they must not become those for every home. */
export function readWishes(given: unknown): AlertWishes | null {
  const read = stored.safeParse(given)
  return read.success ? tidyWishes(read.data) : null
}
