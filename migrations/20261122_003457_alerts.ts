import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_alerts_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum_alerts_frequency" AS ENUM('immediately', 'daily', 'weekly');
  CREATE TYPE "public"."enum_alerts_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_alerts_state" AS ENUM('unconfirmed', 'active', 'paused', 'ended');
  CREATE TYPE "public"."enum_alerts_ended_by" AS ENUM('unsubscribed', 'expired', 'closed');
  CREATE TABLE "alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar NOT NULL,
  	"wishes" jsonb NOT NULL,
  	"goal" "enum_alerts_goal",
  	"frequency" "enum_alerts_frequency" NOT NULL,
  	"language" "enum_alerts_language" NOT NULL,
  	"state" "enum_alerts_state" DEFAULT 'unconfirmed' NOT NULL,
  	"since" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"asked_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"ended_by" "enum_alerts_ended_by",
  	"lead_id" integer,
  	"requested_at" timestamp(3) with time zone NOT NULL,
  	"link_version" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "alerts_period" numeric DEFAULT 180;
  ALTER TABLE "site_settings" ADD COLUMN "alerts_notice" numeric DEFAULT 14;
  ALTER TABLE "site_settings" ADD COLUMN "alerts_kept" numeric DEFAULT 30;
  ALTER TABLE "alerts" ADD CONSTRAINT "alerts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "alerts_name_idx" ON "alerts" USING btree ("name");
  CREATE INDEX "alerts_email_idx" ON "alerts" USING btree ("email");
  CREATE INDEX "alerts_goal_idx" ON "alerts" USING btree ("goal");
  CREATE INDEX "alerts_state_idx" ON "alerts" USING btree ("state");
  CREATE INDEX "alerts_since_idx" ON "alerts" USING btree ("since");
  CREATE INDEX "alerts_expires_at_idx" ON "alerts" USING btree ("expires_at");
  CREATE INDEX "alerts_asked_at_idx" ON "alerts" USING btree ("asked_at");
  CREATE INDEX "alerts_ended_at_idx" ON "alerts" USING btree ("ended_at");
  CREATE INDEX "alerts_lead_idx" ON "alerts" USING btree ("lead_id");
  CREATE INDEX "alerts_updated_at_idx" ON "alerts" USING btree ("updated_at");
  CREATE INDEX "alerts_created_at_idx" ON "alerts" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "alerts" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "alerts_period";
  ALTER TABLE "site_settings" DROP COLUMN "alerts_notice";
  ALTER TABLE "site_settings" DROP COLUMN "alerts_kept";
  DROP TYPE "public"."enum_alerts_goal";
  DROP TYPE "public"."enum_alerts_frequency";
  DROP TYPE "public"."enum_alerts_language";
  DROP TYPE "public"."enum_alerts_state";
  DROP TYPE "public"."enum_alerts_ended_by";`)
}
