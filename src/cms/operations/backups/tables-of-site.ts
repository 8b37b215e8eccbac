import type pg from 'pg'

/** A table with the columns that are stored, and not computed from others. */
export type SiteTable = { name: string; columns: string[] }

/** What asks the database of a backup: one connection, because a snapshot belongs to one. */
export type Connection = Pick<pg.Client, 'query'>

/** The tables of the site; those of the queue of work are made anew by every start. */
export async function findTables(client: Connection): Promise<SiteTable[]> {
  const { rows } = await client.query<SiteTable>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
  )
  return rows
}

/** The names of the migrations that made the tables; null for a database without any. */
export async function findMigrations(client: Connection): Promise<string[] | null> {
  const { rows } = await client.query<{ name: string | null }>(
    `select to_regclass('public.payload_migrations')::text as name`,
  )
  if (!rows[0]?.name) return null
  // Payload notes a schema that was pushed under a name of its own, with a negative batch.
  const migrations = await client.query<{ name: string }>(
    'select name from payload_migrations where batch > 0 order by name',
  )
  return migrations.rows.map(({ name }) => name)
}

/** A name as SQL. */
export const sqlName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A table with its columns, for `copy`. */
export const copiedTable = ({ name, columns }: SiteTable): string =>
  `public.${sqlName(name)} (${columns.map(sqlName).join(', ')})`
