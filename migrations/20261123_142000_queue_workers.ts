import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// When each worker of the job queue was last seen: docs/leads-and-mail.md. No collection of Payload's.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "queue_workers" (
    "id" text PRIMARY KEY,
    "seen_at" timestamp(3) with time zone NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "queue_workers";`)
}
