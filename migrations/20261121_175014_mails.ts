import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('queued', 'sent', 'failed');
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"cc" varchar,
  	"reply_to" varchar,
  	"locale" "enum_mails_locale" NOT NULL,
  	"subject" varchar NOT NULL,
  	"html" varchar,
  	"text" varchar,
  	"headers" jsonb,
  	"attachments" jsonb,
  	"reached" varchar,
  	"status" "enum_mails_status" DEFAULT 'queued' NOT NULL,
  	"kind" varchar NOT NULL,
  	"about" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"message_id" varchar NOT NULL,
  	"body_erased_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_kind_idx" ON "mails" USING btree ("kind");
  CREATE INDEX "mails_about_idx" ON "mails" USING btree ("about");
  CREATE INDEX "mails_sent_at_idx" ON "mails" USING btree ("sent_at");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mails" CASCADE;
  DROP TYPE "public"."enum_mails_locale";
  DROP TYPE "public"."enum_mails_status";`)
}
