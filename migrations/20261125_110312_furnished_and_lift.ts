import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Whether a property is furnished and has a lift, and these and its floor as the search asks for them. The rows are emptied
// and made anew when the migrations have run (fillPropertySearch).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_properties_furnished" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_properties_lift" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__properties_v_version_furnished" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__properties_v_version_lift" AS ENUM('yes', 'no');
  ALTER TABLE "properties" ADD COLUMN "furnished" "enum_properties_furnished";
  ALTER TABLE "properties" ADD COLUMN "lift" "enum_properties_lift";
  ALTER TABLE "_properties_v" ADD COLUMN "version_furnished" "enum__properties_v_version_furnished";
  ALTER TABLE "_properties_v" ADD COLUMN "version_lift" "enum__properties_v_version_lift";
  ALTER TABLE "property_search" ADD COLUMN "furnished" boolean, ADD COLUMN "lift" boolean, ADD COLUMN "ground_floor" boolean;
  DELETE FROM "property_search";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "property_search" DROP COLUMN "furnished", DROP COLUMN "lift", DROP COLUMN "ground_floor";
  ALTER TABLE "properties" DROP COLUMN "furnished";
  ALTER TABLE "properties" DROP COLUMN "lift";
  ALTER TABLE "_properties_v" DROP COLUMN "version_furnished";
  ALTER TABLE "_properties_v" DROP COLUMN "version_lift";
  DROP TYPE "public"."enum_properties_furnished";
  DROP TYPE "public"."enum_properties_lift";
  DROP TYPE "public"."enum__properties_v_version_furnished";
  DROP TYPE "public"."enum__properties_v_version_lift";`)
}
