import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Lists of the back office are sorted by the database, whose own order puts É behind Z. These are the columns that they are
// sorted by; the collation changes their order and nothing of their type, so that the snapshots of drizzle do not know it.
// It equals what equals by bytes, and is one for all, so that columns can be compared. A PostgreSQL without ICU keeps its own.
const setCollation = (collation: string) => sql.raw(`
  DO $$
  DECLARE named record;
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_collation WHERE collname = '${collation}'
        AND collencoding IN (-1, pg_char_to_encoding(getdatabaseencoding()))) THEN
      RETURN;
    END IF;
    FOR named IN
      SELECT table_name, column_name FROM information_schema.columns
        JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND data_type = 'character varying'
        AND regexp_replace(column_name, '^version_', '') IN ('name', 'title', 'internal_name', 'first_name', 'last_name',
          'author', 'label', 'subject', 'street', 'city', 'country_name', 'original_name', 'filename')
    LOOP
      EXECUTE format('ALTER TABLE %I ALTER COLUMN %I TYPE varchar COLLATE "${collation}"', named.table_name,
        named.column_name);
    END LOOP;
  END $$`)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(setCollation('und-x-icu'))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(setCollation('default'))
}
