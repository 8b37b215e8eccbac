import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_topic" AS ENUM('site-contact', 'contact-demand', 'send-to-friend', 'contact-me', 'contact-construction', 'contact-appointment', 'opinion-system', 'job-contact', 'request-document', 'rental-application', 'purchase-offer', 'lead-answer', 'newsletter', 'alert', 'visit', 'owner-invitation', 'owner-password', 'owner-report', 'owner-message', 'owner-login', 'owner-account', 'other');
  ALTER TABLE "mails" ADD COLUMN "topic" "enum_mails_topic" DEFAULT 'other' NOT NULL;
  CREATE INDEX "mails_topic_idx" ON "mails" USING btree ("topic");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "mails_topic_idx";
  ALTER TABLE "mails" DROP COLUMN "topic";
  DROP TYPE "public"."enum_mails_topic";`)
}
