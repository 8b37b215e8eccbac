import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Who has changed which fields of a document, for who saves on top of an earlier version: docs/editing.md. No collection of
// Payload, as every save writes to it; the job `purge-guards` throws it away after two weeks.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "document_edits" (
  	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  	"document" text NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"editor" text,
  	"locale" text,
  	"fields" jsonb NOT NULL
  );
  CREATE INDEX "document_edits_document_idx" ON "document_edits" USING btree ("document", "at");
  CREATE INDEX "document_edits_at_idx" ON "document_edits" USING btree ("at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "document_edits";`)
}
