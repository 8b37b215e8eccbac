import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The number of a deleted home, project, form, list or category is never given again: its links would lead to another one.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "deleted_public_ids" (
    "collection" text PRIMARY KEY,
    "highest" bigint NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "deleted_public_ids";`)
}
