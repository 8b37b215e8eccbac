import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What keeps visits from being sold twice (docs/visits.md); Payload knows nothing of it, so the snapshot beside this file
// is the one of the migration before.
// An agent is at one home at a time: a look at his other visits, behind a lock of his own until the transaction ends.
// The number of the lock is that of src/cms/operations/agent-locks.ts. A constraint could say the same only with an
// extension, btree_gist. With a home or an agent go the times to visit it, but no visits.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "visits" ADD CONSTRAINT "visits_place_check" CHECK ("place" >= 1 AND "ends_at" > "starts_at");
  CREATE UNIQUE INDEX "visits_place_idx" ON "visits" USING btree ("property_id", "slot_key", "place") WHERE "state" <> 'cancelled';
  CREATE INDEX "visits_held_idx" ON "visits" USING btree ("agent_id", "ends_at") WHERE "state" <> 'cancelled';
  CREATE FUNCTION "public"."keep_agent_free"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF NEW.state = 'cancelled' OR NEW.agent_id IS NULL THEN
      RETURN NEW;
    END IF;
    IF TG_OP = 'UPDATE' THEN
      IF OLD.state <> 'cancelled' AND (OLD.agent_id, OLD.slot_key, OLD.starts_at, OLD.ends_at)
        IS NOT DISTINCT FROM (NEW.agent_id, NEW.slot_key, NEW.starts_at, NEW.ends_at) THEN
        RETURN NEW;
      END IF;
    END IF;
    PERFORM pg_advisory_xact_lock(1986, NEW.agent_id);
    IF EXISTS (
      SELECT FROM "public"."visits" other
      WHERE other.agent_id = NEW.agent_id AND other.state <> 'cancelled' AND other.id <> NEW.id
        AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
        AND (other.property_id, other.slot_key) IS DISTINCT FROM (NEW.property_id, NEW.slot_key)
    ) THEN
      RAISE EXCEPTION 'The agent has another visit at that time'
        USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'visits_agent_free';
    END IF;
    RETURN NEW;
  END $body$;
  CREATE TRIGGER "visits_agent_free" BEFORE INSERT OR UPDATE OF "agent_id", "slot_key", "starts_at", "ends_at", "state"
    ON "visits" FOR EACH ROW EXECUTE FUNCTION "public"."keep_agent_free"();
  ALTER TABLE "visit_openings" DROP CONSTRAINT "visit_openings_property_id_properties_id_fk";
  ALTER TABLE "visit_openings" ADD CONSTRAINT "visit_openings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visit_openings" DROP CONSTRAINT "visit_openings_agent_id_agents_id_fk";
  ALTER TABLE "visit_openings" ADD CONSTRAINT "visit_openings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "visit_openings" DROP CONSTRAINT "visit_openings_property_id_properties_id_fk";
  ALTER TABLE "visit_openings" ADD CONSTRAINT "visit_openings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visit_openings" DROP CONSTRAINT "visit_openings_agent_id_agents_id_fk";
  ALTER TABLE "visit_openings" ADD CONSTRAINT "visit_openings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  DROP TRIGGER "visits_agent_free" ON "visits";
  DROP FUNCTION "public"."keep_agent_free"();
  DROP INDEX "visits_held_idx";
  DROP INDEX "visits_place_idx";
  ALTER TABLE "visits" DROP CONSTRAINT "visits_place_check";`)
}
