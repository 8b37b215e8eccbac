import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { PrivateFile } from '@/cms/operations/media/send-private-file'
import { findRecord } from '@/cms/database/records'
import { readToken, signToken } from '@/cms/access/signed-token'
import type { DocumentLink } from '@/cms/mail/leads/lead-letters'
import type { Document, Lead, Property } from '@/cms/payload-types'
import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import { permits } from '@/domain/properties/property-status'
import type { Locale } from '@/domain/shared/locale'
import { relationId } from '@/domain/shared/relation-id'
import { env } from '@/env'

/** How long the links in a mail with documents work, in days. */
export const DOCUMENT_DAYS = 7

const purpose = 'document'

type DocumentLinksInput = {
  payload: Payload
  subject: LeadSubject | null
  locale: Locale
  now: Date
  leadId: number
}

/** A link to each document of a property for the recipient of the mail; visitors reach private files in no other way. */
export async function findDocumentLinks({
  payload,
  subject,
  locale,
  now,
  leadId,
}: DocumentLinksInput): Promise<DocumentLink[]> {
  if (!subject || subject.documentIds.length === 0) return []
  const { docs } = await payload.find({
    collection: 'documents',
    locale,
    depth: 0,
    pagination: false,
    where: { id: { in: subject.documentIds } },
  })
  const expiresAt = new Date(now.getTime() + DOCUMENT_DAYS * 86_400_000)
  return subject.documentIds.flatMap((id) => {
    const document = docs.find((doc) => doc.id === id)
    if (!document) return []
    const token = signToken({
      secret: payload.secret,
      purpose,
      numbers: [id, leadId, fileHashOf(document)],
      expiresAt,
    })
    return [
      {
        title: document.title ?? document.originalName ?? null,
        href: `${env.SITE_URL}/api/document-links/${token}?lang=${locale}`,
      },
    ]
  })
}

/** A hash of the sent file's name, so that a link does not open a replacement. A number, as tokens hold nothing else. */
const fileHashOf = ({ filename }: Pick<Document, 'filename'>): number =>
  createHash('sha256')
    .update(filename ?? '')
    .digest()
    .readUIntBE(0, 6)

// Older links have no hash.
const isSameFile = (document: Document, fileHash: number | undefined): boolean =>
  fileHash === undefined || fileHash === fileHashOf(document)

/** Visitors can ask for documents while the property is published in a language, and its status permits it. */
const isOffered = ({ _status, status, listedIn }: Property): boolean =>
  _status === 'published' &&
  permits(status ?? 'available', 'documents') &&
  Object.values(listedIn ?? {}).includes(true)

/** Whether the property is still offered with the document: the agency can withdraw it. */
async function isStillShared({
  payload,
  id,
  leadId,
}: {
  payload: Payload
  id: number
  leadId: number
}): Promise<boolean> {
  const { db } = payload
  const lead = await db.findOne<Lead>({ collection: 'leads', where: { id: { equals: leadId } } })
  const property = await db.findOne<Property>({
    collection: 'properties',
    where: { id: { equals: relationId(lead?.property) ?? 0 } },
  })
  if (!property || !isOffered(property)) return false
  return (property.documents ?? []).some((document) => relationId(document) === id)
}

const toFile = ({ filename, originalName }: Document): PrivateFile | null =>
  filename ? { folder: 'documents', name: filename, title: originalName ?? filename } : null

/** The document behind the link of a mail; null if the link is invalid or too old, or the document is no longer shared. */
export async function findSharedDocument({
  payload,
  token,
  now,
}: {
  payload: Payload
  token: unknown
  now: Date
}): Promise<PrivateFile | null> {
  const [id = 0, leadId = 0, fileHash] = readToken({ secret: payload.secret, purpose, token, now }) ?? []
  if (id === 0 || !(await isStillShared({ payload, id, leadId }))) return null
  const where = { id: { equals: id } }
  const document = await findRecord(payload, { collection: 'documents', where })
  return document && isSameFile(document, fileHash) ? toFile(document) : null
}
