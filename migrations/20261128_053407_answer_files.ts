import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The files of answers to leads (docs/leads-and-mail.md): the table `lead_answer_files` is ours. A file knows the number of its lead without
// a reference, so that it is found and erased when the lead is gone; one whose mail is deleted has none, and goes with it.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_answer_templates_kinds" AS ENUM('site-contact', 'contact-demand', 'send-to-friend', 'contact-me', 'demand-register', 'contact-construction', 'contact-appointment', 'opinion-system', 'job-contact', 'forgot-password', 'sign-newsletter', 'request-document', 'rental-application', 'purchase-offer');
  CREATE TABLE "answer_templates_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_answer_templates_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "answer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answer_templates_locales" (
  	"subject" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "answer_templates_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "answer_templates_id" integer;
  ALTER TABLE "answer_templates_kinds" ADD CONSTRAINT "answer_templates_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "answer_templates_locales" ADD CONSTRAINT "answer_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "answer_templates_rels" ADD CONSTRAINT "answer_templates_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "answer_templates_rels" ADD CONSTRAINT "answer_templates_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "answer_templates_kinds_order_idx" ON "answer_templates_kinds" USING btree ("order");
  CREATE INDEX "answer_templates_kinds_parent_idx" ON "answer_templates_kinds" USING btree ("parent_id");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "answer_templates_locales_locale_parent_id_unique" ON "answer_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "answer_templates_rels_order_idx" ON "answer_templates_rels" USING btree ("order");
  CREATE INDEX "answer_templates_rels_parent_idx" ON "answer_templates_rels" USING btree ("parent_id");
  CREATE INDEX "answer_templates_rels_path_idx" ON "answer_templates_rels" USING btree ("path");
  CREATE INDEX "answer_templates_rels_documents_id_idx" ON "answer_templates_rels" USING btree ("documents_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");
  CREATE TABLE "lead_answer_files" (
  	"id" bigserial PRIMARY KEY,
  	"mail_id" integer REFERENCES "mails" ("id") ON DELETE SET NULL,
  	"lead_id" integer NOT NULL,
  	"file_id" integer REFERENCES "applicant_files" ("id") ON DELETE SET NULL,
  	"document_id" integer REFERENCES "documents" ("id") ON DELETE SET NULL,
  	"name" text NOT NULL,
  	"size" integer NOT NULL
  );

  CREATE INDEX "lead_answer_files_mail_idx" ON "lead_answer_files" ("mail_id");
  CREATE INDEX "lead_answer_files_lead_idx" ON "lead_answer_files" ("lead_id");
  CREATE INDEX "lead_answer_files_file_idx" ON "lead_answer_files" ("file_id");
  CREATE INDEX "lead_answer_files_document_idx" ON "lead_answer_files" ("document_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "lead_answer_files";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "answer_templates_id";
  DROP TABLE "answer_templates_kinds";
  DROP TABLE "answer_templates_locales";
  DROP TABLE "answer_templates_rels";
  DROP TABLE "answer_templates";
  DROP TYPE "public"."enum_answer_templates_kinds";`)
}
