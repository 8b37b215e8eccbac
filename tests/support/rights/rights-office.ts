import type { Payload, TypedUser } from 'payload'
import type { StaffRole } from '@/domain/accounts/staff-roles'
import type { LeadBelonging } from '@/domain/accounts/staff-rights'
import { mailTopic } from '@/domain/mail/mail-topic'
import { makeFile, nextNumber, password } from '../database/factories'
import { createPlaces, houseData, type Places } from '../properties/search-properties'

/** A member of staff who is logged in. */
export type StaffUser = Extract<TypedUser, { collection: 'users' }>

export const personNames = ['anne', 'bert', 'alone', 'editor', 'reader', 'admin'] as const

export type PersonName = (typeof personNames)[number]

/** Two agents with accounts, an account without an agent, and one of each other role; what belongs to whom. */
export type RightsOffice = {
  places: Places
  agents: { anne: number; bert: number; carl: number }
  people: Record<PersonName, StaffUser>
  properties: { anne: number; bert: number; nobody: number }
  projects: { anne: number }
}

export type RightsSettings = {
  ownProperties?: ('agent' | 'editor')[]
  ownLeads?: ('agent' | 'editor' | 'reader')[]
  confidentialToAssigned?: boolean
}

/** What is not named is off. */
export const setRights = (payload: Payload, settings: RightsSettings): Promise<unknown> =>
  payload.updateGlobal({
    slug: 'security-settings',
    data: { rights: { ownProperties: [], ownLeads: [], confidentialToAssigned: false, ...settings } },
  })

async function createAgent(payload: Payload, name: string): Promise<number> {
  return (await payload.create({ collection: 'agents', data: { name } })).id
}

async function createAccount(
  payload: Payload,
  { role, agent }: { role: StaffRole; agent: number | null },
): Promise<StaffUser> {
  const data = { email: `${role}-${nextNumber()}@example.com`, name: role, role, agent, password }
  return { ...(await payload.create({ collection: 'users', data, depth: 0 })), collection: 'users' }
}

/** A published property, in French alone. */
export async function createOfficeProperty(
  payload: Payload,
  { places, ...data }: { places: Places; agent: number | null; owner?: number },
): Promise<number> {
  const listedIn = { dutch: false, french: true, english: false, german: false }
  const property = { ...houseData(places, data), listedIn }
  return (await payload.create({ collection: 'properties', locale: 'fr', data: property })).id
}

export async function openOffice(payload: Payload): Promise<RightsOffice> {
  const places = await createPlaces(payload)
  const anne = await createAgent(payload, 'Anne')
  const bert = await createAgent(payload, 'Bert')
  const carl = await createAgent(payload, 'Carl')
  const property = (agent: number | null) => createOfficeProperty(payload, { places, agent })
  const project = await payload.create({ collection: 'projects', data: { title: 'Projet', agent: anne } })
  return {
    places,
    agents: { anne, bert, carl },
    people: {
      anne: await createAccount(payload, { role: 'agent', agent: anne }),
      bert: await createAccount(payload, { role: 'agent', agent: bert }),
      alone: await createAccount(payload, { role: 'agent', agent: null }),
      editor: await createAccount(payload, { role: 'editor', agent: carl }),
      reader: await createAccount(payload, { role: 'reader', agent: null }),
      admin: await createAccount(payload, { role: 'admin', agent: null }),
    },
    properties: { anne: await property(anne), bert: await property(bert), nobody: await property(null) },
    projects: { anne: project.id },
  }
}

export type RightsLead = Pick<LeadBelonging, 'kind'> & {
  name?: string
  to?: StaffUser
  property?: number
  project?: number
}

/** A new lead, with a mail about it, its answer, and for a job application a file. */
export async function createLead(payload: Payload, lead: RightsLead): Promise<number> {
  const { kind, name = 'Zoë', to, property, project } = lead
  const upload = await makeFile('applicant-files')
  const file =
    kind === 'job-contact'
      ? await payload.create({
          collection: 'applicant-files',
          data: { originalName: 'cv.pdf' },
          file: upload,
        })
      : null
  const assigned = to ? Number(to.id) : null
  const { id } = await payload.create({
    collection: 'leads',
    data: {
      ...{ kind, name, email: 'zoe@example.com', phone: '+3210123456', source: 'website', language: 'fr' },
      ...{
        status: 'new',
        values: { message: name },
        assignedTo: assigned,
        property,
        project,
        file: file?.id,
      },
    },
  })
  for (const topic of [mailTopic(kind), mailTopic('lead-answer')])
    await payload.create({
      collection: 'mails',
      data: {
        ...{ kind: `${topic}-agency`, topic, about: `leads/${id}`, to: 'zoe@example.com', subject: name },
        ...{
          locale: 'fr',
          text: name,
          html: name,
          status: 'failed',
          attempts: 1,
          messageId: `${id}${topic}`,
        },
      },
    })
  return id
}
