import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_visit_openings_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_visit_openings_kind" AS ENUM('single', 'weekly');
  CREATE TYPE "public"."enum_visits_state" AS ENUM('booked', 'cancelled', 'done', 'no-show');
  CREATE TYPE "public"."enum_visits_source" AS ENUM('online', 'phone');
  CREATE TYPE "public"."enum_visits_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_visits_title" AS ENUM('mr', 'mrs', 'ms');
  CREATE TABLE "visit_openings_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_visit_openings_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "visit_openings_except" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone
  );
  
  CREATE TABLE "visit_openings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"property_id" integer NOT NULL,
  	"agent_id" integer NOT NULL,
  	"kind" "enum_visit_openings_kind" DEFAULT 'single' NOT NULL,
  	"date" timestamp(3) with time zone,
  	"first_day" timestamp(3) with time zone,
  	"last_day" timestamp(3) with time zone,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"length" numeric DEFAULT 30 NOT NULL,
  	"pause" numeric DEFAULT 0 NOT NULL,
  	"capacity" numeric DEFAULT 1 NOT NULL,
  	"notice" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_visits_state" DEFAULT 'booked' NOT NULL,
  	"property_id" integer,
  	"agent_id" integer,
  	"source" "enum_visits_source" DEFAULT 'online' NOT NULL,
  	"language" "enum_visits_language" NOT NULL,
  	"place" numeric NOT NULL,
  	"erase_at" timestamp(3) with time zone,
  	"title" "enum_visits_title",
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"remark" varchar,
  	"feedback" varchar,
  	"feedback_released" boolean DEFAULT false,
  	"slot_key" varchar NOT NULL,
  	"sequence" numeric DEFAULT 0 NOT NULL,
  	"link_version" numeric DEFAULT 0 NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"reminded_at" timestamp(3) with time zone,
  	"request_id" varchar,
  	"change_ids" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "agents" ADD COLUMN "calendar_version" numeric DEFAULT 0;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "visit_openings_id" integer;
  ALTER TABLE "visit_openings_weekdays" ADD CONSTRAINT "visit_openings_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."visit_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visit_openings_except" ADD CONSTRAINT "visit_openings_except_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."visit_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visit_openings" ADD CONSTRAINT "visit_openings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visit_openings" ADD CONSTRAINT "visit_openings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "visit_openings_weekdays_order_idx" ON "visit_openings_weekdays" USING btree ("order");
  CREATE INDEX "visit_openings_weekdays_parent_idx" ON "visit_openings_weekdays" USING btree ("parent_id");
  CREATE INDEX "visit_openings_except_order_idx" ON "visit_openings_except" USING btree ("_order");
  CREATE INDEX "visit_openings_except_parent_id_idx" ON "visit_openings_except" USING btree ("_parent_id");
  CREATE INDEX "visit_openings_property_idx" ON "visit_openings" USING btree ("property_id");
  CREATE INDEX "visit_openings_agent_idx" ON "visit_openings" USING btree ("agent_id");
  CREATE INDEX "visit_openings_updated_at_idx" ON "visit_openings" USING btree ("updated_at");
  CREATE INDEX "visit_openings_created_at_idx" ON "visit_openings" USING btree ("created_at");
  CREATE INDEX "visits_starts_at_idx" ON "visits" USING btree ("starts_at");
  CREATE INDEX "visits_ends_at_idx" ON "visits" USING btree ("ends_at");
  CREATE INDEX "visits_state_idx" ON "visits" USING btree ("state");
  CREATE INDEX "visits_property_idx" ON "visits" USING btree ("property_id");
  CREATE INDEX "visits_agent_idx" ON "visits" USING btree ("agent_id");
  CREATE INDEX "visits_erase_at_idx" ON "visits" USING btree ("erase_at");
  CREATE INDEX "visits_email_idx" ON "visits" USING btree ("email");
  CREATE UNIQUE INDEX "visits_request_id_idx" ON "visits" USING btree ("request_id");
  CREATE INDEX "visits_updated_at_idx" ON "visits" USING btree ("updated_at");
  CREATE INDEX "visits_created_at_idx" ON "visits" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visit_openings_fk" FOREIGN KEY ("visit_openings_id") REFERENCES "public"."visit_openings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_visit_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("visit_openings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "visit_openings_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_openings_except" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_openings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "visit_openings_weekdays" CASCADE;
  DROP TABLE "visit_openings_except" CASCADE;
  DROP TABLE "visit_openings" CASCADE;
  DROP TABLE "visits" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_visit_openings_fk";
  
  DROP INDEX "payload_locked_documents_rels_visit_openings_id_idx";
  ALTER TABLE "agents" DROP COLUMN "calendar_version";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "visit_openings_id";
  DROP TYPE "public"."enum_visit_openings_weekdays";
  DROP TYPE "public"."enum_visit_openings_kind";
  DROP TYPE "public"."enum_visits_state";
  DROP TYPE "public"."enum_visits_source";
  DROP TYPE "public"."enum_visits_language";
  DROP TYPE "public"."enum_visits_title";`)
}
