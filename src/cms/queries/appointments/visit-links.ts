import type { Payload } from 'payload'
import { readToken, signToken } from '@/cms/access/signed-token'
import type { Visit } from '@/cms/payload-types'
import { visitHref, type VisitStep } from '@/domain/routing/visit-address'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import {
  linkEnd,
  linkNumbers,
  readVisitLink,
  visitTokens,
  type VisitLink,
  type VisitLinkPurpose,
} from '@/domain/appointments/visit-links'
import { env } from '@/env'
import { relationId } from '@/cms/queries/relation-id'

const sign = ({ secret, link }: { secret: string; link: VisitLink }): string =>
  signToken({ secret, purpose: visitTokens[link.purpose], numbers: linkNumbers(link), expiresAt: null })

type Linked = Pick<Visit, 'id' | 'linkVersion' | 'endsAt'>

/** The token that shows a visit and changes it, or cancels it alone, until the visit is over. */
export const visitToken = ({
  secret,
  step,
  visit,
}: {
  secret: string
  step: VisitStep
  visit: Linked
}): string => {
  const { id, linkVersion, endsAt } = visit
  const link = { purpose: step, about: id, version: linkVersion, expiresAt: linkEnd({ endsAt }) }
  return sign({ secret, link })
}

/** The path of the page of a visit, for who holds the token. */
export const visitPage = ({
  step,
  locale,
  token,
}: {
  step: VisitStep
  locale: Locale
  token: string
}): string => `${visitHref({ step, locale })}?token=${token}`

/** The address of an agent's calendar, for a program that asks for it again and again; until it is taken back. */
export const feedAddress = ({
  secret,
  agent,
}: {
  secret: string
  agent: { id: number; calendarVersion?: number | null }
}): string => {
  const { id, calendarVersion } = agent
  const link = { purpose: 'feed', about: id, version: calendarVersion ?? 0, expiresAt: null } as const
  return `${env.SITE_URL}/api/visits/feed/${sign({ secret, link })}.ics`
}

/** What a token is for, whatever text it is; whether it has been taken back is for the record to say. */
export function readVisitToken({
  payload,
  purpose,
  token,
  now,
}: {
  payload: Payload
  purpose: VisitLinkPurpose
  token: unknown
  now: Date
}): Result<VisitLink, LinkFailure> {
  const numbers = readToken({ secret: payload.secret, purpose: visitTokens[purpose], token, now })
  return readVisitLink({ purpose, numbers, now })
}

/** The home that a link of ours is about, also where it has ended or was taken back; null for any other text. */
export async function getLinkedHome({
  payload,
  steps,
  token,
  now,
}: {
  payload: Payload
  steps: readonly VisitStep[]
  token: unknown
  now: Date
}): Promise<number | null> {
  const { secret } = payload
  const found = steps.map((step) => readToken({ secret, purpose: visitTokens[step], token, now }))
  const [about] = found.find((numbers) => numbers !== null) ?? []
  if (about === undefined) return null
  const visit = await payload.db.findOne<Visit>({ collection: 'visits', where: { id: { equals: about } } })
  return relationId(visit?.property)
}

/**
 * The visit that a link of a mail is about, if the link is good for one of these steps; `expired` also where it was
 * taken back. Asking changes nothing.
 */
export async function getVisitByToken({
  payload,
  steps,
  token,
  now,
}: {
  payload: Payload
  steps: readonly VisitStep[]
  token: unknown
  now: Date
}): Promise<Result<Visit, LinkFailure>> {
  const links = steps.map((purpose) => readVisitToken({ payload, purpose, token, now }))
  const link = links.find(({ ok }) => ok) ?? links.find((each) => !each.ok && each.failure === 'expired')
  if (!link?.ok) return link ?? { ok: false, failure: 'wrong' }
  const { about, version } = link.value
  const visit = await payload.db.findOne<Visit>({ collection: 'visits', where: { id: { equals: about } } })
  if (!visit) return { ok: false, failure: 'expired' }
  return visit.linkVersion === version ? { ok: true, value: visit } : { ok: false, failure: 'expired' }
}
