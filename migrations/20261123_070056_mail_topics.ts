import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_topic" AS ENUM('site-contact', 'contact-demand', 'send-to-friend', 'contact-me', 'contact-construction', 'contact-appointment', 'opinion-system', 'job-contact', 'request-document', 'rental-application', 'purchase-offer', 'lead-answer', 'newsletter', 'alert', 'visit', 'owner-invitation', 'owner-password', 'owner-report', 'owner-message', 'owner-login', 'owner-account', 'other');
  ALTER TABLE "mails" ADD COLUMN "topic" "enum_mails_topic" DEFAULT 'other' NOT NULL;
  CREATE INDEX "mails_topic_idx" ON "mails" USING btree ("topic");`)
  // Mails that are there already: the topic of the longest beginning of their kind that has one.
  await db.execute(sql`
   UPDATE "mails" SET "topic" = known."topic"::"enum_mails_topic"
   FROM "mails" AS mail CROSS JOIN LATERAL (
     SELECT names."topic" FROM (VALUES
      ('site-contact', 'site-contact'),
      ('contact-demand', 'contact-demand'),
      ('send-to-friend', 'send-to-friend'),
      ('contact-me', 'contact-me'),
      ('contact-construction', 'contact-construction'),
      ('contact-appointment', 'contact-appointment'),
      ('opinion-system', 'opinion-system'),
      ('job-contact', 'job-contact'),
      ('request-document', 'request-document'),
      ('rental-application', 'rental-application'),
      ('purchase-offer', 'purchase-offer'),
      ('lead-answer', 'lead-answer'),
      ('newsletter', 'newsletter'),
      ('alert', 'alert'),
      ('visit', 'visit'),
      ('owner-invitation', 'owner-invitation'),
      ('owner-password', 'owner-password'),
      ('owner-report', 'owner-report'),
      ('owner-message', 'owner-message'),
      ('owner-login', 'owner-login'),
      ('owner-account', 'owner-account'),
      ('demand-register', 'alert'),
      ('sign-newsletter', 'newsletter'),
      ('forgot-password', 'owner-password'),
      ('owner-answer', 'owner-message'),
      ('owner', 'owner-account')) AS names ("beginning", "topic")
     WHERE mail."kind" = names."beginning" OR starts_with(mail."kind", names."beginning" || '-')
     ORDER BY length(names."beginning") DESC LIMIT 1) AS known
   WHERE "mails"."id" = mail."id";`)
  // The column that editors have chosen for their list.
  await db.execute(sql`
   UPDATE "payload_preferences" SET "value" = replace("value"::text, '"accessor": "kind"', '"accessor": "topic"')::jsonb
   WHERE "key" = 'collection-mails';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "mails_topic_idx";
  ALTER TABLE "mails" DROP COLUMN "topic";
  DROP TYPE "public"."enum_mails_topic";`)
}
