import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Written by hand: a generated migration would drop the table and make an empty one. What staff do in the area of an owner
// is an impersonation (docs/decisions/0025-words.md). Rows and indexes stay as they are.
const renameTable = (from: string, to: string) =>
  sql.raw(`DO $body$ DECLARE item record; BEGIN
    FOR item IN SELECT conname AS name FROM pg_constraint WHERE conrelid = 'public.${from}'::regclass LOOP
      EXECUTE format('ALTER TABLE "${from}" RENAME CONSTRAINT %I TO %I', item.name, replace(item.name, '${from}', '${to}'));
    END LOOP;
    FOR item IN SELECT indexname AS name FROM pg_indexes
      WHERE schemaname = 'public' AND tablename = '${from}' AND indexname LIKE '${from}%' LOOP
      EXECUTE format('ALTER INDEX "public".%I RENAME TO %I', item.name, replace(item.name, '${from}', '${to}'));
    END LOOP;
    ALTER SEQUENCE "public"."${from}_id_seq" RENAME TO "${to}_id_seq";
    ALTER TABLE "public"."${from}" RENAME TO "${to}";
  END $body$`)

// Which columns of the list somebody chose is kept under the name of the collection.
const renamePreferences = (from: string, to: string) =>
  sql.raw(`UPDATE "payload_preferences" SET "key" = regexp_replace("key", '(^|-)${from}(-|$)', '\\1${to}\\2')
    WHERE "key" ~ '(^|-)${from}(-|$)'`)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(renameTable('owner_looks', 'impersonations'))
  await db.execute(renamePreferences('owner-looks', 'impersonations'))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(renamePreferences('impersonations', 'owner-looks'))
  await db.execute(renameTable('impersonations', 'owner_looks'))
}
