import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_agents_mail_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_site_settings_renovation_duty_regions" AS ENUM('wallonia', 'brussels', 'flanders', 'luxembourg');
  CREATE TYPE "public"."enum_site_settings_languages_office" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TABLE "site_settings_renovation_duty_regions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_renovation_duty_regions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "agents" ADD COLUMN "mail_language" "enum_agents_mail_language" DEFAULT 'fr';
  ALTER TABLE "visit_openings" ADD COLUMN "snapshot_key" varchar;
  ALTER TABLE "visit_openings" ADD COLUMN "snapshot_hash" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "languages_office" "enum_site_settings_languages_office" DEFAULT 'fr';
  ALTER TABLE "site_settings_renovation_duty_regions" ADD CONSTRAINT "site_settings_renovation_duty_regions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_renovation_duty_regions_order_idx" ON "site_settings_renovation_duty_regions" USING btree ("order");
  CREATE INDEX "site_settings_renovation_duty_regions_parent_idx" ON "site_settings_renovation_duty_regions" USING btree ("parent_id");
  CREATE UNIQUE INDEX "visit_openings_snapshot_key_idx" ON "visit_openings" USING btree ("snapshot_key");`)
  // A site of before goes on showing the notice where it did.
  await db.execute(sql`INSERT INTO site_settings_renovation_duty_regions ("order", parent_id, value)
    SELECT 1, id, 'flanders' FROM site_settings`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_renovation_duty_regions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_settings_renovation_duty_regions" CASCADE;
  DROP INDEX "visit_openings_snapshot_key_idx";
  ALTER TABLE "agents" DROP COLUMN "mail_language";
  ALTER TABLE "visit_openings" DROP COLUMN "snapshot_key";
  ALTER TABLE "visit_openings" DROP COLUMN "snapshot_hash";
  ALTER TABLE "site_settings" DROP COLUMN "languages_office";
  DROP TYPE "public"."enum_agents_mail_language";
  DROP TYPE "public"."enum_site_settings_renovation_duty_regions";
  DROP TYPE "public"."enum_site_settings_languages_office";`)
}
