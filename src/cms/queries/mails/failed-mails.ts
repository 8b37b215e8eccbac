import type { PayloadRequest } from 'payload'

/** The number of failed mails that still have their content, of those that the user sees. */
export async function countFailedMails({
  payload,
  user,
}: Pick<PayloadRequest, 'payload' | 'user'>): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'mails',
    where: { and: [{ status: { equals: 'failed' } }, { bodyErasedAt: { exists: false } }] },
    overrideAccess: false,
    user,
  })
  return totalDocs
}
