import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What roles are limited to (docs/access.md): their own properties, their own leads, and confidential papers that are assigned to them.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_security_settings_rights_own_properties" AS ENUM('editor', 'agent');
  CREATE TYPE "public"."enum_security_settings_rights_own_leads" AS ENUM('editor', 'agent', 'reader');
  CREATE TABLE "security_settings_rights_own_properties" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_security_settings_rights_own_properties",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "security_settings_rights_own_leads" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_security_settings_rights_own_leads",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "security_settings" ADD COLUMN "rights_confidential_to_assigned" boolean DEFAULT false;
  ALTER TABLE "security_settings_rights_own_properties" ADD CONSTRAINT "security_settings_rights_own_properties_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."security_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "security_settings_rights_own_leads" ADD CONSTRAINT "security_settings_rights_own_leads_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."security_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "security_settings_rights_own_properties_order_idx" ON "security_settings_rights_own_properties" USING btree ("order");
  CREATE INDEX "security_settings_rights_own_properties_parent_idx" ON "security_settings_rights_own_properties" USING btree ("parent_id");
  CREATE INDEX "security_settings_rights_own_leads_order_idx" ON "security_settings_rights_own_leads" USING btree ("order");
  CREATE INDEX "security_settings_rights_own_leads_parent_idx" ON "security_settings_rights_own_leads" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "security_settings_rights_own_properties" CASCADE;
  DROP TABLE "security_settings_rights_own_leads" CASCADE;
  ALTER TABLE "security_settings" DROP COLUMN "rights_confidential_to_assigned";
  DROP TYPE "public"."enum_security_settings_rights_own_properties";
  DROP TYPE "public"."enum_security_settings_rights_own_leads";`)
}
