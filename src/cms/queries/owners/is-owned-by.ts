import { sql } from '@payloadcms/db-postgres'
import { table, type SQL } from '@/cms/database/tables'

const properties = table('properties')

/** The properties of an owner, as a condition on the table `properties`: what is in the bin is nobody's. */
export const isOwnedBy = (owner: number | SQL): SQL =>
  sql`${properties.owner_id} = ${owner} and ${properties.deleted_at} is null`
