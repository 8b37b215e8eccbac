import { confidentialKinds, type LeadKind } from '@/domain/leads/lead-kinds'
import { workingRoles, type StaffRole } from './staff-roles'

/** The roles of which administrators may limit what they change: a reader changes nothing anyway. */
export const propertyRoles = ['agent', 'editor'] as const satisfies readonly StaffRole[]

/** The roles of which administrators may limit which leads they see. */
export const leadRoles = ['agent', 'editor', 'reader'] as const satisfies readonly StaffRole[]

/** What administrators have decided for the role of a colleague. */
export type RoleRights = {
  /** They change only their own properties. */
  ownProperties: boolean
  /** They see only their own leads. */
  ownLeads: boolean
  /** Offers, rental and job applications are for whoever they are assigned to. */
  confidentialToAssigned: boolean
}

/** An account of the back office, and the agent that it belongs to. */
export type Colleague = { role: StaffRole; account: number; agent: number | null }

/** All of them, their own, or none. */
export type StaffReach = 'all' | 'own' | 'none'

/** What a colleague sees of leads, and which properties they change. */
export type StaffRights = Pick<Colleague, 'account' | 'agent'> & {
  properties: StaffReach
  /** The leads that are not confidential. */
  leads: StaffReach
  /** The confidential ones: offers, rental and job applications. */
  confidential: StaffReach
}

/** Whoever has no account of the back office. */
export const noRights: StaffRights = {
  account: 0,
  agent: null,
  properties: 'none',
  leads: 'none',
  confidential: 'none',
}

/** The rights of administrators, whom no setting limits. */
export const allRights: StaffRights = {
  account: 0,
  agent: null,
  properties: 'all',
  leads: 'all',
  confidential: 'all',
}

const isWorking = (role: StaffRole): boolean => workingRoles.some((each) => each === role)

const reachOf = (isOpen: boolean, isLimited: boolean): StaffReach => {
  if (!isOpen) return 'none'
  return isLimited ? 'own' : 'all'
}

/** Whether a setting can limit the role at all: administrators see everything, translators no leads. */
export const isLimitable = (role: StaffRole): boolean => leadRoles.some((each) => each === role)

/** What a colleague may see and change under the settings for their role. */
export function rightsOf({ role, account, agent }: Colleague, settings: RoleRights): StaffRights {
  if (role === 'admin') return { ...allRights, account, agent }
  if (!isLimitable(role)) return { ...noRights, account, agent }
  const { ownProperties, ownLeads, confidentialToAssigned } = settings
  return {
    account,
    agent,
    properties: reachOf(isWorking(role), ownProperties),
    leads: reachOf(true, ownLeads),
    confidential: reachOf(isWorking(role), ownLeads || confidentialToAssigned),
  }
}

/** What decides whose a lead is: the account it is assigned to, and the agent of its property or project. */
export type LeadBelonging = { kind: LeadKind; assignedTo: number | null; agent: number | null }

const isOwn = ({ account, agent }: StaffRights, lead: LeadBelonging): boolean =>
  lead.assignedTo === null ? agent !== null && lead.agent === agent : lead.assignedTo === account

/**
 * Whether a colleague sees and changes a lead. Their own are those assigned to them, and those assigned to nobody about a
 * property or project of their agent. `leadsWithin` and `seenLeads` say the same in a query.
 */
export function isLeadSeen(rights: StaffRights, lead: LeadBelonging): boolean {
  const reach = confidentialKinds.includes(lead.kind) ? rights.confidential : rights.leads
  return reach === 'all' || (reach === 'own' && isOwn(rights, lead))
}

/** Whether a colleague sees every lead, and may therefore export and erase everything of a person. */
export const seesEveryLead = ({ leads, confidential }: StaffRights): boolean =>
  leads === 'all' && confidential === 'all'

/** Whether a colleague may make properties: one that could never be theirs would be closed to them at once. */
export const mayMakeProperties = ({ properties, agent }: StaffRights): boolean =>
  properties === 'all' || (properties === 'own' && agent !== null)

/** Whether a colleague may change a property, by its agent as last saved. */
export const mayChangeProperty = (rights: StaffRights, agent: number | null): boolean =>
  rights.properties === 'all' ||
  (rights.properties === 'own' && rights.agent !== null && agent === rights.agent)
