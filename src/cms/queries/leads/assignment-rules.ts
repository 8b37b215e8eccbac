import type { Payload } from 'payload'
import { findGlobalRecordAs } from '@/cms/database/records'
import type { SiteSetting } from '@/cms/payload-types'
import { relationId } from '@/domain/shared/relation-id'
import { ruleOfKind, type AssignmentRule } from '@/domain/leads/lead-assignment'
import type { LeadKind } from '@/domain/leads/lead-kinds'

type StoredRule = NonNullable<NonNullable<SiteSetting['leads']>['rules']>[number]

const rowsOf = (relations: readonly (number | { id: number })[] | null | undefined): number[] =>
  (relations ?? []).map(relationId).filter((id) => id !== null)

/** Deleted agents are gone from the lines that named them. */
function toRule({ id, kinds, method, places, agents, fallback }: StoredRule): AssignmentRule {
  const lines = (places ?? []).flatMap((line) => {
    const agent = relationId(line.agent)
    return agent === null ? [] : [{ towns: rowsOf(line.towns), areas: line.areas ?? [], agent }]
  })
  return {
    id: id ?? '',
    kinds,
    method,
    places: lines,
    agents: rowsOf(agents),
    fallback: relationId(fallback),
  }
}

/** How the leads of a kind are assigned; null where editors have set nothing. */
export async function getAssignmentRule(payload: Payload, kind: LeadKind): Promise<AssignmentRule | null> {
  const { leads } = await findGlobalRecordAs<Pick<SiteSetting, 'leads'>>(payload, {
    slug: 'site-settings',
    select: { leads: true },
  })
  return ruleOfKind((leads?.rules ?? []).map(toRule), kind)
}
