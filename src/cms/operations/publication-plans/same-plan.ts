import { sql } from '@payloadcms/db-postgres'
import { momentOf } from '@/cms/database/moment-of'
import { table, type SQL } from '@/cms/database/tables'
import type { PublicationPlan } from '@/cms/queries/publication-plans/stored-plans'

const plans = table('publication_plans')

/** The row of a plan as it was read, its moments to the millisecond: nobody has changed it since, and it has not failed. */
export const isSamePlan = ({ collection, document, kind, dueAt, plannedAt }: PublicationPlan): SQL =>
  sql`${plans.collection} = ${collection} and ${plans.document_id} = ${document} and ${plans.kind} = ${kind}
    and ${momentOf(plans.due_at)} = ${dueAt} and ${momentOf(plans.planned_at)} = ${plannedAt} and ${plans.failed_at} is null`
