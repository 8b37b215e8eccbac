import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { ownerLogin } from '@/cms/mail/owner-login'
import { getMailAgency } from '@/cms/queries/get-mail-agency'
import { separateRequest } from '@/cms/queries/separate-request'
import { getOwner } from '@/cms/queries/stored-owners'
import { transactionOf } from '@/cms/queries/transaction-of'
import { fallbackLocale } from '@/domain/shared/locale'
import { env } from '@/env'
import { queueMail } from './queue-mail'

/** The agency reads its mails in its own language, whatever the owner's is. */
const locale = fallbackLocale

const MOST_HOMES = 20

async function findHomes({ req, owner }: { req: PayloadRequest; owner: number }): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'properties',
    where: { owner: { equals: owner } },
    locale,
    depth: 0,
    sort: 'publicId',
    limit: MOST_HOMES,
    pagination: false,
    select: { title: true, publicId: true },
    req: separateRequest(req),
  })
  return docs.map(({ title, publicId }) => [title, publicId && `(${publicId})`].filter(Boolean).join(' '))
}

/** Keeps when an owner has logged in, and tells the agency by mail; both in the transaction of the login. */
export async function announceOwnerLogin({
  req,
  id,
  now,
}: {
  req: PayloadRequest
  id: number
  now: Date
}): Promise<void> {
  const { payload } = req
  const db = await transactionOf(req)
  await db.execute(sql`update owners set last_login_at = ${now.toISOString()} where id = ${id}`)
  const owner = await getOwner({ payload, id, req })
  if (!owner) return
  const agency = await getMailAgency({ payload, locale, req })
  const adminHref = `${env.SITE_URL}/admin/collections/owners/${id}`
  const homes = await findHomes({ req, owner: id })
  await queueMail({
    req,
    mail: {
      ...ownerLogin({ agency, owner, homes, now, adminHref }, locale),
      kind: 'owner-login',
      locale,
      to: env.AGENCY_EMAIL,
      replyTo: { address: owner.email, name: owner.name },
      about: `owners/${id}`,
    },
  })
}
