import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Tables of our own are called by what they hold. No collections of Payload's.
const renameTable = (from: string, to: string) =>
  sql.raw(`DO $body$ DECLARE item record; BEGIN
    FOR item IN SELECT conname AS name FROM pg_constraint WHERE conrelid = 'public.${from}'::regclass LOOP
      EXECUTE format('ALTER TABLE "${from}" RENAME CONSTRAINT %I TO %I', item.name, replace(item.name, '${from}', '${to}'));
    END LOOP;
    ALTER INDEX "${from}_property_idx" RENAME TO "${to}_property_idx";
    ALTER TABLE "${from}" RENAME TO "${to}";
  END $body$`)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(renameTable('alert_told', 'alert_notices'))
  await db.execute(sql`
  ALTER TABLE "form_drafts" RENAME COLUMN "mark" TO "token_hash";
  ALTER TABLE "form_proofs" RENAME COLUMN "mark" TO "solution_hash";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "form_proofs" RENAME COLUMN "solution_hash" TO "mark";
  ALTER TABLE "form_drafts" RENAME COLUMN "token_hash" TO "mark";`)
  await db.execute(renameTable('alert_notices', 'alert_told'))
}
