import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuse, translatorEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { importTranslations } from '@/cms/operations/translations/import-translations'
import { findTargetLanguages } from '@/cms/queries/translations/translator-reach'
import { exportDocument, exportGaps } from '@/cms/queries/translations/export-texts'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { readXliff } from '@/domain/translations/read-xliff'
import { largestImport, mostExported, translatorFileName } from '@/domain/translations/translator-file'

const language = z.custom<Locale>(isLocale)

const askedShape = z
  .object({
    from: language,
    to: language,
    document: z.string().max(100).optional(),
    collection: z.string().max(100).optional(),
  })
  .refine(({ from, to }) => from !== to)

async function send(req: PayloadRequest): Promise<Response> {
  const asked = askedShape.safeParse(req.query).data
  if (!asked) return wrong('invalid')
  const { from, to, document, collection = null } = asked
  if (!(await findTargetLanguages(req)).includes(to)) return refuse()
  const exported =
    document === undefined
      ? await exportGaps(req, { collection, from, to })
      : await exportDocument(req, { document, from, to })
  if (exported === null) return wrong('nothing', 404)
  return new Response(exported.xml, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/x-xliff+xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${translatorFileName({ from, to, document })}"`,
      'X-Documents': `${exported.documents}/${exported.total}`,
    },
  })
}

/** The posted file; null where it is too large. */
async function postedFile(req: PayloadRequest): Promise<ArrayBuffer | null> {
  if (Number(req.headers.get('content-length') ?? 0) > largestImport) return null
  const bytes = (await req.arrayBuffer?.()) ?? new ArrayBuffer(0)
  return bytes.byteLength > largestImport ? null : bytes
}

function decoded(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

async function receive(req: PayloadRequest): Promise<Response> {
  const bytes = await postedFile(req)
  if (bytes === null) return wrong('too-large', 413)
  const xml = decoded(bytes)
  if (xml === null) return wrong('not-xml', 422)
  const read = readXliff(xml)
  if (!read.ok) return wrong(read.failure, 422)
  if (read.value.length === 0) return wrong('not-xliff', 422)
  if (read.value.length > mostExported) return wrong('too-much', 422)
  return Response.json({ ok: true, ...(await importTranslations(req, read.value)) })
}

/** Staff download the texts that they may change for a translator, and upload the translations; translators do both themselves. */
export const xliffEndpoints: Endpoint[] = [
  { path: '/translations/xliff', method: 'get', handler: translatorEndpoint(send) },
  { path: '/translations/xliff', method: 'post', handler: translatorEndpoint(receive) },
]
