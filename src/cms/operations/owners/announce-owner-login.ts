import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { ownerLogin } from '@/cms/mail/owners/owner-login'
import { getMailAgency, getOfficeLocale } from '@/cms/queries/agency/mail-agency'
import { separateRequest } from '@/cms/database/separate-request'
import { getOwner } from '@/cms/queries/owners/stored-owners'
import { transactionOf } from '@/cms/database/transactions'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import { table } from '@/cms/database/tables'

const owners = table('owners')

const MOST_PROPERTIES = 20

async function findProperties({
  req,
  owner,
  locale,
}: {
  req: PayloadRequest
  owner: number
  locale: Locale
}): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'properties',
    where: { owner: { equals: owner } },
    locale,
    depth: 0,
    sort: 'publicId',
    limit: MOST_PROPERTIES,
    pagination: false,
    select: { title: true, publicId: true },
    req: separateRequest(req),
  })
  return docs.map(({ title, publicId }) => [title, publicId && `(${publicId})`].filter(Boolean).join(' '))
}

/** Records when an owner logged in, and notifies the agency by mail, both in the transaction of the login. */
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
  await db.execute(
    sql`update ${owners} set ${owners.$.last_login_at} = ${now.toISOString()} where ${owners.id} = ${id}`,
  )
  const owner = await getOwner({ payload, id, req })
  if (!owner) return
  const locale = await getOfficeLocale({ payload, address: env.AGENCY_EMAIL })
  const agency = await getMailAgency({ payload, locale, req })
  const adminHref = `${env.SITE_URL}/admin/collections/owners/${id}`
  const properties = await findProperties({ req, owner: id, locale })
  await queueMail({
    req,
    mail: {
      ...ownerLogin({ agency, owner, properties, now, adminHref }, locale),
      kind: 'owner-login',
      locale,
      to: env.AGENCY_EMAIL,
      replyTo: { address: owner.email, name: owner.name },
      about: `owners/${id}`,
    },
  })
}
