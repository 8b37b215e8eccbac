import type { PayloadRequest, Where } from 'payload'
import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { NotedLead, NotedLeadErrors } from '@/domain/leads/noted-lead'
import { isRecordId } from '@/domain/shared/record-id'
import type { Result } from '@/domain/shared/result'

/** What a noted lead is about: drafts too, and what is sold or let, because callers ask about these. */
export type NotedSubject = {
  subject: Pick<LeadSubject, 'collection' | 'id'> | null
  publicIds: { property: number | null; project: number | null }
}

type SubjectRow = { id: number; publicId?: number | null }

type FindSubjectInput = { req: PayloadRequest; collection: LeadSubject['collection']; id: number | null }

async function findRow({ req, collection, id }: FindSubjectInput): Promise<SubjectRow | null> {
  if (id === null) return null
  const where: Where = { id: { equals: id } }
  const asked = { where, depth: 0, limit: 1, pagination: false } as const
  const asStaff = { overrideAccess: false, user: req.user } as const
  const select = { publicId: true } as const
  const { docs } = await req.payload.find({ collection, ...asked, ...asStaff, select })
  return docs[0] ?? null
}

/** The property that staff chose; null for none, and for one that they cannot read. */
export const findNotedProperty = (req: PayloadRequest, id: unknown): Promise<SubjectRow | null> =>
  findRow({ req, collection: 'properties', id: isRecordId(id) ? id : null })

const refuse = (failure: NotedLeadErrors) => ({ ok: false, failure }) as const

/** The property and the project that staff chose; an error for one that they cannot read. */
export async function findNotedSubject({
  req,
  noted,
}: {
  req: PayloadRequest
  noted: NotedLead
}): Promise<Result<NotedSubject, NotedLeadErrors>> {
  const property = await findRow({ req, collection: 'properties', id: noted.property })
  const project = await findRow({ req, collection: 'projects', id: noted.project })
  if (noted.property !== null && property === null) return refuse({ property: 'invalid' })
  if (noted.project !== null && project === null) return refuse({ project: 'invalid' })
  const subject =
    subjectOf({ collection: 'properties', row: property }) ??
    subjectOf({ collection: 'projects', row: project })
  return {
    ok: true,
    value: { subject, publicIds: { property: numberOf(property), project: numberOf(project) } },
  }
}

const subjectOf = ({ collection, row }: Pick<FindSubjectInput, 'collection'> & { row: SubjectRow | null }) =>
  row && { collection, id: row.id }

const numberOf = (row: SubjectRow | null): number | null => row?.publicId ?? null
