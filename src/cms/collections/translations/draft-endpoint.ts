import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { bodyOf, refuse, translatorEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { draftTranslation } from '@/cms/operations/translations/draft-translation'
import { machineTranslator } from '@/cms/operations/translations/machine-translator'
import { findTargetLanguages } from '@/cms/queries/translations/translator-reach'
import { isLocale, type Locale } from '@/domain/shared/locale'

const language = z.custom<Locale>(isLocale)

const askedShape = z
  .object({ document: z.string().max(100), from: language, to: language })
  .refine(({ from, to }) => from !== to)

/** The accounts whose request runs: a provider may count what it translates. */
const busy = new Set<number | string>()

async function draft(req: PayloadRequest): Promise<Response> {
  const asked = askedShape.safeParse(await bodyOf(req)).data
  const translate = machineTranslator()
  if (!asked || !translate || !req.user) return wrong('invalid')
  if (!(await findTargetLanguages(req)).includes(asked.to)) return refuse()
  if (busy.has(req.user.id)) return wrong('busy', 429)
  busy.add(req.user.id)
  try {
    const drafted = await draftTranslation(req, { ...asked, translate })
    if (!drafted.isDone) return wrong(drafted.code, drafted.code === 'unknown' ? 404 : 502)
    const { drafts, missing } = drafted
    return Response.json({ ok: true, drafts, missing }, { headers: { 'Cache-Control': 'no-store' } })
  } finally {
    busy.delete(req.user.id)
  }
}

/** Staff and translators get drafts of a machine for the texts that they may change. */
export const draftEndpoints: Endpoint[] = [
  { path: '/translations/draft', method: 'post', handler: translatorEndpoint(draft) },
]
