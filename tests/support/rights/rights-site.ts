import type { Payload } from 'payload'
import { startSite } from '../database/payload'
import { createRest, logIn, type CallRest } from '../site/rest'
import { openOffice, personNames, type PersonName, type RightsOffice } from './rights-office'

type Asked = Omit<Parameters<CallRest>[0], 'path' | 'token'>

/** A site with that office, whose people ask the API. */
export type RightsSite = {
  payload: Payload
  office: RightsOffice
  tokens: Readonly<Partial<Record<PersonName, string | null>>>
  ask: (who: PersonName, path: string, asked?: Asked) => Promise<Response>
  statusOf: (who: PersonName, path: string, asked?: Asked) => Promise<number>
  /** The status of a change that is saved as a draft in French. */
  patchDraft: (who: PersonName, path: string, body: object) => Promise<number>
}

export async function startRightsSite(): Promise<RightsSite> {
  const { payload, config } = await startSite()
  const rest = createRest(config)
  const office = await openOffice(payload)
  const tokens: Partial<Record<PersonName, string | null>> = {}
  for (const who of personNames) tokens[who] = await logIn(payload, office.people[who])
  const ask: RightsSite['ask'] = (who, path, asked = {}) => rest({ ...asked, path, token: tokens[who] })
  const statusOf: RightsSite['statusOf'] = async (...asked) => (await ask(...asked)).status
  return {
    ...{ payload, office, tokens, ask, statusOf },
    patchDraft: (who, path, body) => statusOf(who, `${path}?draft=true&locale=fr`, { method: 'PATCH', body }),
  }
}
