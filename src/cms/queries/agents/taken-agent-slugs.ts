import type { Payload, PayloadRequest } from 'payload'
import { findRecords } from '@/cms/database/records'
import { matchAgentPath, teamPath } from '@/domain/agents/agent-path'
import { splitLocale } from '@/domain/routing/routes'
import { locales } from '@/domain/shared/locale'

type TakenSlugsInput = {
  payload: Payload
  req?: PayloadRequest
  /** The agent that asks, which may keep its own. */
  except?: number | string
}

/** The slugs that a new agent cannot have: those of other agents, and former ones, which lead on to somebody else. */
export async function findTakenSlugs({ payload, req, except }: TakenSlugsInput): Promise<Set<string>> {
  const agents = await findRecords(payload, { collection: 'agents', select: { slug: true }, req })
  const starts = locales.map((locale) => ({ from: { contains: `/${locale}${teamPath(locale)}` } }))
  const redirects = await findRecords(payload, {
    collection: 'redirects',
    where: { or: starts },
    select: { from: true },
    req,
  })
  const former = redirects.flatMap(({ from }) => {
    const address = splitLocale(from)
    return (address && matchAgentPath(address)) ?? []
  })
  const own = agents.flatMap(({ id, slug }) => (slug && String(id) !== String(except) ? slug : []))
  return new Set([...own, ...former])
}
