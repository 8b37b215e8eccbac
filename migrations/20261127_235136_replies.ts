import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Replies to the answers of leads, which come in by mail (docs/leads-and-mail.md); the tables are ours. A file knows the number of
// its lead without a reference, so that it is found and erased when the lead is gone.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "replied_at" timestamp(3) with time zone;
  CREATE TABLE "reply_tokens" (
  	"token_hash" text PRIMARY KEY,
  	"lead_id" integer NOT NULL REFERENCES "leads" ("id") ON DELETE CASCADE,
  	"expires_at" timestamp with time zone NOT NULL
  );

  CREATE TABLE "lead_replies" (
  	"id" bigserial PRIMARY KEY,
  	"lead_id" integer NOT NULL REFERENCES "leads" ("id") ON DELETE CASCADE,
  	"mail_key" text NOT NULL,
  	"at" timestamp with time zone NOT NULL,
  	"from_address" text NOT NULL,
  	"from_name" text NOT NULL,
  	"subject" text NOT NULL,
  	"body" text NOT NULL,
  	"quoted" text NOT NULL,
  	"message_id" text,
  	"is_from_other" boolean NOT NULL,
  	"is_automatic" boolean NOT NULL,
  	"left_out" integer NOT NULL,
  	"note" text,
  	CONSTRAINT "lead_replies_once" UNIQUE ("lead_id", "mail_key")
  );

  CREATE TABLE "lead_reply_files" (
  	"file_id" integer PRIMARY KEY REFERENCES "applicant_files" ("id") ON DELETE CASCADE,
  	"reply_id" bigint NOT NULL,
  	"lead_id" integer NOT NULL
  );

  CREATE TABLE "reply_mailboxes" (
  	"mailbox" text PRIMARY KEY,
  	"validity" text,
  	"last_uid" bigint NOT NULL DEFAULT 0,
  	"failing_uid" bigint,
  	"failing_since" timestamp with time zone,
  	"failures" integer NOT NULL DEFAULT 0,
  	"due_at" timestamp with time zone,
  	"left_alone" bigint NOT NULL DEFAULT 0,
  	"polled_at" timestamp with time zone
  );

  CREATE INDEX "reply_tokens_lead_idx" ON "reply_tokens" ("lead_id");
  CREATE INDEX "reply_tokens_expires_idx" ON "reply_tokens" ("expires_at");
  CREATE INDEX "lead_replies_from_idx" ON "lead_replies" (lower("from_address"));
  CREATE INDEX "lead_reply_files_reply_idx" ON "lead_reply_files" ("reply_id");
  CREATE INDEX "lead_reply_files_lead_idx" ON "lead_reply_files" ("lead_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "reply_mailboxes";
  DROP TABLE "lead_reply_files";
  DROP TABLE "lead_replies";
  DROP TABLE "reply_tokens";
  ALTER TABLE "leads" DROP COLUMN "replied_at";`)
}
