import type { PayloadRequest } from 'payload'
import type { Document } from '@/cms/payload-types'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { sentDocumentName } from '@/domain/answers/sent-document-name'
import type { Locale } from '@/domain/shared/locale'

/** A template of an answer in one language; `isOfKind` if it was made for this kind of lead, and not for any. */
export type AnswerTemplate = {
  id: number
  name: string
  isOfKind: boolean
  /** '' for the usual one. */
  subject: string
  text: string
  /** With their sizes in bytes. */
  documents: { id: number; name: string; size: number }[]
}

const isFile = (file: number | Document): file is Document => typeof file === 'object'

/** The templates that the user sees for a kind of lead and that have a text in the language, by name. */
export async function findAnswerTemplates({
  req,
  kind,
  locale,
}: {
  req: PayloadRequest
  kind: LeadKind
  locale: Locale
}): Promise<AnswerTemplate[]> {
  const { docs } = await req.payload.find({
    collection: 'answer-templates',
    locale,
    fallbackLocale: false,
    depth: 1,
    sort: 'name',
    pagination: false,
    limit: 200,
    overrideAccess: false,
    user: req.user,
  })
  return docs.flatMap(({ id, name, kinds, subject, text, files }): AnswerTemplate[] => {
    const isForAll = !kinds || kinds.length === 0
    if (!text || !(isForAll || kinds.includes(kind))) return []
    const documents = (files ?? []).filter(isFile).map((file) => ({
      id: file.id,
      name: sentDocumentName(file),
      size: file.filesize ?? 0,
    }))
    return [{ id, name, isOfKind: !isForAll, subject: subject ?? '', text, documents }]
  })
}
