import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Who gets the leads of the forms, and who is told of those that nobody answers (docs/leads-and-mail.md), which are announced
// like all settings (docs/caching.md); `lead_turns` is ours.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_leads_rules_kinds" AS ENUM('site-contact', 'contact-demand', 'send-to-friend', 'contact-me', 'demand-register', 'contact-construction', 'contact-appointment', 'opinion-system', 'job-contact', 'forgot-password', 'sign-newsletter', 'request-document', 'rental-application', 'purchase-offer');
  CREATE TYPE "public"."enum_site_settings_leads_rules_places_areas" AS ENUM('antwerpen', 'brabantWallon', 'brussels', 'hainaut', 'liege', 'limburg', 'luxembourg', 'namur', 'oostVlaanderen', 'vlaamsBrabant', 'westVlaanderen');
  CREATE TYPE "public"."enum_site_settings_leads_rules_method" AS ENUM('property', 'places', 'turn');
  CREATE TABLE "site_settings_leads_rules_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_site_settings_leads_rules_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_leads_rules_places_areas" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_site_settings_leads_rules_places_areas",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_leads_rules_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"agent_id" integer
  );
  
  CREATE TABLE "site_settings_leads_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"method" "enum_site_settings_leads_rules_method" DEFAULT 'property' NOT NULL,
  	"fallback_id" integer
  );
  
  CREATE TABLE "site_settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cities_id" integer,
  	"agents_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "lead_turns" (
  	"rule" text PRIMARY KEY,
  	"agent_id" integer REFERENCES "agents" ("id") ON DELETE SET NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "escalated_at" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "leads_reminder_after" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "leads_reminder_then" numeric;
  ALTER TABLE "site_settings_leads_rules_kinds" ADD CONSTRAINT "site_settings_leads_rules_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_leads_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_leads_rules_places_areas" ADD CONSTRAINT "site_settings_leads_rules_places_areas_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_leads_rules_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_leads_rules_places" ADD CONSTRAINT "site_settings_leads_rules_places_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_leads_rules_places" ADD CONSTRAINT "site_settings_leads_rules_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_leads_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_leads_rules" ADD CONSTRAINT "site_settings_leads_rules_fallback_id_agents_id_fk" FOREIGN KEY ("fallback_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_leads_rules" ADD CONSTRAINT "site_settings_leads_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_agents_fk" FOREIGN KEY ("agents_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_leads_rules_kinds_order_idx" ON "site_settings_leads_rules_kinds" USING btree ("order");
  CREATE INDEX "site_settings_leads_rules_kinds_parent_idx" ON "site_settings_leads_rules_kinds" USING btree ("parent_id");
  CREATE INDEX "site_settings_leads_rules_places_areas_order_idx" ON "site_settings_leads_rules_places_areas" USING btree ("order");
  CREATE INDEX "site_settings_leads_rules_places_areas_parent_idx" ON "site_settings_leads_rules_places_areas" USING btree ("parent_id");
  CREATE INDEX "site_settings_leads_rules_places_order_idx" ON "site_settings_leads_rules_places" USING btree ("_order");
  CREATE INDEX "site_settings_leads_rules_places_parent_id_idx" ON "site_settings_leads_rules_places" USING btree ("_parent_id");
  CREATE INDEX "site_settings_leads_rules_places_agent_idx" ON "site_settings_leads_rules_places" USING btree ("agent_id");
  CREATE INDEX "site_settings_leads_rules_order_idx" ON "site_settings_leads_rules" USING btree ("_order");
  CREATE INDEX "site_settings_leads_rules_parent_id_idx" ON "site_settings_leads_rules" USING btree ("_parent_id");
  CREATE INDEX "site_settings_leads_rules_fallback_idx" ON "site_settings_leads_rules" USING btree ("fallback_id");
  CREATE INDEX "site_settings_rels_order_idx" ON "site_settings_rels" USING btree ("order");
  CREATE INDEX "site_settings_rels_parent_idx" ON "site_settings_rels" USING btree ("parent_id");
  CREATE INDEX "site_settings_rels_path_idx" ON "site_settings_rels" USING btree ("path");
  CREATE INDEX "site_settings_rels_cities_id_idx" ON "site_settings_rels" USING btree ("cities_id");
  CREATE INDEX "site_settings_rels_agents_id_idx" ON "site_settings_rels" USING btree ("agents_id");
  CREATE INDEX "site_settings_rels_users_id_idx" ON "site_settings_rels" USING btree ("users_id");
  CREATE TRIGGER "site_settings_leads_rules_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."site_settings_leads_rules"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('site-settings');
  CREATE TRIGGER "site_settings_leads_rules_kinds_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."site_settings_leads_rules_kinds"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('site-settings');
  CREATE TRIGGER "site_settings_leads_rules_places_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."site_settings_leads_rules_places"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('site-settings');
  CREATE TRIGGER "site_settings_leads_rules_places_areas_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."site_settings_leads_rules_places_areas"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('site-settings');
  CREATE TRIGGER "site_settings_rels_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."site_settings_rels"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('site-settings');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "lead_turns";
   DROP TABLE "site_settings_leads_rules_kinds" CASCADE;
  DROP TABLE "site_settings_leads_rules_places_areas" CASCADE;
  DROP TABLE "site_settings_leads_rules_places" CASCADE;
  DROP TABLE "site_settings_leads_rules" CASCADE;
  DROP TABLE "site_settings_rels" CASCADE;
  ALTER TABLE "leads" DROP COLUMN "reminded_at";
  ALTER TABLE "leads" DROP COLUMN "escalated_at";
  ALTER TABLE "site_settings" DROP COLUMN "leads_reminder_after";
  ALTER TABLE "site_settings" DROP COLUMN "leads_reminder_then";
  DROP TYPE "public"."enum_site_settings_leads_rules_kinds";
  DROP TYPE "public"."enum_site_settings_leads_rules_places_areas";
  DROP TYPE "public"."enum_site_settings_leads_rules_method";`)
}
