import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The number and floor of a property in a project, and the phases of projects, whose changes
// are announced like those of projects (docs/caching.md).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_phases_state" AS ENUM('planned', 'building', 'delivered');
  CREATE TYPE "public"."enum__projects_v_version_phases_state" AS ENUM('planned', 'building', 'delivered');
  CREATE TABLE "projects_phases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_projects_phases_state" DEFAULT 'planned',
  	"delivered_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "projects_phases_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_phases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum__projects_v_version_phases_state" DEFAULT 'planned',
  	"delivered_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_phases_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "properties" ADD COLUMN "unit_number" varchar;
  ALTER TABLE "properties" ADD COLUMN "floor" numeric;
  ALTER TABLE "_properties_v" ADD COLUMN "version_unit_number" varchar;
  ALTER TABLE "_properties_v" ADD COLUMN "version_floor" numeric;
  ALTER TABLE "projects_phases" ADD CONSTRAINT "projects_phases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_phases_locales" ADD CONSTRAINT "projects_phases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_phases" ADD CONSTRAINT "_projects_v_version_phases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_phases_locales" ADD CONSTRAINT "_projects_v_version_phases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_phases"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_phases_order_idx" ON "projects_phases" USING btree ("_order");
  CREATE INDEX "projects_phases_parent_id_idx" ON "projects_phases" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_phases_locales_locale_parent_id_unique" ON "projects_phases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_phases_order_idx" ON "_projects_v_version_phases" USING btree ("_order");
  CREATE INDEX "_projects_v_version_phases_parent_id_idx" ON "_projects_v_version_phases" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_phases_locales_locale_parent_id_unique" ON "_projects_v_version_phases_locales" USING btree ("_locale","_parent_id");
  CREATE TRIGGER "projects_phases_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."projects_phases"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('projects');
  CREATE TRIGGER "projects_phases_locales_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."projects_phases_locales"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('projects');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "projects_phases" CASCADE;
  DROP TABLE "projects_phases_locales" CASCADE;
  DROP TABLE "_projects_v_version_phases" CASCADE;
  DROP TABLE "_projects_v_version_phases_locales" CASCADE;
  ALTER TABLE "properties" DROP COLUMN "unit_number";
  ALTER TABLE "properties" DROP COLUMN "floor";
  ALTER TABLE "_properties_v" DROP COLUMN "version_unit_number";
  ALTER TABLE "_properties_v" DROP COLUMN "version_floor";
  DROP TYPE "public"."enum_projects_phases_state";
  DROP TYPE "public"."enum__projects_v_version_phases_state";`)
}
