import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import type { Goal } from '@/domain/properties/goal'
import { listedInFields } from '@/domain/properties/listed-in'
import type { Locale } from '@/domain/shared/locale'
import { noteTags } from '@/process/freshness.mjs'
import { hasListedStatus } from '@/cms/queries/properties/status-where'

const properties = table('properties')

type AgentPropertiesInput = {
  payload: Payload
  agentId: number
  goal: Goal
  locale: Locale
  limit: number
  /** How many newer ones are left out. */
  offset?: number
}

/**
 * The properties of an agent that are on the market and listed in the language: the ids of the newest, and how many there are. It is
 * made again when a property comes to the agent, leaves, or changes what decides here (`agent_properties_announced`).
 */
export async function findAgentProperties({
  payload,
  agentId,
  goal,
  locale,
  limit,
  offset = 0,
}: AgentPropertiesInput): Promise<{ ids: number[]; total: number }> {
  noteTags([`agent-properties:${agentId}`])
  const { rows } = await databaseOf(payload).execute<{ id: number; total: number }>(sql`
    select ${properties.id}, (count(*) over ())::int as total from ${properties}
    where ${properties.agent_id} = ${agentId} and ${properties._status} = 'published' and ${hasListedStatus(properties.status)}
      and ${properties.goal} = ${goal} and ${properties[`listed_in_${listedInFields[locale]}`]}
    order by ${properties.published_at} desc nulls last, ${properties.id} desc limit ${limit} offset ${offset}`)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}
