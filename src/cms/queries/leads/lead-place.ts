import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { LeadPlace } from '@/domain/leads/lead-assignment'
import type { ParsedLead } from '@/domain/leads/parse-lead'
import { areasOfZip } from '@/domain/places/areas-of-zip'

const properties = table('properties')
const projects = table('projects')
const cities = table('cities')

type PlaceInput = { payload: Payload; lead: ParsedLead; subject: LeadSubject | null }

type SubjectRow = { agent: number | null; town: number | null; zip: string | null }

async function placeOfSubject(payload: Payload, { collection, id }: LeadSubject): Promise<LeadPlace> {
  const about = collection === 'properties' ? properties : projects
  const { rows } = await databaseOf(payload).execute<SubjectRow>(sql`
    select ${about.agent_id} as agent, ${about.city_id} as town, ${cities.zip} as zip
    from ${about} left join ${cities} on ${cities.id} = ${about.city_id} where ${about.id} = ${id}`)
  const { agent = null, town = null, zip = null } = rows[0] ?? {}
  return { agent, towns: town === null ? [] : [town], areas: areasOfZip(zip ?? '') }
}

/** The postcode in which somebody has a property valued or lives, or the first town that they look in. */
const writtenZip = ({ zip, cities: wanted }: ParsedLead['values']): string | null =>
  zip ?? wanted[0]?.split('|')[1] ?? null

/** Where a lead belongs: where its property or project is, else the postcode that was written. */
export async function getLeadPlace({ payload, lead, subject }: PlaceInput): Promise<LeadPlace> {
  if (subject) return placeOfSubject(payload, subject)
  const zip = writtenZip(lead.values)
  if (!zip) return { agent: null, towns: [], areas: [] }
  const { rows } = await databaseOf(payload).execute<{ id: number }>(
    sql`select ${cities.id} from ${cities} where ${cities.zip} = ${zip}`,
  )
  return { agent: null, towns: rows.map(({ id }) => id), areas: areasOfZip(zip) }
}
