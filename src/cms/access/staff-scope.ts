import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { table } from '@/cms/database/tables'
import { transactionOf, type Database } from '@/cms/database/transactions'
import { relationId } from '@/domain/shared/relation-id'
import {
  allRights,
  isLimitable,
  noRights,
  rightsOf,
  type RoleRights,
  type StaffRights,
} from '@/domain/accounts/staff-rights'
import type { StaffRole } from '@/domain/accounts/staff-roles'

const settings = table('security_settings')
const propertyRoles = table('security_settings_rights_own_properties')
const leadRoles = table('security_settings_rights_own_leads')
const properties = table('properties')
const propertyVersions = table('_properties_v')
const projects = table('projects')
const projectVersions = table('_projects_v')

/** The rights of a colleague, with the rows of what belongs to their agent; these are read only where a limit holds. */
export type StaffScope = StaffRights & { ownProperties: readonly number[]; ownProjects: readonly number[] }

const nothingOwn = { ownProperties: [], ownProjects: [] } as const

/** Rows as a list of a condition of Payload, which differs from PostgreSQL about an empty one: no row has the number 0. */
export const rowsIn = (ids: readonly number[]): number[] => (ids.length > 0 ? [...ids] : [0])

/** The scope of programs and administrators. */
export const wholeScope: StaffScope = { ...allRights, ...nothingOwn }

type Requester = Pick<PayloadRequest, 'payload' | 'user' | 'transactionID'>

async function readRoleRights(db: Database, role: StaffRole): Promise<RoleRights> {
  const { rows } = await db.execute<RoleRights>(sql`select
    exists (select ${propertyRoles.id} from ${propertyRoles} where ${propertyRoles.value}::text = ${role}) as "ownProperties",
    exists (select ${leadRoles.id} from ${leadRoles} where ${leadRoles.value}::text = ${role}) as "ownLeads",
    exists (select ${settings.id} from ${settings} where ${settings.rights_confidential_to_assigned}) as "confidentialToAssigned"`)
  return rows[0] ?? { ownProperties: true, ownLeads: true, confidentialToAssigned: true }
}

type OwnRow = { kind: 'property' | 'project'; id: number }

/** What belongs to an agent as last saved: a draft that gives a property to a colleague is theirs before it is published. */
async function readOwnRows(
  db: Database,
  agent: number,
): Promise<Pick<StaffScope, 'ownProperties' | 'ownProjects'>> {
  const { rows } = await db.execute<OwnRow>(sql`
    select 'property' as kind, ${propertyVersions.parent_id} as id from ${propertyVersions}
      where ${propertyVersions.latest} and ${propertyVersions.version_agent_id} = ${agent} and ${propertyVersions.parent_id} is not null
    union select 'property', ${properties.id} from ${properties} where ${properties.agent_id} = ${agent}
      and not exists (select ${propertyVersions.id} from ${propertyVersions}
        where ${propertyVersions.parent_id} = ${properties.id} and ${propertyVersions.latest})
    union select 'project', ${projectVersions.parent_id} from ${projectVersions}
      where ${projectVersions.latest} and ${projectVersions.version_agent_id} = ${agent} and ${projectVersions.parent_id} is not null
    union select 'project', ${projects.id} from ${projects} where ${projects.agent_id} = ${agent}
      and not exists (select ${projectVersions.id} from ${projectVersions}
        where ${projectVersions.parent_id} = ${projects.id} and ${projectVersions.latest})`)
  const rowsOf = (kind: OwnRow['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return { ownProperties: rowsOf('property'), ownProjects: rowsOf('project') }
}

const isLimited = ({ properties: changed, leads, confidential }: StaffRights): boolean =>
  [changed, leads, confidential].includes('own')

async function readScope(req: Requester): Promise<StaffScope> {
  const { user } = req
  if (user?.collection !== 'users') return { ...noRights, ...nothingOwn }
  const { role } = user
  const colleague = { role, account: Number(user.id), agent: relationId(user.agent) }
  const unlimited = { ownProperties: false, ownLeads: false, confidentialToAssigned: false }
  if (!isLimitable(role)) return { ...rightsOf(colleague, unlimited), ...nothingOwn }
  const db = await transactionOf(req)
  const rights = rightsOf(colleague, await readRoleRights(db, role))
  if (!isLimited(rights) || rights.agent === null) return { ...rights, ...nothingOwn }
  return { ...rights, ...(await readOwnRows(db, rights.agent)) }
}

const known = new WeakMap<Requester, { user: unknown; scope: Promise<StaffScope> }>()

/**
 * What whoever sends a request may see of leads and change of properties. It is read once for each request, never kept longer: a
 * change of the settings, of the agent of an account or of an assignment holds for the next one.
 */
export function getScope(req: Requester): Promise<StaffScope> {
  const found = known.get(req)
  if (found?.user === req.user) return found.scope
  const scope = readScope(req)
  known.set(req, { user: req.user, scope })
  return scope
}
