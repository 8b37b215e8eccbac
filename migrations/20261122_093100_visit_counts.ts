import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What is counted for the owners of homes (docs/owner-area.md); Payload knows nothing of it, so the snapshot beside this
// file is the one of the migration before. Days are those of the clocks of Belgium.
// visit_salts: what visitors of a day are hashed with; thrown away at midnight, after which nobody can be recognised.
// visit_events: one visit per person, home and day, until the day is over and rolled up.
// visit_days: how many visits a home had on a day, by source and language.
// visit_totals: the sum of these of each home, kept by triggers: to add up years of days for every look would take seconds.
// property_history: what has become of the publication, the status and the price of a home, whoever writes it.
// owners_keep_newest: Payload writes a whole account back that it read before it looked at a password. What was changed
// meanwhile must not be undone: a password, a link that was used, logins that were ended, a report that was sent.
// With an owner go what was written to and by him, and with a first message its answers.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "visit_salts" ("day" date PRIMARY KEY NOT NULL, "salt" bytea NOT NULL);
  CREATE TABLE "visit_events" (
  	"day" date NOT NULL,
  	"property_id" integer NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
  	"visitor" bytea NOT NULL,
  	"source" text NOT NULL,
  	"language" text NOT NULL,
  	PRIMARY KEY ("day", "property_id", "visitor")
  );
  CREATE INDEX "visit_events_property_idx" ON "visit_events" USING btree ("property_id");
  CREATE TABLE "visit_days" (
  	"property_id" integer NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
  	"day" date NOT NULL,
  	"source" text NOT NULL,
  	"language" text NOT NULL,
  	"visits" integer NOT NULL CHECK ("visits" > 0),
  	PRIMARY KEY ("property_id", "day", "source", "language")
  );
  CREATE INDEX "visit_days_day_idx" ON "visit_days" USING btree ("day");
  CREATE TABLE "visit_totals" (
  	"property_id" integer PRIMARY KEY NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
  	"visits" bigint NOT NULL
  );
  CREATE FUNCTION "public"."keep_visit_totals"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM "public"."visit_totals";
    ELSIF TG_OP = 'DELETE' THEN
      UPDATE "public"."visit_totals" AS total SET visits = total.visits - gone.visits
      FROM (SELECT property_id, sum(visits) AS visits FROM old_days GROUP BY property_id) AS gone
      WHERE gone.property_id = total.property_id;
    ELSIF TG_OP = 'UPDATE' THEN
      UPDATE "public"."visit_totals" AS total SET visits = total.visits + changed.visits
      FROM (
        SELECT property_id, sum(visits) AS visits FROM (
          SELECT property_id, visits FROM new_days UNION ALL SELECT property_id, -visits FROM old_days
        ) AS each GROUP BY property_id
      ) AS changed
      WHERE changed.property_id = total.property_id;
    ELSE
      INSERT INTO "public"."visit_totals" AS total (property_id, visits)
      SELECT property_id, sum(visits) FROM new_days GROUP BY property_id ORDER BY property_id
      ON CONFLICT (property_id) DO UPDATE SET visits = total.visits + excluded.visits;
    END IF;
    RETURN NULL;
  END $body$;
  CREATE TRIGGER "visit_days_added" AFTER INSERT ON "visit_days" REFERENCING NEW TABLE AS new_days
    FOR EACH STATEMENT EXECUTE FUNCTION "public"."keep_visit_totals"();
  CREATE TRIGGER "visit_days_changed" AFTER UPDATE ON "visit_days" REFERENCING OLD TABLE AS old_days NEW TABLE AS new_days
    FOR EACH STATEMENT EXECUTE FUNCTION "public"."keep_visit_totals"();
  CREATE TRIGGER "visit_days_gone" AFTER DELETE ON "visit_days" REFERENCING OLD TABLE AS old_days
    FOR EACH STATEMENT EXECUTE FUNCTION "public"."keep_visit_totals"();
  CREATE TRIGGER "visit_days_emptied" AFTER TRUNCATE ON "visit_days"
    FOR EACH STATEMENT EXECUTE FUNCTION "public"."keep_visit_totals"();
  CREATE TABLE "property_history" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"property_id" integer NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
  	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"kind" text NOT NULL CHECK ("kind" IN ('published', 'withdrawn', 'status', 'price')),
  	"before" text,
  	"after" text
  );
  CREATE INDEX "property_history_property_idx" ON "property_history" USING btree ("property_id", "at");
  CREATE FUNCTION "public"."keep_property_history"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW._status = 'published' THEN
        INSERT INTO "public"."property_history" (property_id, kind) VALUES (NEW.id, 'published');
      END IF;
      RETURN NULL;
    END IF;
    IF OLD._status IS DISTINCT FROM NEW._status AND (NEW._status = 'published' OR OLD._status = 'published') THEN
      INSERT INTO "public"."property_history" (property_id, kind)
      VALUES (NEW.id, CASE WHEN NEW._status = 'published' THEN 'published' ELSE 'withdrawn' END);
    END IF;
    IF OLD.status IS DISTINCT FROM NEW.status THEN
      INSERT INTO "public"."property_history" (property_id, kind, before, after)
      VALUES (NEW.id, 'status', OLD.status::text, NEW.status::text);
    END IF;
    IF OLD.price IS DISTINCT FROM NEW.price THEN
      INSERT INTO "public"."property_history" (property_id, kind, before, after)
      VALUES (NEW.id, 'price', OLD.price::text, NEW.price::text);
    END IF;
    RETURN NULL;
  END $body$;
  CREATE TRIGGER "properties_history" AFTER INSERT OR UPDATE OF "_status", "status", "price"
    ON "properties" FOR EACH ROW EXECUTE FUNCTION "public"."keep_property_history"();
  CREATE FUNCTION "public"."keep_newest_owner"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF coalesce(NEW.link_version, 0) < coalesce(OLD.link_version, 0) THEN
      RAISE EXCEPTION 'The account has been changed meanwhile' USING ERRCODE = 'serialization_failure';
    END IF;
    NEW.reported_month := greatest(OLD.reported_month, NEW.reported_month);
    RETURN NEW;
  END $body$;
  CREATE TRIGGER "owners_keep_newest" BEFORE UPDATE ON "owners"
    FOR EACH ROW EXECUTE FUNCTION "public"."keep_newest_owner"();
  INSERT INTO "property_history" ("property_id", "at", "kind")
    SELECT "id", coalesce("published_at", "created_at"), 'published' FROM "properties" WHERE "_status" = 'published';
  ALTER TABLE "owner_messages" DROP CONSTRAINT "owner_messages_owner_id_owners_id_fk";
  ALTER TABLE "owner_messages" ADD CONSTRAINT "owner_messages_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "owner_messages" DROP CONSTRAINT "owner_messages_thread_id_owner_messages_id_fk";
  ALTER TABLE "owner_messages" ADD CONSTRAINT "owner_messages_thread_id_owner_messages_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."owner_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "owner_messages" ADD CONSTRAINT "owner_messages_whole_check" CHECK ("author" IS NOT NULL AND "subject" IS NOT NULL AND "body" IS NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "owner_messages" DROP CONSTRAINT "owner_messages_whole_check";
  ALTER TABLE "owner_messages" DROP CONSTRAINT "owner_messages_thread_id_owner_messages_id_fk";
  ALTER TABLE "owner_messages" ADD CONSTRAINT "owner_messages_thread_id_owner_messages_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."owner_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "owner_messages" DROP CONSTRAINT "owner_messages_owner_id_owners_id_fk";
  ALTER TABLE "owner_messages" ADD CONSTRAINT "owner_messages_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  DROP TRIGGER "owners_keep_newest" ON "owners";
  DROP FUNCTION "public"."keep_newest_owner"();
  DROP TRIGGER "properties_history" ON "properties";
  DROP FUNCTION "public"."keep_property_history"();
  DROP TABLE "property_history";
  DROP TABLE "visit_days";
  DROP TABLE "visit_totals";
  DROP FUNCTION "public"."keep_visit_totals"();
  DROP TABLE "visit_events";
  DROP TABLE "visit_salts";`)
}
