import { z } from 'zod'
import { askJson } from '@/cms/admin/ask-json'
import type { Choices } from '@/cms/admin/combobox/use-choices'
import type { LinkChoice } from '@/cms/queries/links/link-targets'
import type { LinkPick } from '@/domain/links/link-pick'

const targetsShape = z.object({
  targets: z.array(
    z.object({
      document: z.string(),
      kind: z.string(),
      name: z.string(),
      place: z.string(),
      isOnline: z.boolean(),
    }),
  ),
  total: z.number(),
})

async function ask(path: string): Promise<Choices<LinkChoice> | null> {
  const answer = await askJson(path, { shape: targetsShape })
  return answer && { options: answer.targets, total: answer.total }
}

/** What a link may lead to, by words; null without an answer. */
export const askTargets = ({ api, words }: { api: string; words: string }) =>
  ask(`${api}/link-targets?${new URLSearchParams({ q: words })}`)

/** The document of a link; null if nobody finds it, or without an answer. */
export async function askTarget({
  api,
  pick: { relationTo, id },
}: {
  api: string
  pick: LinkPick
}): Promise<LinkChoice | null> {
  const answer = await ask(`${api}/link-targets?${new URLSearchParams({ document: `${relationTo}/${id}` })}`)
  return answer?.options[0] ?? null
}
