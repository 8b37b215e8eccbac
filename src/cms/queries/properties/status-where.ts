import { sql } from '@payloadcms/db-postgres'
import type { Table, SQL } from '@/cms/database/tables'
import {
  listedStatuses,
  openStatuses,
  pagelessStatuses,
  type PropertyStatus,
} from '@/domain/properties/property-status'

const among = (column: SQL, statuses: readonly PropertyStatus[]): SQL =>
  sql`${column} in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`

/** Whether the status in a column is one that lists, search and counts show. */
export const hasListedStatus = (column: SQL): SQL => among(column, listedStatuses)

/** Whether the status in a column is that of something that can still be had. */
export const hasOpenStatus = (column: SQL): SQL => among(column, openStatuses)

/** Whether a row of `properties` has a page: it is published, and with a status that has one. */
export const hasPropertyPage = ({ _status, status }: Pick<Table<'properties'>, '_status' | 'status'>): SQL =>
  sql`(${_status} = 'published' and (${status} is null or not ${among(status, pagelessStatuses)}))`
