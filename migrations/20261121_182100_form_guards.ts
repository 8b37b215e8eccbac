import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What guards the forms: docs/leads-and-mail.md. No collections of Payload, as they hold nothing to look at and every
// form writes to them; so the snapshot beside this file is the one of the migration before. All of it is thrown away
// within a day by the job `purge-guards`.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "form_counts" (
  	"key" text NOT NULL,
  	"minute" timestamp with time zone NOT NULL,
  	"count" integer NOT NULL,
  	PRIMARY KEY ("key", "minute")
  );
  CREATE INDEX "form_counts_minute_idx" ON "form_counts" USING btree ("minute");
  CREATE TABLE "form_proofs" (
  	"mark" text PRIMARY KEY NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL
  );
  CREATE TABLE "form_drafts" (
  	"mark" text PRIMARY KEY NOT NULL,
  	"content" jsonb NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "form_counts";
  DROP TABLE "form_proofs";
  DROP TABLE "form_drafts";`)
}
