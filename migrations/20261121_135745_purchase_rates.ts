import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_purchase_rates_region" AS ENUM('wallonia', 'brussels', 'flanders', 'luxembourg');
  CREATE TABLE "site_settings_purchase_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"region" "enum_site_settings_purchase_rates_region" NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"registration_percent" numeric NOT NULL,
  	"own_home_percent" numeric,
  	"new_build_vat_percent" numeric NOT NULL,
  	"own_home_allowance" numeric,
  	"allowance_up_to_price" numeric,
  	"deed_costs" numeric NOT NULL,
  	"source" varchar NOT NULL
  );
  
  ALTER TABLE "site_settings_purchase_rates" ADD CONSTRAINT "site_settings_purchase_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_purchase_rates_order_idx" ON "site_settings_purchase_rates" USING btree ("_order");
  CREATE INDEX "site_settings_purchase_rates_parent_id_idx" ON "site_settings_purchase_rates" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_settings_purchase_rates" CASCADE;
  DROP TYPE "public"."enum_site_settings_purchase_rates_region";`)
}
