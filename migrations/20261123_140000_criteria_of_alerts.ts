import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What an alert searches for has the word that the search has for it. The lists that staff have arranged keep its column.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "alerts" RENAME COLUMN "wishes" TO "criteria";
  UPDATE "payload_preferences" SET "value" = replace("value"::text, '"wishes"', '"criteria"')::jsonb
    WHERE "key" LIKE '%alerts%' AND "value"::text LIKE '%"wishes"%';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "payload_preferences" SET "value" = replace("value"::text, '"criteria"', '"wishes"')::jsonb
    WHERE "key" LIKE '%alerts%' AND "value"::text LIKE '%"criteria"%';
  ALTER TABLE "alerts" RENAME COLUMN "criteria" TO "wishes";`)
}
