import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Who has changed what is noted under the names of collections and fields, for the two weeks that a form may stay open.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "document_edits" SET "document" = regexp_replace("document", '^visits/', 'appointments/') WHERE "document" LIKE 'visits/%';
  UPDATE "document_edits" SET "document" = regexp_replace("document", '^visit-openings/', 'appointment-openings/')
    WHERE "document" LIKE 'visit-openings/%';
  UPDATE "document_edits" SET "fields" = replace("fields"::text, '"wishes"', '"criteria"')::jsonb
    WHERE "document" LIKE 'alerts/%' AND "fields" @> '["wishes"]';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "document_edits" SET "fields" = replace("fields"::text, '"criteria"', '"wishes"')::jsonb
    WHERE "document" LIKE 'alerts/%' AND "fields" @> '["criteria"]';
  UPDATE "document_edits" SET "document" = regexp_replace("document", '^appointment-openings/', 'visit-openings/')
    WHERE "document" LIKE 'appointment-openings/%';
  UPDATE "document_edits" SET "document" = regexp_replace("document", '^appointments/', 'visits/') WHERE "document" LIKE 'appointments/%';`)
}
