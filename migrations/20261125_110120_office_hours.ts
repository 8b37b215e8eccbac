import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The opening hours of the agency by day, its position, and the authors of articles with what follows these; changes of the
// hours are announced like those of the settings (docs/caching.md).

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_hours_week_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TABLE "site_settings_hours_week_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_site_settings_hours_week_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_hours_week" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"by_appointment" boolean
  );
  
  CREATE TABLE "site_settings_hours_exceptions_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "site_settings_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_hours_exceptions_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "articles" ADD COLUMN "author_id" integer;
  ALTER TABLE "articles" ADD COLUMN "author_name" varchar;
  ALTER TABLE "articles_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "articles_rels" ADD COLUMN "properties_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_author_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_author_name" varchar;
  ALTER TABLE "_articles_v_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "_articles_v_rels" ADD COLUMN "properties_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "agency_latitude" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "agency_longitude" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "hours_closed_on_holidays" boolean;
  ALTER TABLE "site_settings_hours_week_weekdays" ADD CONSTRAINT "site_settings_hours_week_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_hours_week"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_hours_week" ADD CONSTRAINT "site_settings_hours_week_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_hours_exceptions_times" ADD CONSTRAINT "site_settings_hours_exceptions_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_hours_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_hours_exceptions" ADD CONSTRAINT "site_settings_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_hours_exceptions_locales" ADD CONSTRAINT "site_settings_hours_exceptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_hours_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_hours_week_weekdays_order_idx" ON "site_settings_hours_week_weekdays" USING btree ("order");
  CREATE INDEX "site_settings_hours_week_weekdays_parent_idx" ON "site_settings_hours_week_weekdays" USING btree ("parent_id");
  CREATE INDEX "site_settings_hours_week_order_idx" ON "site_settings_hours_week" USING btree ("_order");
  CREATE INDEX "site_settings_hours_week_parent_id_idx" ON "site_settings_hours_week" USING btree ("_parent_id");
  CREATE INDEX "site_settings_hours_exceptions_times_order_idx" ON "site_settings_hours_exceptions_times" USING btree ("_order");
  CREATE INDEX "site_settings_hours_exceptions_times_parent_id_idx" ON "site_settings_hours_exceptions_times" USING btree ("_parent_id");
  CREATE INDEX "site_settings_hours_exceptions_order_idx" ON "site_settings_hours_exceptions" USING btree ("_order");
  CREATE INDEX "site_settings_hours_exceptions_parent_id_idx" ON "site_settings_hours_exceptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_hours_exceptions_locales_locale_parent_id_uniq" ON "site_settings_hours_exceptions_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_agents_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_author_id_agents_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_author_idx" ON "articles" USING btree ("author_id");
  CREATE INDEX "articles_rels_articles_id_idx" ON "articles_rels" USING btree ("articles_id");
  CREATE INDEX "articles_rels_properties_id_idx" ON "articles_rels" USING btree ("properties_id");
  CREATE INDEX "_articles_v_version_version_author_idx" ON "_articles_v" USING btree ("version_author_id");
  CREATE INDEX "_articles_v_rels_articles_id_idx" ON "_articles_v_rels" USING btree ("articles_id");
  CREATE INDEX "_articles_v_rels_properties_id_idx" ON "_articles_v_rels" USING btree ("properties_id");
  CREATE TRIGGER "site_settings_hours_week_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."site_settings_hours_week"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('site-settings');
  CREATE TRIGGER "site_settings_hours_week_weekdays_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."site_settings_hours_week_weekdays"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('site-settings');
  CREATE TRIGGER "site_settings_hours_exceptions_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."site_settings_hours_exceptions"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('site-settings');
  CREATE TRIGGER "site_settings_hours_exceptions_locales_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."site_settings_hours_exceptions_locales"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('site-settings');
  CREATE TRIGGER "site_settings_hours_exceptions_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."site_settings_hours_exceptions_times"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('site-settings');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_settings_hours_week_weekdays" CASCADE;
  DROP TABLE "site_settings_hours_week" CASCADE;
  DROP TABLE "site_settings_hours_exceptions_times" CASCADE;
  DROP TABLE "site_settings_hours_exceptions" CASCADE;
  DROP TABLE "site_settings_hours_exceptions_locales" CASCADE;
  ALTER TABLE "articles" DROP CONSTRAINT "articles_author_id_agents_id_fk";
  ALTER TABLE "articles_rels" DROP CONSTRAINT "articles_rels_articles_fk";
  ALTER TABLE "articles_rels" DROP CONSTRAINT "articles_rels_properties_fk";
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_author_id_agents_id_fk";
  ALTER TABLE "_articles_v_rels" DROP CONSTRAINT "_articles_v_rels_articles_fk";
  ALTER TABLE "_articles_v_rels" DROP CONSTRAINT "_articles_v_rels_properties_fk";
  DROP INDEX "articles_author_idx";
  DROP INDEX "articles_rels_articles_id_idx";
  DROP INDEX "articles_rels_properties_id_idx";
  DROP INDEX "_articles_v_version_version_author_idx";
  DROP INDEX "_articles_v_rels_articles_id_idx";
  DROP INDEX "_articles_v_rels_properties_id_idx";
  ALTER TABLE "articles" DROP COLUMN "author_id";
  ALTER TABLE "articles" DROP COLUMN "author_name";
  ALTER TABLE "articles_rels" DROP COLUMN "articles_id";
  ALTER TABLE "articles_rels" DROP COLUMN "properties_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_author_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_author_name";
  ALTER TABLE "_articles_v_rels" DROP COLUMN "articles_id";
  ALTER TABLE "_articles_v_rels" DROP COLUMN "properties_id";
  ALTER TABLE "site_settings" DROP COLUMN "agency_latitude";
  ALTER TABLE "site_settings" DROP COLUMN "agency_longitude";
  ALTER TABLE "site_settings" DROP COLUMN "hours_closed_on_holidays";
  DROP TYPE "public"."enum_site_settings_hours_week_weekdays";`)
}
