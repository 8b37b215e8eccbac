import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Where a lead comes from (docs/leads-and-mail.md): until now all came from the forms of the site. By their telephone numbers the
// office finds what may be of the same person.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_source" AS ENUM('website', 'phone', 'walk-in', 'portal', 'other');
  ALTER TABLE "leads" ADD COLUMN "source" "enum_leads_source" DEFAULT 'website' NOT NULL;
  CREATE INDEX "leads_phone_idx" ON "leads" USING btree ("phone");
  CREATE INDEX "leads_source_idx" ON "leads" USING btree ("source");
  CREATE INDEX "appointments_phone_idx" ON "appointments" USING btree ("phone");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "leads_phone_idx";
  DROP INDEX "leads_source_idx";
  DROP INDEX "appointments_phone_idx";
  ALTER TABLE "leads" DROP COLUMN "source";
  DROP TYPE "public"."enum_leads_source";`)
}
