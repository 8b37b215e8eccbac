import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// A lead from before has the time of its first answer by mail, if it had one.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "agent_id" integer;
  ALTER TABLE "users" ADD CONSTRAINT "users_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_answered_at_idx" ON "leads" USING btree ("answered_at");
  CREATE UNIQUE INDEX "users_agent_idx" ON "users" USING btree ("agent_id");
  UPDATE "leads" SET "answered_at" = (SELECT min("mails"."created_at") FROM "mails"
    WHERE "mails"."about" = 'leads/' || "leads"."id" AND "mails"."kind" = 'lead-answer');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP CONSTRAINT "users_agent_id_agents_id_fk";
  
  DROP INDEX "leads_answered_at_idx";
  DROP INDEX "users_agent_idx";
  ALTER TABLE "leads" DROP COLUMN "answered_at";
  ALTER TABLE "users" DROP COLUMN "agent_id";`)
}
