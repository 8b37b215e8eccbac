import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The private files that came in before pictures among them were encoded anew: docs/media.md. No collection of Payload's.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "papers_to_clean" (
    "folder" text NOT NULL,
    "document_id" integer NOT NULL,
    PRIMARY KEY ("folder", "document_id")
  );
  INSERT INTO "papers_to_clean" ("folder", "document_id")
    SELECT 'documents', "id" FROM "documents" WHERE "filename" IS NOT NULL
    UNION ALL SELECT 'owner-files', "id" FROM "owner_files" WHERE "filename" IS NOT NULL
    UNION ALL SELECT 'applicant-files', "id" FROM "applicant_files" WHERE "filename" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "papers_to_clean";`)
}
