import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_properties_price_history" AS ENUM('shown', 'hidden');
  CREATE TYPE "public"."enum__properties_v_version_price_history" AS ENUM('shown', 'hidden');
  ALTER TABLE "properties" ADD COLUMN "price_history" "enum_properties_price_history";
  ALTER TABLE "_properties_v" ADD COLUMN "version_price_history" "enum__properties_v_version_price_history";
  ALTER TABLE "site_settings" ADD COLUMN "show_price_history" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "properties" DROP COLUMN "price_history";
  ALTER TABLE "_properties_v" DROP COLUMN "version_price_history";
  ALTER TABLE "site_settings" DROP COLUMN "show_price_history";
  DROP TYPE "public"."enum_properties_price_history";
  DROP TYPE "public"."enum__properties_v_version_price_history";`)
}
