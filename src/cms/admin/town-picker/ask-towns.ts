import { z } from 'zod'
import { askJson } from '@/cms/admin/ask-json'
import type { Choices } from '@/cms/admin/combobox/use-choices'
import type { Position } from '@/domain/properties/position'
import type { TownChoice } from '@/domain/places/town-choices'

const choicesShape = z.object({
  towns: z.array(
    z.object({
      id: z.number().nullable(),
      place: z.string().nullable(),
      name: z.string(),
      zip: z.string(),
      around: z.string(),
    }),
  ),
  total: z.number(),
})

async function askChoices(path: string): Promise<Choices<TownChoice> | null> {
  const answer = await askJson(path, { shape: choicesShape })
  return answer && { options: answer.towns, total: answer.total }
}

/** The towns that match words; null without an answer. */
export const askTowns = ({ api, words }: { api: string; words: string }) =>
  askChoices(`${api}/cities/choices?${new URLSearchParams({ q: words })}`)

/** A town of the site; null if there is none, or without an answer. */
export async function askTown({ api, id }: { api: string; id: number }): Promise<TownChoice | null> {
  const answer = await askChoices(`${api}/cities/choices?id=${id}`)
  return answer?.options[0] ?? null
}

/** The point that the gazetteer has for a town of the site; null if it does not know the town, or without an answer. */
export async function askTownCentre({ api, id }: { api: string; id: number }): Promise<Position | null> {
  const answer = await askJson(`${api}/cities/centre?id=${id}`, {
    shape: z.object({ centre: z.object({ lat: z.number(), lng: z.number() }).nullable() }),
  })
  return answer?.centre ?? null
}

/** Makes a place a town of the site, and returns its number; null if that failed. */
export async function addTown({ api, place }: { api: string; place: string }): Promise<number | null> {
  const answer = await askJson(`${api}/cities/add`, {
    shape: z.object({ id: z.number() }),
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ place }),
  })
  return answer?.id ?? null
}
