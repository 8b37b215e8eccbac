import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Who saved which version: the audit log knows it for some months, and not exactly (docs/editing.md).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "version_authors" (
    "kind" text NOT NULL,
    "document" text NOT NULL,
    "saved_at" timestamp(3) with time zone NOT NULL,
    "name" text NOT NULL,
    PRIMARY KEY ("kind", "document", "saved_at")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "version_authors";`)
}
