import { z } from 'zod'
import { nearbyKinds } from '@/domain/district/nearby-kinds'
import { phaseStates } from '@/domain/projects/phases'

/**
 * What the listing files may say beyond the contract (docs/contract.md). A record without it is stored as before, and keeps
 * what editors have: none of these has a default, which would make every record of an earlier import a changed one.
 */

const price = z.number().positive()
const day = z.iso.date()
const longText = z.string().trim().max(4000)

const nearbyPlace = z.object({
  Kind: z.enum(nearbyKinds),
  Name: z.string().trim().max(80).nullish(),
  Distance: z.number().nonnegative().max(100_000).nullish(),
  Latitude: z.number().min(-90).max(90).nullish(),
  Longitude: z.number().min(-180).max(180).nullish(),
})

const isAscending = (prices: readonly { Until: string }[]): boolean =>
  prices.every(({ Until }, index) => index === 0 || Until > (prices[index - 1]?.Until ?? ''))

/** What was asked before the present price, the oldest first: each until the day on which it changed. */
const earlierPrices = z
  .array(z.object({ Price: price, Until: day }))
  .refine(isAscending, 'has the oldest price first')

export const propertyExtension = {
  PublishedOn: day.nullish(),
  EarlierPrices: earlierPrices.nullish(),
  DistrictText: longText.nullish(),
  Nearby: z.array(nearbyPlace).max(20).nullish(),
}

export const cityExtension = {
  PageText: longText.nullish(),
  DistrictText: longText.nullish(),
}

/** The languages of a project name the same phases in the same order. */
export const projectExtension = {
  Phases: z
    .array(
      z.object({
        Name: z.string().trim().min(1),
        State: z.enum(phaseStates).default('planned'),
        DeliveredOn: day.nullish(),
        Units: z.array(z.number().int().positive()).default([]),
      }),
    )
    .nullish(),
}
