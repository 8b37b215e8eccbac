import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { bodyOf, refuse, translatorEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { saveTranslation } from '@/cms/operations/translations/save-translation'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { xliffEndpoints } from './xliff-endpoints'

const language = z.custom<Locale>(isLocale)

// Longer texts are refused by their fields; this only bounds what is read.
const mostSegments = 1000
const mostLetters = 50_000

const typedShape = z
  .object({
    document: z.string().max(100),
    from: language,
    to: language,
    base: z.iso.datetime().nullable(),
    texts: z.record(z.string().max(200), z.array(z.string().max(mostLetters)).max(mostSegments)),
  })
  .refine(({ from, to }) => from !== to)

async function save(req: PayloadRequest): Promise<Response> {
  const typed = typedShape.safeParse(await bodyOf(req)).data
  if (!typed) return wrong('invalid')
  const saved = await saveTranslation(req, typed)
  if (saved.isSaved) return Response.json({ ok: true, base: saved.updatedAt })
  if ('errors' in saved)
    return Response.json({ ok: false, error: 'invalid', errors: saved.errors }, { status: 422 })
  if (saved.code === 'target') return refuse()
  return saved.code === 'unknown' ? wrong('unknown', 404) : wrong('outdated', 409)
}

/** Staff store the translation of a document that they may change, also from a file of a translator; translators store theirs. */
export const translationEndpoints: Endpoint[] = [
  { path: '/translations/save', method: 'post', handler: translatorEndpoint(save) },
  ...xliffEndpoints,
]
